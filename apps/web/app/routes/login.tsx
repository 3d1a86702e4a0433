import { auth } from '@ismi/contract';
import { localeInPath, localeInState } from '@ismi/contract/locales';
import { redirect } from 'react-router';
import { apiContext } from '../data/loader-api.ts';
import { LazyLogin, loadLogin } from '../features/auth/lazy-forms.tsx';
import { pathTo } from '../paths.ts';
import { FormFrame } from '../shell/frames/form-frame.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';
import type { Route } from './+types/login';

/** Google knows only one address without a language: users return to the language in which they left. */
export const loader = ({ url: { pathname, search, searchParams }, context }: Route.LoaderArgs) => {
  const locale = localeInPath(pathname) ? undefined : localeInState(searchParams.get('state'));
  if (locale) throw redirect(`${pathTo('login', locale)}${search}`);
  return context.get(apiContext).load(auth.options, {});
};

/** On client navigation, wait for the form before showing the page. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  const [options] = await Promise.all([serverLoader(), loadLogin()]);
  return options;
};

/** The steps of the sign-in are the same page. */
export const shouldRevalidate = () => false;

export default function LoginPage({ loaderData: options }: Route.ComponentProps) {
  return (
    <FormFrame>
      <UnlistedHead namespace="login" />
      <LazyLogin hasGoogle={options?.google ?? false} />
    </FormFrame>
  );
}
