import fastifyCookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';

/** Every cookie that the API sets. `Secure` holds on a developer's loopback address too. */
const COOKIES = {
  /** Renews the access token; no script ever sees it. */
  refresh: { name: 'ismi_refresh', httpOnly: true, path: '/api/auth' },
  /** Says nothing but "somebody is signed in here", so that a page is drawn with the right gap instead of a log-in button. */
  signedIn: { name: 'ismi_signed_in', httpOnly: false, path: '/' },
  /** Shows that a registration was made in this browser, so that no other one’s password opens its account. */
  registration: { name: 'ismi_registration', httpOnly: true, path: '/api/auth' },
  /** Shows that the owner of an account has been in this browser, so that strangers who guess cannot shut them out. */
  known: { name: 'ismi_known', httpOnly: true, path: '/api/auth' },
  /** What must come back from Google, for the minutes that the visitor is there. */
  google: { name: 'ismi_google', httpOnly: true, path: '/api/auth/google' },
} as const;
type CookieName = keyof typeof COOKIES;

export interface CookieJar {
  read(cookie: CookieName): string | undefined;
  keep(cookie: CookieName, value: string, lifetimeMs: number): void;
  drop(cookie: CookieName): void;
}

const optionsOf = (cookie: CookieName): CookieSerializeOptions => {
  const { httpOnly, path } = COOKIES[cookie];
  return { httpOnly, path, secure: true, sameSite: 'strict' };
};

export const cookieJarOf = (request: FastifyRequest, reply: FastifyReply): CookieJar => ({
  read: (cookie) => request.cookies[COOKIES[cookie].name],
  keep: (cookie, value, lifetimeMs) => {
    const maxAge = Math.floor(lifetimeMs / 1000);
    reply.setCookie(COOKIES[cookie].name, value, { ...optionsOf(cookie), maxAge });
  },
  drop: (cookie) => {
    reply.clearCookie(COOKIES[cookie].name, optionsOf(cookie));
  },
});

export const installCookies = (app: FastifyInstance) => app.register(fastifyCookie);

/** Cookies come along by themselves, so whoever acts on them must have been sent by one of our own pages. */
export function assertOwnPage(request: FastifyRequest, publicOrigin: string): void {
  if (request.headers.origin !== publicOrigin) throw new AppError('FORBIDDEN');
}
