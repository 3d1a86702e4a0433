import {
  ACCESS,
  type AccessRule,
  type Admission,
  type Caller,
  decideAdmission,
  type ErrorCode,
  type Locale,
  requiresFreshSignIn,
} from '@ismi/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';

/** The signed-in user of a request. */
export interface Actor extends Caller {
  userId: string;
  sessionId: string;
  preferredLanguage: Locale;
}

/** Passed in by app.ts, so that nothing here imports a feature. Undefined: no such session, or it has ended. */
export type ResolveActor = (accessToken: string) => Promise<Actor | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
}

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

const REFUSALS: Record<Exclude<Admission, 'admitted'>, ErrorCode> = {
  'sign-in-needed': 'UNAUTHENTICATED',
  forbidden: 'FORBIDDEN',
  'second-factor-needed': 'SECOND_FACTOR_REQUIRED',
  'fresh-sign-in-needed': 'FRESH_SIGN_IN_REQUIRED',
};

/** Authenticates and authorises the caller. Runs before the body is read, so strangers learn nothing about its shape. */
export const admitWith =
  (resolveActor: ResolveActor) =>
  async (request: FastifyRequest, rule: AccessRule): Promise<void> => {
    const token = bearerOf(request);
    request.actor = token ? await resolveActor(token) : undefined;
    const admission = decideAdmission(rule, request.actor);
    if (admission !== 'admitted') throw new AppError(REFUSALS[admission]);
  };

/** Runs once the body is known: for endpoints where only some bodies require a fresh sign-in. */
export function assertFresh(rule: AccessRule, { actor, body }: FastifyRequest): void {
  if (requiresFreshSignIn(rule, body) && !actor?.isFresh)
    throw new AppError('FRESH_SIGN_IN_REQUIRED');
}

export type Admit = ReturnType<typeof admitWith>;

/** Deny by default: an endpoint whose access is missing or misspelt must not be mounted. */
export function assertDeclared(access: unknown, url: string): void {
  if (!ACCESS.some((known) => known === access)) {
    throw new Error(`${url} does not declare who may call it`);
  }
}
