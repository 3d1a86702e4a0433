import { LateLinkVerification, loadLinkVerification } from '../features/auth/late-forms.tsx';
import { FormFrame } from '../layout/form-frame.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';

/** Without one of its own, the server would leave the page to the browser's loader, and send it empty. */
export const loader = () => null;

/** Whoever comes from another page sees this one when the form is there too. */
export const clientLoader = async () => {
  await loadLinkVerification();
  return null;
};

export default function VerifyEmailPage() {
  return (
    <FormFrame>
      <UnlistedHead namespace="verify-email" />
      <LateLinkVerification />
    </FormFrame>
  );
}
