import type { Locale } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { analysisOf, isVerdictByRuleOnly, resultOf } from './name-view.rules.ts';
import { findReceipts } from './names.queries.ts';
import { type FoundPage, findPage } from './page-address.service.ts';
import { pageOf } from './page-view.rules.ts';
import { type ServedCatalogue, servedCatalogue } from './served-catalogue.service.ts';

const getName = (served: ServedCatalogue, slug: string) => {
  const record = served.nameOf(slug);
  if (!record) throw new AppError('NOT_FOUND');
  return record;
};

/** Where the page of a spelling leads to in each language: to the same one only where search engines list it. */
const addressesOf = (served: ServedCatalogue, { record, address }: FoundPage) => {
  const addressIn = (locale: Locale) => {
    const there = findPage(served, address, locale);
    return there?.isListed && there.record.id === record.id
      ? there.address
      : served.addresses[locale].mainOf(record.id);
  };
  return { tr: addressIn('tr'), en: addressIn('en'), de: addressIn('de'), ar: addressIn('ar') };
};

/**
 * The public page of a name in one of its spellings, with its own address: a replaced name is answered by its successor, any other
 * spelling by the page of the nearest one.
 */
export async function readNamePage(deps: Deps, slug: string, locale: Locale) {
  const served = await servedCatalogue(deps);
  const page = findPage(served, slug, locale);
  if (!page) throw new AppError('NOT_FOUND');
  const others = served.addresses[locale].pagesOf(page.record.id);
  return {
    ...pageOf(page, served.around(locale), {
      lists: served.lists[locale],
      neighbours: served.neighbours,
    }),
    addresses: addressesOf(served, page),
    other_spellings: others
      .filter(({ address }) => address !== page.address)
      .map(({ address, spelling }) => ({ address, name: spelling })),
  };
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

export async function readSlugs(deps: Deps, locale: Locale) {
  const { main, others } = (await servedCatalogue(deps)).addresses[locale].listed;
  return { slugs: [...main], other_spellings: [...others] };
}

/** The sources of the catalogue, and how far they have been checked. */
export async function readSources(deps: Deps, locale: Locale) {
  const served = await servedCatalogue(deps);
  const { sources, registers } = served.around(locale).catalogue;
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
    registers: registers.map(({ name, publisher, url, years, licence }) => ({
      name: name[locale],
      publisher,
      url,
      from: years.first,
      until: years.last,
      licence,
    })),
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
