import { localeInPath } from '@ismi/contract/locales';
import { redirect } from 'react-router';
import { LazyResetPassword, loadResetPassword } from '../features/auth/lazy-forms.tsx';
import { pathTo } from '../paths.ts';
import { FormFrame } from '../shell/frames/form-frame.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';
import type { Route } from './+types/reset-password.ts';

/** Without the link of the mail this page has no purpose. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!searchParams.has('token')) throw redirect(pathTo('login', localeInPath(pathname)));
  return null;
}

/** On client navigation, wait for the form before showing the page. */
export const clientLoader = async () => {
  await loadResetPassword();
  return null;
};

export default function ResetPasswordPage() {
  return (
    <FormFrame>
      <UnlistedHead namespace="reset-password" />
      <LazyResetPassword />
    </FormFrame>
  );
}
