import { auth, languages, ownSessions, replyText } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import type { CookieJar, Feature } from '../../http/mount.ts';
import { AppError } from '../../lib/app-error.ts';
import { changeAccount, changeLanguage, readAccount } from './account.service.ts';
import {
  pseudonymOfEmail,
  recordAuthEvent,
  recordingRefusals,
  userPseudonym,
} from './auth-events.service.ts';
import { finishGoogle, startGoogle } from './google.service.ts';
import { newBrowserMark } from './known-browsers.service.ts';
import { endOtherOwnSessions, endOwnSession, listOwnSessions } from './own-sessions.service.ts';
import { changePassword, resetPassword } from './passwords.service.ts';
import { register } from './registration.service.ts';
import { requestReset, requestVerification } from './resend.service.ts';
import { recordDevice, refreshSession, type SessionTokens, signOut } from './sessions.service.ts';
import { checkEmail, signIn } from './sign-in.service.ts';
import { verifyEmail } from './verification.service.ts';

/** Marks this browser as known to the account's owner. */
const keepMark = (deps: Deps, cookies: CookieJar, email: string) =>
  cookies.keep('known', newBrowserMark(deps, email));

type Opened = SessionTokens & { user: { email: string } };

/** Data of every request. */
interface Sent {
  cookies: CookieJar;
  raw: { headers: { 'user-agent'?: string | undefined } };
  address: string;
}

const placeOf = ({ raw, address }: Sent) => ({ userAgent: raw.headers['user-agent'], address });

/** The refresh token is sent as a cookie, never in a body. */
function keepTokens<T extends Opened>(deps: Deps, cookies: CookieJar, signedIn: T) {
  const { refreshToken, ...answer } = signedIn;
  cookies.keep('refresh', refreshToken);
  cookies.keep('signedIn', '1');
  keepMark(deps, cookies, signedIn.user.email);
  return answer;
}

/** Starts a session, which its owner sees in the list of devices. */
async function keepSession<T extends Opened>(deps: Deps, sent: Sent, signedIn: T) {
  await recordDevice(deps, signedIn.refreshToken, placeOf(sent));
  return keepTokens(deps, sent.cookies, signedIn);
}

function dropSession(cookies: CookieJar): void {
  cookies.drop('refresh');
  cookies.drop('signedIn');
}

/** A user who has just entered the pending password need not enter it again to answer the mail. */
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
  mount(auth.login, async ({ body, locale, ...sent }) => {
    const { address, cookies } = sent;
    const mark = cookies.read('known');
    const attempt = { ...sameCase(body), locale, address, mark };
    const who = () => pseudonymOfEmail(deps, body.email);
    const by = 'password';
    const entry = await recordingRefusals(deps, 'sign-in-failed', { who, by }, () =>
      signIn(deps, attempt),
    );
    if ('token' in entry) {
      recordAuthEvent(deps, 'sign-in', userPseudonym(deps, entry.user.id), { by });
      return keepSession(deps, sent, entry);
    }
    keepRegistration(cookies, entry);
    const reason = 'EMAIL_NOT_VERIFIED';
    recordAuthEvent(deps, 'sign-in-failed', await who(), { by, reason });
    throw new AppError(reason);
  });
  mount(auth.verifyEmail, async ({ body, locale, ...sent }) => {
    const { address, cookies } = sent;
    const claim = {
      registrationKey: cookies.read('registration'),
      password: body.password,
      address,
    };
    const who = () => ('email' in body ? pseudonymOfEmail(deps, body.email) : undefined);
    const by = 'mail';
    const verified = await recordingRefusals(deps, 'sign-in-failed', { who, by }, () =>
      verifyEmail(deps, body, claim, locale),
    );
    const opened = await keepSession(deps, sent, verified);
    recordAuthEvent(deps, 'sign-in', userPseudonym(deps, opened.user.id), { by });
    cookies.drop('registration');
    return opened;
  });
  mount(auth.sendVerification, ({ body, locale }) =>
    requestVerification(deps, { ...sameCase(body), locale }),
  );
  mount(auth.forgotPassword, ({ body, locale }) =>
    requestReset(deps, { ...sameCase(body), locale }),
  );
  mount(auth.resetPassword, async ({ body, locale, address, cookies }) => {
    const reset = { ...body, locale, network: address };
    const refusal = { who: () => undefined, by: 'mail' };
    const { email, ...answer } = await recordingRefusals(
      deps,
      'password-reset-failed',
      refusal,
      () => resetPassword(deps, reset),
    );
    recordAuthEvent(deps, 'password-reset', await pseudonymOfEmail(deps, email));
    keepMark(deps, cookies, email);
    return answer;
  });
  mount(auth.googleStart, async ({ locale, cookies }) => {
    const { url, kept } = await startGoogle(deps, locale);
    cookies.keep('google', kept);
    return { url };
  });
  mount(auth.google, async ({ body, locale, ...sent }) => {
    const { address: network, cookies } = sent;
    const kept = cookies.read('google');
    cookies.drop('google');
    const refusal = { who: () => undefined, by: 'google' };
    const { isLinked, ...entry } = await recordingRefusals(deps, 'sign-in-failed', refusal, () =>
      finishGoogle(deps, { ...body, kept, locale, network }),
    );
    const who = userPseudonym(deps, entry.user.id);
    if (isLinked) recordAuthEvent(deps, 'google-link', who);
    recordAuthEvent(deps, 'sign-in', who, { by: 'google' });
    return keepSession(deps, sent, entry);
  });
  mount(auth.refresh, async (sent) => {
    const { cookies } = sent;
    const renewed = await refreshSession(deps, cookies.read('refresh'), placeOf(sent));
    if (renewed) return keepTokens(deps, cookies, renewed);
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
  mount(auth.changePassword, async ({ actor, body, locale, ...sent }) => {
    const who = () => userPseudonym(deps, actor.userId);
    const refusal = { who, by: 'password' };
    const changed = await recordingRefusals(deps, 'password-change-failed', refusal, () =>
      changePassword(deps, actor, { ...body, locale }),
    );
    recordAuthEvent(deps, 'password-changed', who());
    return keepSession(deps, sent, changed);
  });
  mount(ownSessions.list, ({ actor }) => listOwnSessions(deps, actor));
  mount(ownSessions.end, ({ actor, params }) => endOwnSession(deps, actor, params.id));
  mount(ownSessions.endOthers, ({ actor }) => endOtherOwnSessions(deps, actor));
  mount(languages.setMine, ({ actor, body }) =>
    changeLanguage(deps.db, actor.userId, body.language),
  );
};
