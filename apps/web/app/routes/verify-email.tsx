import { LazyLinkVerification, loadLinkVerification } from '../features/auth/lazy-forms.tsx';
import { FormFrame } from '../layout/form-frame.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';

/** Without one of its own, the server would leave the page to the browser's loader, and send it empty. */
export const loader = () => null;

/** On client navigation, wait for the form before showing the page. */
export const clientLoader = async () => {
  await loadLinkVerification();
  return null;
};

export default function VerifyEmailPage() {
  return (
    <FormFrame>
      <UnlistedHead namespace="verify-email" />
      <LazyLinkVerification />
    </FormFrame>
  );
}
