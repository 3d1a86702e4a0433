import type { OwnSession } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/session.ts';
import { AppError } from '../../lib/app-error.ts';
import { type EventDeps, noteAuthEvent, whoIs } from './auth-events.service.ts';
import { endOtherSessions, endSessionOf, liveSessionsOf } from './sessions.queries.ts';

type SessionDeps = Pick<Deps, 'db' | 'clock'>;
type EndingDeps = SessionDeps & EventDeps;

/** Where a user is signed in, the last used first. */
export async function listOwnSessions({ db, clock }: SessionDeps, actor: Actor) {
  const rows = await liveSessionsOf(db, actor.userId, clock.now());
  const sessions: OwnSession[] = rows.map(({ id, device, network, createdAt, renewedAt }) => ({
    id,
    device,
    network,
    created_at: createdAt.toISOString(),
    last_used_at: renewedAt.toISOString(),
    is_current: id === actor.sessionId,
  }));
  return { sessions };
}

/** Ends one session of a user; its next request is refused. Safe to repeat. Another user's session does not exist. */
export async function endOwnSession(deps: EndingDeps, actor: Actor, id: string) {
  const found = await endSessionOf(deps.db, actor.userId, id, deps.clock.now());
  if (!found) throw new AppError('NOT_FOUND');
  if (found.wasOpen) noteEnd(deps, actor, 'signed-out');
  return { ended: true as const };
}

/** Ends all sessions of a user but the one that asks. Safe to repeat. */
export async function endOtherOwnSessions(deps: EndingDeps, actor: Actor) {
  const { userId, sessionId } = actor;
  const ended = await endOtherSessions(deps.db, userId, sessionId, deps.clock.now());
  if (ended > 0) noteEnd(deps, actor, 'everywhere');
  return { ended };
}

const noteEnd = (deps: EventDeps, { userId }: Actor, reason: 'signed-out' | 'everywhere') =>
  noteAuthEvent(deps, 'session-ended', whoIs(deps, userId), { reason });
