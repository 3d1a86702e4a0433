import { serverRenderedPart } from '../../browser/lazy-part.tsx';

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

export const LazyLogin = serverRenderedPart(loadLogin, import.meta.env.SSR && (await loadLogin()));
export const LazyForgotPassword = serverRenderedPart(
  loadForgotPassword,
  import.meta.env.SSR && (await loadForgotPassword()),
);
export const LazyResetPassword = serverRenderedPart(
  loadResetPassword,
  import.meta.env.SSR && (await loadResetPassword()),
);
export const LazyLinkVerification = serverRenderedPart(
  loadLinkVerification,
  import.meta.env.SSR && (await loadLinkVerification()),
);
export const LazyCodeVerification = serverRenderedPart(
  loadCodeVerification,
  import.meta.env.SSR && (await loadCodeVerification()),
);
