import { type Locale, RATING_LIMITS } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { dayIn } from '../../lib/calendar-day.ts';
import { knownNames } from '../names/known-names.service.ts';
import { type BurstRule, findBursts, markBursts } from './bursts.queries.ts';
import { RATING_TIME_ZONE } from './ratings.service.ts';

const SUSPICIOUS: BurstRule = { atLeast: 50, timesUsual: 10, daysBefore: 28 };

/** Flags suspicious bursts for administrators. Nothing is removed: an administrator decides. */
export async function watchBursts(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const marked = await deps.db.transaction((tx) =>
    markBursts(tx, dayIn(RATING_TIME_ZONE, now), SUSPICIOUS, now),
  );
  for (const burst of marked) deps.log.warn(burst, 'suspicious burst of ratings');
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
