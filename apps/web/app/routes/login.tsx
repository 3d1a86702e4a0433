import { auth } from '@ismi/contract';
import { LateLogin, loadLogin } from '../features/auth/late-forms.tsx';
import { FormFrame } from '../layout/form-frame.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';
import { apiContext } from '../lib/api-context.ts';
import type { Route } from './+types/login';

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(apiContext).load(auth.options, {});

/** Whoever comes from another page sees this one when the form is there too. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  const [options] = await Promise.all([serverLoader(), loadLogin()]);
  return options;
};

/** The steps of the way in are the same page. */
export const shouldRevalidate = () => false;

export default function LoginPage({ loaderData: options }: Route.ComponentProps) {
  return (
    <FormFrame>
      <UnlistedHead namespace="login" />
      <LateLogin hasGoogle={options?.google ?? false} />
    </FormFrame>
  );
}
