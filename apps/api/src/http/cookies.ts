import fastifyCookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import type { Clock } from '../lib/clock.ts';
import { COOKIES } from './cookie-list.ts';

type CookieName = keyof typeof COOKIES;

export interface CookieJar {
  read(cookie: CookieName): string | undefined;
  keep(cookie: CookieName, value: string): void;
  drop(cookie: CookieName): void;
}

/** `Secure` holds on a developer's loopback address too. */
const optionsOf = (cookie: CookieName): CookieSerializeOptions => {
  const { httpOnly, path } = COOKIES[cookie];
  return { httpOnly, path, secure: true, sameSite: 'strict' };
};

/** Without the prefix: for plain http, where browsers may refuse it, and for cookies from before prefixes were used. */
const plainNameOf = (cookie: CookieName): string =>
  COOKIES[cookie].name.replace(/^__(Secure|Host)-/, '');

/**
 * The cookies of a request and of its answer. Cookies without prefix still work for some weeks after the release, so that users stay
 * signed in: one is read if the prefixed cookie is missing, and removed when that is written.
 */
export const cookieJarOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  { publicOrigin, clock }: { publicOrigin: string; clock: Clock },
): CookieJar => {
  const isSecure = publicOrigin.startsWith('https:');
  const nameOf = (cookie: CookieName) => (isSecure ? COOKIES[cookie].name : plainNameOf(cookie));
  const readUnprefixed = (cookie: CookieName) =>
    clock.now().getTime() < COOKIES[cookie].unprefixedUntil
      ? request.cookies[plainNameOf(cookie)]
      : undefined;
  const dropUnprefixed = (cookie: CookieName) => {
    const unprefixed = plainNameOf(cookie);
    if (isSecure && request.cookies[unprefixed] !== undefined)
      reply.clearCookie(unprefixed, optionsOf(cookie));
  };
  return {
    read: (cookie) => request.cookies[nameOf(cookie)] ?? readUnprefixed(cookie),
    keep: (cookie, value) => {
      const maxAge = COOKIES[cookie].lifetimeMs / 1000;
      reply.setCookie(nameOf(cookie), value, { ...optionsOf(cookie), maxAge });
      dropUnprefixed(cookie);
    },
    drop: (cookie) => {
      reply.clearCookie(nameOf(cookie), optionsOf(cookie));
      dropUnprefixed(cookie);
    },
  };
};

export const installCookies = (app: FastifyInstance) => app.register(fastifyCookie);

/** Browsers send cookies automatically, so a request that relies on them must come from one of our own pages. */
export function assertOwnOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (request.headers.origin !== publicOrigin) throw new AppError('FORBIDDEN');
}
