import { lazyPart } from '../../browser/lazy-part.tsx';

// Validation and fields weigh as much as half of React, so each form is a chunk of its own. The server renders it at once,
// so that it is in the HTML; in the browser it hydrates after the rest.
export const loadLogin = () => import('./login/login-flow.tsx').then((module) => module.LoginFlow);
export const loadForgotPassword = () =>
  import('./password/forgot-password-form.tsx').then((module) => module.ForgotPasswordForm);
export const loadResetPassword = () =>
  import('./password/reset-password-form.tsx').then((module) => module.ResetPasswordForm);
export const loadLinkVerification = () =>
  import('./verification/link-verification.tsx').then((module) => module.LinkVerification);
export const loadCodeVerification = () =>
  import('./verification/code-page-content.tsx').then((module) => module.CodePageContent);

export const LazyLogin = lazyPart(loadLogin, {
  serverPart: import.meta.env.SSR && (await loadLogin()),
});
export const LazyForgotPassword = lazyPart(loadForgotPassword, {
  serverPart: import.meta.env.SSR && (await loadForgotPassword()),
});
export const LazyResetPassword = lazyPart(loadResetPassword, {
  serverPart: import.meta.env.SSR && (await loadResetPassword()),
});
export const LazyLinkVerification = lazyPart(loadLinkVerification, {
  serverPart: import.meta.env.SSR && (await loadLinkVerification()),
});
export const LazyCodeVerification = lazyPart(loadCodeVerification, {
  serverPart: import.meta.env.SSR && (await loadCodeVerification()),
});
