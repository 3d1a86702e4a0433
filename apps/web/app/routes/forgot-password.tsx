import { LateForgotPassword, loadForgotPassword } from '../features/auth/late-forms.tsx';
import { FormFrame } from '../layout/form-frame.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';

/** Without one of its own, the server would leave the page to the browser's loader, and send it empty. */
export const loader = () => null;

/** Whoever comes from another page sees this one when the form is there too. */
export const clientLoader = async () => {
  await loadForgotPassword();
  return null;
};

export default function ForgotPasswordPage() {
  return (
    <FormFrame>
      <UnlistedHead namespace="forgot-password" />
      <LateForgotPassword />
    </FormFrame>
  );
}
