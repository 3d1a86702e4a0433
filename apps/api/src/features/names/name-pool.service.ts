import type { Catalogue, CatalogueName } from '@ismi/catalogue';
import { foldedForm } from '@ismi/catalogue/matching/fold';
import type { NameIndex } from '@ismi/catalogue/matching/name-index';
import type { Locale, NameResult } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { displayedForm } from './displayed-form.rules.ts';
import { modelResult } from './machine-view.rules.ts';
import { resultOf } from './name-view.rules.ts';
import { grantReceipts } from './names.queries.ts';
import { type ListFacts, publicFactsIn } from './public-facts.rules.ts';
import { type ServedCatalogue, servedCatalogue } from './served-catalogue.service.ts';
import { subjectOfLetters, subjectOfName } from './subjects.rules.ts';

/** The catalogue as the suggestions need it, in one language. */
export interface NamePool {
  names: readonly { record: CatalogueName; spelling: string }[];
  people: Catalogue['people'];
  registers: Catalogue['registers'];
  index: NameIndex;
  nameOf(id: string): CatalogueName | undefined;
  /** As it is written in this language; undefined when there is no such name. */
  spellingOf(id: string): string | undefined;
  /** All facts about a name, from the catalogue alone; undefined when there is no such name. */
  factsOf(id: string): ListFacts | undefined;
  /** Only the facts of a name's free page. */
  publicFactsOf(id: string): ListFacts | undefined;
}

const POOLS = new WeakMap<ServedCatalogue, Map<Locale, NamePool>>();

export function buildNamePool(served: ServedCatalogue, locale: Locale): NamePool {
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
    registers: around.catalogue.registers,
    index: served.index,
    nameOf: served.nameOf,
    spellingOf: (id) => {
      const record = served.nameOf(id);
      return record && displayedForm(record, locale);
    },
    factsOf,
    publicFactsOf: (id) => {
      const facts = factsOf(id);
      return facts && publicFactsIn(facts);
    },
  };
}

/** The newest catalogue in a language; built once. */
export async function readNamePool(
  deps: Pick<Deps, 'db' | 'clock'>,
  locale: Locale,
): Promise<NamePool> {
  const served = await servedCatalogue(deps);
  const shelves = POOLS.get(served) ?? new Map<Locale, NamePool>();
  POOLS.set(served, shelves);
  const pool = shelves.get(locale) ?? buildNamePool(served, locale);
  shelves.set(locale, pool);
  return pool;
}

interface OwnName {
  name: string;
  gender: NameResult['gender'];
  meaning: string;
  origin: string;
}

/** The facts about a name known only to the model, marked as unverified. */
export function unverifiedFacts(own: OwnName, locale: Locale): ListFacts {
  const inOne = (text: string) => ({ tr: text, en: text, de: text, ar: text });
  const {
    analysis: _,
    matched_form: __,
    ...facts
  } = modelResult(
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

/** Names of a paid list are paid for: looking one up later is free. The caller holds the lock on the account. Safe to repeat. */
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
  // Always in the same order: two concurrent lists would deadlock on each other's receipts.
  await grantReceipts(tx, userId, subjects.sort(), now);
}

const foldedForms = new WeakMap<object, readonly string[]>();
/** Folded once: records do not change while their catalogue is served. */
function foldedFormsOf(record: { forms: readonly { form: string }[] }): readonly string[] {
  const folded = foldedForms.get(record) ?? record.forms.map(({ form }) => foldedForm(form));
  foldedForms.set(record, folded);
  return folded;
}

/** Names that these letters may mean: found by the search, or with a spelling that begins like this. */
export function findNameIdsBySpelling({ index, names }: NamePool, typed: string): string[] {
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
