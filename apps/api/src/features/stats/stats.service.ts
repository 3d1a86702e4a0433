import { LOCALES, type ResponseOf, STATS_SHOWN_FROM, type stats } from '@ismi/contract';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { countNames } from '../names/pages.service.ts';
import { countUsers } from './stats.queries.ts';

type PublicStats = ResponseOf<typeof stats.public>;

/** Counting takes a while, and anybody may ask: once a minute is enough. */
const KEPT_MS = 60_000;
const KEPT = new WeakMap<Db, { at: number; answer: Promise<PublicStats> }>();

const shownOrNull = (figure: number): number | null => (figure >= STATS_SHOWN_FROM ? figure : null);

async function count(deps: Deps): Promise<PublicStats> {
  const [users, { names, spellings }] = await Promise.all([countUsers(deps.db), countNames(deps)]);
  return {
    users: shownOrNull(users),
    names: shownOrNull(names),
    spellings: shownOrNull(spellings),
    languages: LOCALES.length,
  };
}

/** Public figures: exact, never rounded up, and hidden while they are small. At most a minute old. */
export function readPublicStats(deps: Deps): Promise<PublicStats> {
  const now = deps.clock.now().getTime();
  const kept = KEPT.get(deps.db);
  if (kept && now - kept.at < KEPT_MS) return kept.answer;
  const answer = count(deps);
  KEPT.set(deps.db, { at: now, answer });
  answer.catch(() => KEPT.delete(deps.db));
  return answer;
}
