import { ACCOUNT_LIMITS, BUSINESS_TIME_ZONE } from '@ismi/contract';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Db, Tx } from '../../db/client.ts';
import type { SessionEnd } from '../../db/schema/auth.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/session.ts';
import { BoundedMap } from '../../lib/bounded-map.ts';
import { dayIn } from '../../lib/calendar-day.ts';
import { newId } from '../../lib/ids.ts';
import { isSame, secretFor } from '../../lib/keyed-secret.ts';
import { readAccount } from './account.service.ts';
import { noteAuthEvent, whoIs } from './auth-events.service.ts';
import { deviceOf, shortenedAddress } from './devices.rules.ts';
import {
  endSession,
  endSessionsOf,
  findActor,
  findSession,
  insertSession,
  renewSession,
  type SeenFrom,
  setSeenFrom,
} from './sessions.queries.ts';
import { decideRenewal, isOver, standingOf } from './sessions.rules.ts';
import { markSeen } from './users.queries.ts';

const ISSUER = 'ismi';
const AUDIENCE = 'ismi-api';

type TokenDeps = Pick<Deps, 'config' | 'clock'>;

/** What a signed-in browser holds: the token in memory, the refresh token in a cookie that no script can read. */
export interface SessionTokens {
  token: string;
  refreshToken: string;
}

const keyOf = (deps: TokenDeps) => new TextEncoder().encode(deps.config.accessTokenSecret);
const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

function accessTokenOf(deps: TokenDeps, userId: string, sessionId: string): Promise<string> {
  const issuedAt = secondsOf(deps.clock.now());
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCOUNT_LIMITS.accessTokenLifetimeMs / 1000)
    .sign(keyOf(deps));
}

/** Made from the session and its generation, so it need not be kept anywhere, and the same step always gives the same token. */
function refreshTokenOf(deps: TokenDeps, sessionId: string, generation: number): string {
  const step = `${sessionId}.${generation}`;
  return `${step}.${secretFor(deps.config.accessTokenSecret, 'refresh-token', step)}`;
}

const RefreshToken = z
  .string()
  .max(200)
  .regex(/^[0-9a-f-]{36}\.\d{1,9}\.[\w-]+$/);

function readRefreshToken(deps: TokenDeps, token: string | undefined) {
  const [sessionId = '', digits = ''] = RefreshToken.safeParse(token).data?.split('.') ?? [];
  if (!token || !z.uuid().safeParse(sessionId).success) return undefined;
  const generation = Number(digits);
  return isSame(token, refreshTokenOf(deps, sessionId, generation))
    ? { sessionId, generation }
    : undefined;
}

const tokensOf = async (
  deps: TokenDeps,
  userId: string,
  sessionId: string,
  generation: number,
): Promise<SessionTokens> => ({
  token: await accessTokenOf(deps, userId, sessionId),
  refreshToken: refreshTokenOf(deps, sessionId, generation),
});

/** Begins the stay of a user whose identity has just been proven. */
export async function openSession(
  db: Db | Tx,
  deps: TokenDeps,
  userId: string,
): Promise<SessionTokens> {
  const now = deps.clock.now();
  const id = newId();
  const expiresAt = new Date(now.getTime() + ACCOUNT_LIMITS.sessionLifetimeMs);
  const moments = { renewedAt: now, createdAt: now, provenAt: now, expiresAt };
  await insertSession(db, { id, userId, ...moments });
  return tokensOf(deps, userId, id, 0);
}

/** Where a request comes from, as it says itself and as our proxies say. */
interface Place {
  userAgent: string | undefined;
  address: string;
}

/** All that is kept of it. */
const seenFrom = ({ userAgent, address }: Place): SeenFrom => ({
  device: deviceOf(userAgent),
  network: shortenedAddress(address),
});

/** Writes down that a session has ended. */
const noteEnd = (deps: Deps, session: { userId: string } | undefined, reason: SessionEnd) =>
  noteAuthEvent(deps, 'session-ended', session && whoIs(deps, session.userId), { reason });

/**
 * New tokens for a session that lives, or undefined. Two tabs with the same token get the same answer for ten seconds;
 * a token from further back was stolen or copied, and ends the session for everybody who holds a piece of it.
 */
export async function refreshSession(deps: Deps, refreshToken: string | undefined, place: Place) {
  const presented = readRefreshToken(deps, refreshToken);
  if (!presented) return undefined;
  const { sessionId, generation } = presented;
  const now = deps.clock.now();
  const isFirst = await renewSession(deps.db, sessionId, generation, { now, ...seenFrom(place) });
  const session = await findSession(deps.db, sessionId);
  const renewal = decideRenewal(session, { generation, isFirst, now });
  if (renewal === 'reuse') {
    await endSession(deps.db, sessionId, 'reuse', now);
    noteEnd(deps, session, 'reuse');
  }
  if (renewal !== 'renewed' || !session) return undefined;
  const account = await readAccount(deps.db, session.userId);
  if (!account.is_active) return undefined;
  const tokens = await tokensOf(deps, session.userId, sessionId, generation + 1);
  return { ...tokens, user: account };
}

/** Notes in which browser a session has just begun, for its owner's list. */
export async function noteDevice(deps: Deps, refreshToken: string, place: Place) {
  const presented = readRefreshToken(deps, refreshToken);
  if (presented) await setSeenFrom(deps.db, presented.sessionId, seenFrom(place));
}

/** Ends the session of a refresh token, or all of its user. Safe to repeat; a token that is none ends nothing. */
export async function signOut(deps: Deps, refreshToken: string | undefined, everywhere: boolean) {
  const presented = readRefreshToken(deps, refreshToken);
  if (!presented) return;
  const now = deps.clock.now();
  await endSession(deps.db, presented.sessionId, 'signed-out', now);
  const session = await findSession(deps.db, presented.sessionId);
  noteEnd(deps, session, everywhere ? 'everywhere' : 'signed-out');
  if (everywhere && session) await endSessionsOf(deps.db, session.userId, 'everywhere', now);
}

/** Ends every session of a user at once: each request asks the database whether its session lives. */
export const endEverySession = (tx: Tx, userId: string, by: SessionEnd, now: Date) =>
  endSessionsOf(tx, userId, by, now);

const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.int() });
type Claims = z.output<typeof Claims>;

/**
 * Tokens whose signature was found right. One token comes with every request of ten minutes, and verifying it costs more than
 * reading the actor; who it is and whether it still holds is asked every time all the same.
 */
const VERIFIED = new WeakMap<Deps['config'], BoundedMap<string, Claims>>();

function verifiedBy({ config }: TokenDeps): BoundedMap<string, Claims> {
  const known = VERIFIED.get(config) ?? new BoundedMap(10_000);
  VERIFIED.set(config, known);
  return known;
}

async function claimsOf(deps: TokenDeps, token: string): Promise<Claims | undefined> {
  const verified = verifiedBy(deps);
  const known = verified.get(token);
  if (known) return known.exp > secondsOf(deps.clock.now()) ? known : undefined;
  try {
    const { payload } = await jwtVerify(token, keyOf(deps), {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp'],
      currentDate: deps.clock.now(),
    });
    const claims = Claims.safeParse(payload).data;
    if (claims) verified.set(token, claims);
    return claims;
  } catch {
    return undefined; // forged, foreign or expired: for the caller it is no token at all
  }
}

/** The person behind an access token as the database knows them now, or undefined. An ended session or a deactivated account is nobody, at once. */
export async function resolveActor(deps: Deps, token: string): Promise<Actor | undefined> {
  const claims = await claimsOf(deps, token);
  if (!claims) return undefined;
  const found = await findActor(deps.db, claims.sid);
  const now = deps.clock.now();
  if (!found?.isActive || found.userId !== claims.sub) return undefined;
  if (isOver(found, now)) return undefined;
  const today = dayIn(BUSINESS_TIME_ZONE, now);
  if (found.lastSeenOn !== today) await markSeen(deps.db, found.userId, today);
  const { userId, sessionId, isAdmin, preferredLanguage } = found;
  return { userId, sessionId, isAdmin, preferredLanguage, ...standingOf(found, now) };
}
