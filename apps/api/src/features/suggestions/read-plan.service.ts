import type { Locale } from '@ismi/contract';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { readNamePool } from '../names/name-pool.service.ts';
import type { Answers } from './answer-match.rules.ts';
import { assertAllowed, readAllowed } from './consent.service.ts';
import { type Earlier, earlierNames } from './learned.rules.ts';
import { findKeptNames, findReactions, findShownNames } from './learning.queries.ts';
import { type Plan, planFor } from './list-plan.rules.ts';

/** What is known of a user's earlier lists. */
export async function readEarlier(db: Db | Tx, userId: string): Promise<Earlier> {
  const shown = await findShownNames(db, userId);
  const isShown = new Set(shown);
  const kept = (await findKeptNames(db, userId)).filter((id) => isShown.has(id));
  return { shown, kept, reactions: await findReactions(db, userId) };
}

/** The plan for a user's answers, of which only those are used that they allowed. No name that they were shown before. */
export async function readPlan(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  answers: Answers,
  locale: Locale,
): Promise<Plan> {
  const [pool, earlier, allowed] = await Promise.all([
    readNamePool(deps, locale),
    readEarlier(deps.db, userId),
    readAllowed(deps, userId),
  ]);
  assertAllowed(answers, allowed);
  return planFor(pool, answers, locale, { ...earlierNames(earlier, allowed), allowed });
}
