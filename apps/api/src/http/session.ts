import { ACCESS, type Access, type Caller, decideAdmission, type Locale } from '@ismi/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';

/** The signed-in person behind a request. */
export interface Actor extends Caller {
  userId: string;
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

/** Who is calling, and may they? Runs before the body is read, so strangers learn nothing about shapes. */
export const admitWith =
  (resolveActor: ResolveActor) =>
  async (request: FastifyRequest, access: Access): Promise<void> => {
    const token = bearerOf(request);
    request.actor = token ? await resolveActor(token) : undefined;
    const admission = decideAdmission(access, request.actor);
    if (admission === 'sign-in-needed') throw new AppError('UNAUTHENTICATED');
    if (admission === 'forbidden') throw new AppError('FORBIDDEN');
  };

export type Admit = ReturnType<typeof admitWith>;

/** Deny unless declared: an endpoint whose access is missing or misspelt must not even be mounted. */
export function assertDeclared(access: unknown, url: string): void {
  if (!ACCESS.some((known) => known === access)) {
    throw new Error(`${url} does not declare who may call it`);
  }
}
