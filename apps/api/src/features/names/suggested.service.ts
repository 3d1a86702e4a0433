import type { Catalogue, CatalogueName } from '@ismi/catalogue';
import { foldedForm } from '@ismi/catalogue/matching/fold';
import type { NameIndex } from '@ismi/catalogue/matching/name-index';
import type { Locale, NameResult } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { displayedForm } from './displayed-form.rules.ts';
import { unverified } from './machine-view.rules.ts';
import { resultOf } from './name-view.rules.ts';
import { grantReceipts } from './names.queries.ts';
import { type ListFacts, publicFactsIn } from './public-facts.rules.ts';
import { type ServedCatalogue, servedCatalogue } from './served-catalogue.service.ts';
import { subjectOfLetters, subjectOfName } from './subjects.rules.ts';

/** The catalogue as whoever suggests names needs it, in one language. */
export interface NameShelf {
  names: readonly { record: CatalogueName; spelling: string }[];
  people: Catalogue['people'];
  index: NameIndex;
  nameOf(id: string): CatalogueName | undefined;
  /** All that is told of a name, from the catalogue alone; undefined when there is no such name. */
  factsOf(id: string): ListFacts | undefined;
  /** Only what the free page of a name shows. */
  publicFactsOf(id: string): ListFacts | undefined;
}

const SHELVES = new WeakMap<ServedCatalogue, Map<Locale, NameShelf>>();

export function shelve(served: ServedCatalogue, locale: Locale): NameShelf {
  const around = served.around(locale);
  const factsOf = (id: string): ListFacts | undefined => {
    const record = served.nameOf(id);
    if (!record) return undefined;
    const { analysis: _, matched_form: __, ...facts } = resultOf(record, null, around);
    return { ...facts, islamic_verdict: record.islamic.verdict };
  };
  return {
    names: served.names
      .filter(({ computed }) => computed.suggestible)
      .map((record) => ({ record, spelling: displayedForm(record, locale) })),
    people: around.catalogue.people,
    index: served.index,
    nameOf: served.nameOf,
    factsOf,
    publicFactsOf: (id) => {
      const facts = factsOf(id);
      return facts && publicFactsIn(facts);
    },
  };
}

/** The newest catalogue in a language; put together once. */
export async function nameShelf(
  deps: Pick<Deps, 'db' | 'clock'>,
  locale: Locale,
): Promise<NameShelf> {
  const served = await servedCatalogue(deps);
  const shelves = SHELVES.get(served) ?? new Map<Locale, NameShelf>();
  SHELVES.set(served, shelves);
  const shelf = shelves.get(locale) ?? shelve(served, locale);
  shelves.set(locale, shelf);
  return shelf;
}

interface OwnName {
  name: string;
  gender: NameResult['gender'];
  meaning: string;
  origin: string;
}

/** What is told of a name that only a model knows: what the model said, called unverified. */
export function unverifiedFacts(own: OwnName, locale: Locale): ListFacts {
  const inOne = (text: string) => ({ tr: text, en: text, de: text, ar: text });
  const {
    analysis: _,
    matched_form: __,
    ...facts
  } = unverified(
    { query: own.name, locale },
    {
      gender: own.gender,
      meaning: inOne(own.meaning),
      origin: inOne(own.origin),
      description: inOne(own.meaning),
    },
  );
  const only = (language: Locale, text: string) => (language === locale ? text : null);
  return {
    ...facts,
    meaning_tr: only('tr', own.meaning),
    meaning_en: only('en', own.meaning),
    meaning_de: only('de', own.meaning),
    meaning_ar: only('ar', own.meaning),
    origin_tr: only('tr', own.origin),
    origin_en: only('en', own.origin),
    origin_de: only('de', own.origin),
    origin_ar: only('ar', own.origin),
    description_tr: only('tr', own.meaning),
    description_en: only('en', own.meaning),
    description_de: only('de', own.meaning),
    description_ar: only('ar', own.meaning),
    islamic_verdict: 'notAssessed',
  };
}

/** Names of a paid list are paid for: looking one up later costs nothing. Whoever calls holds the lock on the account. Safe to repeat. */
export async function grantSearches(
  tx: Tx,
  userId: string,
  names: readonly ({ id: string } | { own: { name: string } })[],
  now: Date,
): Promise<void> {
  if (names.length === 0) return;
  const subjects = names.map((name) =>
    'own' in name ? subjectOfLetters(name.own.name) : subjectOfName(name.id),
  );
  // In one order, always: two lists at once would wait for each other's receipts.
  await grantReceipts(tx, userId, subjects.sort(), now);
}

const foldedForms = new WeakMap<object, readonly string[]>();
/** Folded once: records do not change while their catalogue is served. */
function foldedFormsOf(record: { forms: readonly { form: string }[] }): readonly string[] {
  const folded = foldedForms.get(record) ?? record.forms.map(({ form }) => foldedForm(form));
  foldedForms.set(record, folded);
  return folded;
}

/** The names that somebody may mean who types these letters: found by the search, or beginning like one of the spellings. */
export function nameIdsLike({ index, names }: NameShelf, typed: string): string[] {
  const folded = foldedForm(typed);
  if (!folded) return [];
  const beginning = names.filter(({ record }) =>
    foldedFormsOf(record).some((form) => form.startsWith(folded)),
  );
  return [
    ...index.find(typed).candidates.map(({ nameId }) => nameId),
    ...beginning.map(({ record }) => record.id),
  ];
}
