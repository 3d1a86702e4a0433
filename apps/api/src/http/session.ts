import {
  ACCESS,
  type Admission,
  type Caller,
  type Door,
  decideAdmission,
  type ErrorCode,
  isOfWeight,
  type Locale,
} from '@ismi/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';

/** The signed-in person behind a request. */
export interface Actor extends Caller {
  userId: string;
  sessionId: string;
  preferredLanguage: Locale;
}

/** Given by app.ts, so that nothing here imports a feature. Undefined: no such session, or it has ended. */
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

/** Who is calling, and may they? Runs before the body is read, so strangers learn nothing about shapes. */
export const admitWith =
  (resolveActor: ResolveActor) =>
  async (request: FastifyRequest, door: Door): Promise<void> => {
    const token = bearerOf(request);
    request.actor = token ? await resolveActor(token) : undefined;
    const admission = decideAdmission(door, request.actor);
    if (admission !== 'admitted') throw new AppError(REFUSALS[admission]);
  };

/** Once the body is known: where only some of them ask for an act of weight, here it shows. */
export function assertFresh(door: Door, { actor, body }: FastifyRequest): void {
  if (isOfWeight(door, body) && !actor?.isFresh) throw new AppError('FRESH_SIGN_IN_REQUIRED');
}

export type Admit = ReturnType<typeof admitWith>;

/** Deny unless declared: an endpoint whose access is missing or misspelt must not even be mounted. */
export function assertDeclared(access: unknown, url: string): void {
  if (!ACCESS.some((known) => known === access)) {
    throw new Error(`${url} does not declare who may call it`);
  }
}
