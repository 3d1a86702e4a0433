import { type Locale, NAME_LIMITS, type NameFilters } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { registersFor } from './commonness.rules.ts';
import {
  areValues,
  countsBeside,
  listedIn,
  listedSets,
  namesPassing,
} from './list-filters.rules.ts';
import { genderCounts, mostGiven } from './list-sentence.rules.ts';
import type { Entry } from './name-lists.rules.ts';
import { listEntry } from './page-view.rules.ts';
import { servedCatalogue } from './served-catalogue.service.ts';

const counts = (groups: ReadonlyMap<string, readonly Entry[]>) =>
  [...groups].map(([value, entries]) => ({ value, count: entries.length }));

/** The index of all single filters with names. */
export async function readWays(deps: Deps, locale: Locale) {
  const { all, ways } = (await servedCatalogue(deps)).lists[locale];
  return {
    total: all.length,
    letters: counts(ways.letter),
    genders: counts(ways.gender),
    cultures: counts(ways.culture),
    themes: counts(ways.theme),
    lengths: counts(ways.length),
    travels: counts(ways.travel),
    commonness: counts(ways.commonness),
  };
}

interface ListRequest {
  filters: NameFilters;
  page: number;
}

/** One page of the names that pass all filters, with what stands beside them. */
export async function readNameList(deps: Deps, { filters, page }: ListRequest, locale: Locale) {
  const served = await servedCatalogue(deps);
  const lists = served.lists[locale];
  if (!areValues(lists, filters)) throw new AppError('NOT_FOUND');
  const entries = namesPassing(lists, filters);
  const pages = Math.max(1, Math.ceil(entries.length / NAME_LIMITS.listPage));
  if (page > pages) throw new AppError('NOT_FOUND');
  const from = (page - 1) * NAME_LIMITS.listPage;
  const around = served.around(locale);
  return {
    names: entries
      .slice(from, from + NAME_LIMITS.listPage)
      .map((entry) => listEntry(entry, around)),
    total: entries.length,
    page,
    pages,
    filters: countsBeside(lists, filters),
    listed_in: listedIn(served.lists, filters, locale),
    genders: genderCounts(entries),
    most_given: mostGiven(entries),
    registers: registersFor({ locale, registers: around.catalogue.registers }),
  };
}

/** What the sitemap of a language lists. */
export async function readListedLists(deps: Deps, locale: Locale) {
  return { lists: listedSets((await servedCatalogue(deps)).lists[locale]) };
}
