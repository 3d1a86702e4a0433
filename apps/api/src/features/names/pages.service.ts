import type { Locale, NameWay } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { type Entry, listsOf, type NameLists } from './name-lists.rules.ts';
import { analysisOf, isVerdictByRuleOnly, resultOf } from './name-view.rules.ts';
import { findReceipts } from './names.queries.ts';
import { listEntry, pageOf } from './page-view.rules.ts';
import { type ServedCatalogue, servedCatalogue } from './served-catalogue.service.ts';

/** Built once per catalogue and language, and dropped with the catalogue. */
const LISTS = new WeakMap<ServedCatalogue, Map<Locale, NameLists>>();

function listsIn(served: ServedCatalogue, locale: Locale): NameLists {
  const known = LISTS.get(served) ?? new Map<Locale, NameLists>();
  LISTS.set(served, known);
  const lists = known.get(locale) ?? listsOf(served.names, locale);
  known.set(locale, lists);
  return lists;
}

const getName = (served: ServedCatalogue, slug: string) => {
  const record = served.nameOf(slug);
  if (!record) throw new AppError('NOT_FOUND');
  return record;
};

/** Links use any spelling: one that belongs to a single name leads to that name. */
const idAt = (served: ServedCatalogue, slug: string): string =>
  served.nameOf(slug)?.id ?? served.index.findSpelling(slug).certain ?? slug;

/**
 * The public page of a name, with its canonical address: a replaced name is answered by its successor, another spelling by the
 * name itself.
 */
export async function readNamePage(deps: Deps, slug: string, locale: Locale) {
  const served = await servedCatalogue(deps);
  const record = getName(served, idAt(served, slug));
  return pageOf(record, served.around(locale), listsIn(served, locale));
}

/** Everything the user has a receipt for, and nothing else. Never charges. */
export async function readPaidParts(deps: Deps, userId: string, slug: string, locale: Locale) {
  const served = await servedCatalogue(deps);
  const record = getName(served, slug);
  const receipts = await findReceipts(deps.db, userId, served.subjectsOf(record.id));
  const around = served.around(locale);
  return {
    name_id: record.id,
    result: receipts.has('search') ? resultOf(record, null, around) : null,
    analysis:
      receipts.has('analysis') || isVerdictByRuleOnly(record) ? analysisOf(record, around) : null,
  };
}

const counts = (groups: ReadonlyMap<string, readonly Entry[]>) =>
  [...groups].map(([value, entries]) => ({ value, count: entries.length }));

/** The index of all non-empty lists. */
export async function readWays(deps: Deps, locale: Locale) {
  const { all, ways } = listsIn(await servedCatalogue(deps), locale);
  return {
    total: all.length,
    letters: counts(ways.letter),
    genders: counts(ways.gender),
    cultures: counts(ways.culture),
    themes: counts(ways.theme),
  };
}

export async function readNameList(
  deps: Deps,
  { by, value }: { by: NameWay; value: string },
  locale: Locale,
) {
  const entries = listsIn(await servedCatalogue(deps), locale).ways[by].get(value);
  if (!entries) throw new AppError('NOT_FOUND');
  return { names: entries.map((entry) => listEntry(entry, { locale })) };
}

export async function readSlugs(deps: Deps) {
  const { names } = await servedCatalogue(deps);
  return { slugs: names.filter(({ replacedBy }) => !replacedBy).map(({ id }) => id) };
}

/** The sources of the catalogue, and how far they have been checked. */
export async function readSources(deps: Deps, locale: Locale) {
  const served = await servedCatalogue(deps);
  const { sources } = served.around(locale).catalogue;
  const names = served.names.filter(({ replacedBy }) => !replacedBy);
  const reviewed = (part: 'facts' | 'verdict') =>
    names.filter(({ review }) => review.some((mark) => mark.part === part)).length;
  const told = sources
    .map(({ kind, title, grade, checked }) => ({
      kind,
      title: title[locale],
      grade,
      checked: checked !== false,
    }))
    .sort((one, other) => one.title.localeCompare(other.title, locale, { numeric: true }));
  return {
    works: told.filter(({ kind }) => kind === 'work'),
    hadiths: told.filter(({ kind }) => kind === 'hadith'),
    names: names.length,
    facts_reviewed: reviewed('facts'),
    verdicts_reviewed: reviewed('verdict'),
  };
}

/** Number of catalogue names and attested spellings. */
export async function countNames(deps: Deps) {
  const names = (await servedCatalogue(deps)).names.filter(({ replacedBy }) => !replacedBy);
  const spellings = new Set(
    names.flatMap(({ forms }) =>
      forms.filter(({ role }) => role !== 'searchOnly').map(({ form }) => form),
    ),
  );
  return { names: names.length, spellings: spellings.size };
}
