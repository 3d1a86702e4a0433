import type { Locale, SuggestionSort } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import {
  findNameIdsBySpelling,
  readNamePool,
  unverifiedFacts,
} from '../names/name-pool.service.ts';
import { cardOf, type FactSource, listViewOf } from './list-view.rules.ts';
import { findRunning } from './runs.queries.ts';
import {
  countLists,
  findList,
  findNewest,
  pageOfLists,
  type StoredList,
} from './suggestions.queries.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

/** Facts are in the reader's language. Names known only to the model exist only in the language of the list. */
export async function factsFor(
  deps: ReadDeps,
  { language }: Pick<StoredList, 'language'>,
  locale: Locale,
): Promise<FactSource> {
  const { factsOf, publicFactsOf } = await readNamePool(deps, locale);
  return {
    locale,
    factsOf,
    publicFactsOf,
    unverifiedFacts: (own) => unverifiedFacts(own, language),
  };
}

export const readBatch = async (deps: ReadDeps, list: StoredList, locale: Locale) =>
  listViewOf(list, await factsFor(deps, list, locale));

/** One list of this user, or NOT_FOUND. */
export async function readList(deps: ReadDeps, userId: string, id: string, locale: Locale) {
  const list = await findList(deps.db, userId, id);
  if (!list) throw new AppError('NOT_FOUND');
  return readBatch(deps, list, locale);
}

export async function readNewest(deps: ReadDeps, userId: string, locale: Locale) {
  const [list, running] = await Promise.all([
    findNewest(deps.db, userId),
    findRunning(deps.db, userId),
  ]);
  return {
    suggestion: list ? await readBatch(deps, list, locale) : null,
    running: running?.isAlive ?? false,
  };
}

interface Wanted {
  search?: string | undefined;
  gender?: StoredList['gender'] | undefined;
  language?: Locale | undefined;
  sort: SuggestionSort;
  page: number;
  limit: number;
  locale: Locale;
}

/** One page of a user's lists, searchable by any spelling of a name. */
export async function readLists(deps: ReadDeps, userId: string, wanted: Wanted) {
  const { gender, language, search: typed } = wanted;
  const search = typed && {
    typed,
    nameIds: findNameIdsBySpelling(await readNamePool(deps, wanted.locale), typed),
  };
  const filter = { userId, gender, language, ...(search && { search }) };
  const [lists, total, all] = await Promise.all([
    pageOfLists(deps.db, filter, wanted),
    countLists(deps.db, filter),
    countLists(deps.db, { userId }),
  ]);
  const cards = lists.map(async (list) => cardOf(list, await factsFor(deps, list, wanted.locale)));
  return {
    suggestions: await Promise.all(cards),
    pagination: { page: wanted.page, pages: Math.ceil(total / wanted.limit), total },
    total_suggestions: all,
  };
}
