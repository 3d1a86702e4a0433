import type { Locale } from '@ismi/contract';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/session.ts';
import type { Clock } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import { findActor, insertMissingUsers } from './auth.queries.ts';

const ISSUER = 'ismi';
const AUDIENCE = 'ismi-api';
const LIFETIME_SECONDS = 10 * 60;

const keyOf = (deps: Pick<Deps, 'config'>) =>
  new TextEncoder().encode(deps.config.accessTokenSecret);
const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

interface KnownPerson {
  email: string;
  name: string;
  preferredLanguage: Locale;
  isAdmin: boolean;
}

/** Makes accounts for people the operator vouches for; those that exist stay as they are. Safe to repeat. */
export const addMissingPeople = (db: Db, clock: Clock, people: readonly KnownPerson[]) =>
  insertMissingUsers(
    db,
    people.map((person) => ({ id: newId(), createdAt: clock.now(), ...person })),
  );

/** A token of ten minutes for a user whose identity has been proven. */
export function issueAccessToken(
  deps: Pick<Deps, 'config' | 'clock'>,
  userId: string,
): Promise<string> {
  const issuedAt = secondsOf(deps.clock.now());
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS)
    .sign(keyOf(deps));
}

async function subjectOf(deps: Deps, token: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(deps), {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp'],
      currentDate: deps.clock.now(),
    });
    return z.uuid().safeParse(payload.sub).data;
  } catch {
    return undefined; // forged, foreign or expired: for the caller it is no token at all
  }
}

/** The person behind an access token as the database knows them now, or undefined. A deactivated account is nobody, at once. */
export async function resolveActor(deps: Deps, token: string): Promise<Actor | undefined> {
  const userId = await subjectOf(deps, token);
  if (!userId) return undefined;
  const found = await findActor(deps.db, userId);
  if (!found?.isActive) return undefined;
  const { isActive: _, ...actor } = found;
  return actor;
}
