import type { OwnSession } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/session.ts';
import { AppError } from '../../lib/app-error.ts';
import { type EventDeps, recordAuthEvent, userPseudonym } from './auth-events.service.ts';
import { endOtherSessions, endSessionOf, liveSessionsOf } from './sessions.queries.ts';

type SessionDeps = Pick<Deps, 'db' | 'clock'>;
type EndingDeps = SessionDeps & EventDeps;

/** A user's sessions, last used first. */
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

/** Ends one session of a user; its next request is refused. Safe to repeat. Another user's session counts as not found. */
export async function endOwnSession(deps: EndingDeps, actor: Actor, id: string) {
  const found = await endSessionOf(deps.db, actor.userId, id, deps.clock.now());
  if (!found) throw new AppError('NOT_FOUND');
  if (found.wasOpen) noteEnd(deps, actor, 'signed-out');
  return { ended: true as const };
}

/** Ends all sessions of a user except the current one. Safe to repeat. */
export async function endOtherOwnSessions(deps: EndingDeps, actor: Actor) {
  const { userId, sessionId } = actor;
  const ended = await endOtherSessions(deps.db, userId, sessionId, deps.clock.now());
  if (ended > 0) noteEnd(deps, actor, 'everywhere');
  return { ended };
}

const noteEnd = (deps: EventDeps, { userId }: Actor, reason: 'signed-out' | 'everywhere') =>
  recordAuthEvent(deps, 'session-ended', userPseudonym(deps, userId), { reason });
