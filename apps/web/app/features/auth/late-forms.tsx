import { fetchedLate, latePart } from '../../lib/late-part.tsx';

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

export const LateLogin = latePart(SSR ? (await loadLogin()).default : fetchedLate(loadLogin));
export const LateForgotPassword = latePart(
  SSR ? (await loadForgotPassword()).default : fetchedLate(loadForgotPassword),
);
export const LateResetPassword = latePart(
  SSR ? (await loadResetPassword()).default : fetchedLate(loadResetPassword),
);
export const LateLinkVerification = latePart(
  SSR ? (await loadLinkVerification()).default : fetchedLate(loadLinkVerification),
);
export const LateCodeVerification = latePart(
  SSR ? (await loadCodeVerification()).default : fetchedLate(loadCodeVerification),
);
