import { auth, languages, replyText } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import type { CookieJar, Feature } from '../../http/mount.ts';
import { AppError } from '../../lib/app-error.ts';
import { changeAccount, changeLanguage, readAccount } from './account.service.ts';
import { finishGoogle, startGoogle } from './google.service.ts';
import { newMark } from './known-browsers.service.ts';
import { changePassword, resetPassword } from './passwords.service.ts';
import { register } from './registration.service.ts';
import { requestReset, requestVerification } from './resend.service.ts';
import { refreshSession, type SessionTokens, signOut } from './sessions.service.ts';
import { checkEmail, signIn } from './sign-in.service.ts';
import { verifyEmail } from './verification.service.ts';

/** Whoever has shown to own this account is known in this browser from now on. */
const keepMark = (deps: Deps, cookies: CookieJar, email: string) =>
  cookies.keep('known', newMark(deps, email));

type Opened = SessionTokens & { user: { email: string } };

/** The refresh token leaves as a cookie and never in a body. */
function keepSession<T extends Opened>(deps: Deps, cookies: CookieJar, signedIn: T) {
  const { refreshToken, ...answer } = signedIn;
  cookies.keep('refresh', refreshToken);
  cookies.keep('signedIn', '1');
  keepMark(deps, cookies, signedIn.user.email);
  return answer;
}

function dropSession(cookies: CookieJar): void {
  cookies.drop('refresh');
  cookies.drop('signedIn');
}

/** Whoever has just shown the password that waits need not show it again to answer the mail. */
function keepRegistration<T extends { registrationKey: string }>(cookies: CookieJar, waiting: T) {
  const { registrationKey, ...answer } = waiting;
  cookies.keep('registration', registrationKey);
  return answer;
}

const sameCase = <T extends { email: string }>(body: T): T => ({
  ...body,
  email: body.email.toLowerCase(),
});

export const authRoutes: Feature = (mount, deps) => {
  mount(auth.options, async () => ({ google: deps.google !== null }));
  mount(auth.checkEmail, ({ body, address }) => checkEmail(deps, sameCase(body).email, address));
  mount(auth.register, async ({ body, locale, address, cookies }) => {
    const opened = await register(deps, { ...sameCase(body), locale, address });
    return keepRegistration(cookies, opened);
  });
  mount(auth.login, async ({ body, locale, address, cookies }) => {
    const mark = cookies.read('known');
    const entry = await signIn(deps, { ...sameCase(body), locale, address, mark });
    if ('token' in entry) return keepSession(deps, cookies, entry);
    keepRegistration(cookies, entry);
    throw new AppError('EMAIL_NOT_VERIFIED');
  });
  mount(auth.verifyEmail, async ({ body, locale, address, cookies }) => {
    const claim = {
      registrationKey: cookies.read('registration'),
      password: body.password,
      address,
    };
    const opened = keepSession(deps, cookies, await verifyEmail(deps, body, claim, locale));
    cookies.drop('registration');
    return opened;
  });
  mount(auth.sendVerification, ({ body, locale }) =>
    requestVerification(deps, { ...sameCase(body), locale }),
  );
  mount(auth.forgotPassword, ({ body, locale }) =>
    requestReset(deps, { ...sameCase(body), locale }),
  );
  mount(auth.resetPassword, async ({ body, locale, cookies }) => {
    const { email, ...answer } = await resetPassword(deps, { ...body, locale });
    keepMark(deps, cookies, email);
    return answer;
  });
  mount(auth.googleStart, async ({ locale, cookies }) => {
    const { url, kept } = await startGoogle(deps, locale);
    cookies.keep('google', kept);
    return { url };
  });
  mount(auth.google, async ({ body, locale, cookies }) => {
    const kept = cookies.read('google');
    cookies.drop('google');
    return keepSession(deps, cookies, await finishGoogle(deps, { ...body, kept, locale }));
  });
  mount(auth.refresh, async ({ cookies }) => {
    const renewed = await refreshSession(deps, cookies.read('refresh'));
    if (renewed) return keepSession(deps, cookies, renewed);
    dropSession(cookies);
    throw new AppError('UNAUTHENTICATED');
  });
  mount(auth.logout, async ({ body, locale, cookies }) => {
    await signOut(deps, cookies.read('refresh'), body.everywhere);
    dropSession(cookies);
    return { message: replyText('SIGNED_OUT', locale) };
  });
  mount(auth.me, ({ actor }) => readAccount(deps.db, actor.userId));
  mount(auth.updateMe, ({ actor, body }) => changeAccount(deps.db, actor.userId, body));
  mount(auth.changePassword, async ({ actor, body, locale, cookies }) =>
    keepSession(deps, cookies, await changePassword(deps, actor, { ...body, locale })),
  );
  mount(languages.setMine, ({ actor, body }) =>
    changeLanguage(deps.db, actor.userId, body.language),
  );
};
