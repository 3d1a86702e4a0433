import fastifyCookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';
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

export const cookieJarOf = (request: FastifyRequest, reply: FastifyReply): CookieJar => ({
  read: (cookie) => request.cookies[COOKIES[cookie].name],
  keep: (cookie, value) => {
    const { name, lifetimeMs } = COOKIES[cookie];
    reply.setCookie(name, value, { ...optionsOf(cookie), maxAge: lifetimeMs / 1000 });
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
