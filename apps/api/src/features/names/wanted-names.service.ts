import { type Locale, pagesOf, type QueryOf, WANTED_NAMES, type wantedNames } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { secretFor } from '../../lib/keyed-secret.ts';
import { shortenAddress } from '../../lib/shorten-address.ts';
import { completeName } from './completions.service.ts';
import { servedCatalogue } from './served-catalogue.service.ts';
import { normalForm } from './subjects.rules.ts';
import { insertWish, pageOfWanted } from './wanted-names.queries.ts';

const NEAREST = 6;

/** What stands on the page of a name that is not known: whether it could be one, and what resembles it. */
export async function readUnknown(deps: Deps, typed: string, locale: Locale) {
  const { names } = await completeName(deps, { typed, gender: undefined, limit: NEAREST, locale });
  return { letters: normalForm(typed) ?? null, nearest: names };
}

/**
 * Counts that letters were looked for, by the rule of the paid look-up: nothing is counted of what could not be a name, or what is one.
 * The network is kept as a keyed hash of the letters and of its address without the last part.
 */
export async function countWish({ db, clock, config }: Deps, typed: string, address: string) {
  const letters = normalForm(typed);
  if (letters === undefined) return {};
  const { index } = await servedCatalogue({ db, clock });
  const { certain, candidates } = index.findSpelling(letters);
  if (certain !== undefined || candidates.length > 0) return {};
  const text = `${letters}\n${shortenAddress(address)}`;
  const network = secretFor(config.accessTokenSecret, 'wanted-name', text);
  const day = clock.now().toISOString().slice(0, 10);
  await insertWish(db, { letters, network, day }, WANTED_NAMES.perDay);
  return {};
}

/** For administrators. What fewer networks asked for is shown to nobody: it may be the choice of one family. */
export async function listWanted({ db }: Deps, { page, limit }: QueryOf<typeof wantedNames.list>) {
  const { rows, total } = await pageOfWanted(db, { least: WANTED_NAMES.networks, page, limit });
  return {
    wanted: rows.map(({ letters, networks, wishes, lastDay }) => ({
      letters,
      networks,
      wishes,
      last_day: lastDay,
    })),
    pagination: { page, pages: pagesOf(total, limit), total },
  };
}
