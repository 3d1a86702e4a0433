import { type Locale, RATING_LIMITS } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { dayIn } from '../../lib/calendar-day.ts';
import { knownNames } from '../names/known-names.service.ts';
import { type BurstRule, findBursts, markBursts } from './bursts.queries.ts';
import { DAYS_ARE_IN } from './ratings.service.ts';

const SUSPICIOUS: BurstRule = { atLeast: 50, timesUsual: 10, daysBefore: 28 };

/** Marks for administrators what looks like a crowd that was sent. Nothing is taken away: a person decides. */
export async function watchBursts(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const marked = await deps.db.transaction((tx) =>
    markBursts(tx, dayIn(DAYS_ARE_IN, now), SUSPICIOUS, now),
  );
  for (const burst of marked) deps.log.warn(burst, 'a name is rated suspiciously often');
}

export async function readBursts(deps: Deps, locale: Locale) {
  const known = await knownNames(deps);
  const bursts = await findBursts(deps.db, RATING_LIMITS.bursts);
  return {
    bursts: bursts.map(({ nameId, day, ratings, usual, byNewAccounts, noticedAt }) => ({
      name_id: nameId,
      name: known.brief(nameId, locale)?.name ?? nameId,
      day,
      ratings,
      usual: Math.round(usual * 10) / 10,
      by_new_accounts: byNewAccounts,
      noticed_at: noticedAt.toISOString(),
    })),
  };
}
