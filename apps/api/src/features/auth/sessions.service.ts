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
import { recordAuthEvent, userPseudonym } from './auth-events.service.ts';
import { deviceOf, shortenedAddress } from './devices.rules.ts';
import {
  endSession,
  endSessionsOf,
  findActor,
  findSession,
  insertSession,
  renewSession,
  type SessionDevice,
  setSessionDevice,
} from './sessions.queries.ts';
import { decideRenewal, isSessionOver, proofStateOf } from './sessions.rules.ts';
import { recordActiveDay } from './users.queries.ts';

const ISSUER = 'ismi';
const AUDIENCE = 'ismi-api';

type TokenDeps = Pick<Deps, 'config' | 'clock'>;

/** A signed-in browser's tokens: the access token in memory, the refresh token in a cookie that scripts cannot read. */
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

/** Derived from session and generation, so it is not stored, and the same generation always gives the same token. */
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

/** Starts a session for a user who has just authenticated. */
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

/** Origin of a request, by its own headers and by our proxies. */
interface Place {
  userAgent: string | undefined;
  address: string;
}

/** The only parts that are stored. */
const seenFrom = ({ userAgent, address }: Place): SessionDevice => ({
  device: deviceOf(userAgent),
  network: shortenedAddress(address),
});

/** Logs that a session has ended. */
const noteEnd = (deps: Deps, session: { userId: string } | undefined, reason: SessionEnd) =>
  recordAuthEvent(deps, 'session-ended', session && userPseudonym(deps, session.userId), {
    reason,
  });

/**
 * New tokens for a live session, or undefined. Two tabs with the same token get the same answer for ten seconds; an older token
 * was stolen or copied and ends the session for every holder.
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

/** Stores the browser of a new session, for the owner's list. */
export async function recordDevice(deps: Deps, refreshToken: string, place: Place) {
  const presented = readRefreshToken(deps, refreshToken);
  if (presented) await setSessionDevice(deps.db, presented.sessionId, seenFrom(place));
}

/** Ends the session of a refresh token, or all sessions of its user. Safe to repeat; an invalid token ends nothing. */
export async function signOut(deps: Deps, refreshToken: string | undefined, everywhere: boolean) {
  const presented = readRefreshToken(deps, refreshToken);
  if (!presented) return;
  const now = deps.clock.now();
  await endSession(deps.db, presented.sessionId, 'signed-out', now);
  const session = await findSession(deps.db, presented.sessionId);
  noteEnd(deps, session, everywhere ? 'everywhere' : 'signed-out');
  if (everywhere && session) await endSessionsOf(deps.db, session.userId, 'everywhere', now);
}

/** Ends every session of a user at once: each request checks its session in the database. */
export const endEverySession = (tx: Tx, userId: string, by: SessionEnd, now: Date) =>
  endSessionsOf(tx, userId, by, now);

const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.int() });
type Claims = z.output<typeof Claims>;

/**
 * Cache of verified token signatures. A token comes with every request for ten minutes, and verifying it costs more than
 * reading the user; user and session are still checked every time.
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
    return undefined; // forged, foreign or expired: treated as no token
  }
}

/** The current user behind an access token, or undefined. An ended session or a deactivated account counts as nobody at once. */
export async function resolveActor(deps: Deps, token: string): Promise<Actor | undefined> {
  const claims = await claimsOf(deps, token);
  if (!claims) return undefined;
  const found = await findActor(deps.db, claims.sid);
  const now = deps.clock.now();
  if (!found?.isActive || found.userId !== claims.sub) return undefined;
  if (isSessionOver(found, now)) return undefined;
  const today = dayIn(BUSINESS_TIME_ZONE, now);
  if (found.lastSeenOn !== today) await recordActiveDay(deps.db, found.userId, today);
  const { userId, sessionId, isAdmin, preferredLanguage } = found;
  return { userId, sessionId, isAdmin, preferredLanguage, ...proofStateOf(found, now) };
}
