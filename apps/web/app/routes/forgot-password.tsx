import { LazyForgotPassword, loadForgotPassword } from '../features/auth/lazy-forms.tsx';
import { FormFrame } from '../shell/frames/form-frame.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';

/** Without a loader of its own, the server would leave the page to the client loader and send it empty. */
export const loader = () => null;

/** On client navigation, wait for the form before showing the page. */
export const clientLoader = async () => {
  await loadForgotPassword();
  return null;
};

export default function ForgotPasswordPage() {
  return (
    <FormFrame>
      <UnlistedHead namespace="forgot-password" />
      <LazyForgotPassword />
    </FormFrame>
  );
}
