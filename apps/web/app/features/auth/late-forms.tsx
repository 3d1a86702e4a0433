import { type ComponentProps, Suspense } from 'react';
import { latePart } from '../../lib/late-part.ts';
import type { LoginFlow } from './login/login-flow.tsx';

// Rules and fields weigh as much as half of React, so each form is a chunk of its own. On the server it is there at once,
// so that it stands in the page; in the browser it follows when the rest is awake.
export const loadLogin = () =>
  import('./login/login-flow.tsx').then((module) => ({ default: module.LoginFlow }));
export const loadForgotPassword = () =>
  import('./password/forgot-password-form.tsx').then((module) => ({
    default: module.ForgotPasswordForm,
  }));
export const loadResetPassword = () =>
  import('./password/reset-password-form.tsx').then((module) => ({
    default: module.ResetPasswordForm,
  }));
export const loadLinkVerification = () =>
  import('./verification/link-verification.tsx').then((module) => ({
    default: module.LinkVerification,
  }));
export const loadCodeVerification = () =>
  import('./verification/code-page-content.tsx').then((module) => ({
    default: module.CodePageContent,
  }));

const { SSR } = import.meta.env;
const Login = SSR ? (await loadLogin()).default : latePart(loadLogin);
const ForgotPassword = SSR ? (await loadForgotPassword()).default : latePart(loadForgotPassword);
const ResetPassword = SSR ? (await loadResetPassword()).default : latePart(loadResetPassword);
const Link = SSR ? (await loadLinkVerification()).default : latePart(loadLinkVerification);
const Code = SSR ? (await loadCodeVerification()).default : latePart(loadCodeVerification);

export const LateLogin = (props: ComponentProps<typeof LoginFlow>) => (
  <Suspense>
    <Login {...props} />
  </Suspense>
);
export const LateForgotPassword = () => (
  <Suspense>
    <ForgotPassword />
  </Suspense>
);
export const LateResetPassword = () => (
  <Suspense>
    <ResetPassword />
  </Suspense>
);
export const LateLinkVerification = () => (
  <Suspense>
    <Link />
  </Suspense>
);
export const LateCodeVerification = () => (
  <Suspense>
    <Code />
  </Suspense>
);
