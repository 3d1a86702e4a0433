import { lazyPart, lazyWhenOnline } from '../../browser/lazy-part.tsx';

// Rules and fields weigh as much as half of React, so each form is a chunk of its own. On the server it is there at once,
// so that it is in the HTML; in the browser it hydrates after the rest.
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

export const LazyLogin = lazyPart(SSR ? (await loadLogin()).default : lazyWhenOnline(loadLogin));
export const LazyForgotPassword = lazyPart(
  SSR ? (await loadForgotPassword()).default : lazyWhenOnline(loadForgotPassword),
);
export const LazyResetPassword = lazyPart(
  SSR ? (await loadResetPassword()).default : lazyWhenOnline(loadResetPassword),
);
export const LazyLinkVerification = lazyPart(
  SSR ? (await loadLinkVerification()).default : lazyWhenOnline(loadLinkVerification),
);
export const LazyCodeVerification = lazyPart(
  SSR ? (await loadCodeVerification()).default : lazyWhenOnline(loadCodeVerification),
);
