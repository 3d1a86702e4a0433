import type { CatalogueName, Community } from '@ismi/catalogue';
import { foldedForm, isArabicScript } from '@ismi/catalogue/matching/fold';
import { soundsOf } from '@ismi/catalogue/matching/sound-similarity';
import type { RefusalReason } from '@ismi/contract';
import { familyCommunities } from './communities.rules.ts';
import { type WrittenForm, writtenForm } from './letters-of-name.rules.ts';
import { placeOf } from './places.rules.ts';
import { type PreparedName, preparedNames } from './prepared-names.rules.ts';
import { rootFacts } from './roots.rules.ts';
import type { NamePool, TypedWishes } from './typed-wishes.rules.ts';

/** A name that the family wrote: as it sounds, and the records it may mean. */
export interface NamedName {
  written: string;
  folded: string;
  /** Of the record's own name where there is one. */
  form: WrittenForm;
  sounds: readonly string[];
  records: readonly PreparedName[];
}

/** The wishes of a family with everything that is the same for every name. */
export interface PreparedWishes {
  wishes: TypedWishes;
  avoid: readonly NamedName[];
  love: readonly NamedName[];
  honour: readonly NamedName[];
  liked: readonly PreparedName[];
  disliked: readonly { name: PreparedName; reason: RefusalReason | undefined }[];
  siblings: readonly NamedName[];
  pairWith: readonly NamedName[];
  surname: NamedName | undefined;
  /** Whose figures say how known a name is where the child will live, and where the family comes from. */
  livingFigures: ReturnType<typeof placeOf>['figures'];
  homeFigures: ReturnType<typeof placeOf>['figures'];
  /** Languages of the country and of the family. */
  languages: ReadonlySet<string>;
  /** The same for languages in which the name was asked to work. */
  worksIn: ReadonlySet<string>;
  origins: ReadonlySet<string>;
  distinctOrigins: ReadonlySet<string>;
  cultures: ReadonlySet<string>;
  /** For each side of the family, where its names are given. */
  communities: readonly (readonly Community[])[];
  /** Languages of the names that they ask for, and the spelling that shows use. */
  askedOrigins: readonly { origin: string; form: string | undefined }[];
  /** Languages of the family in whose spelling a name is in use there. */
  forms: ReadonlySet<string>;
  /** The first language of each root. */
  native: ReadonlySet<string>;
}

const READINGS = 2;
/** Nearly every name has a spelling in these: it says nothing about use. */
const SHARED_SPELLINGS: ReadonlySet<string> = new Set(['en', 'fr', 'de']);
const KUNYA = /^(?:Abu|Al|El|Ben|Bin|Ould|Aït|De) ?-?/iu;

const HOMES: Readonly<Record<string, PreparedWishes['homeFigures']>> = {
  turkeyAsia: 'TR',
  northAfrica: 'FR',
  southAsia: 'GB',
  eastAfrica: 'GB',
  balkans: 'AT',
};

const BY_ID = new WeakMap<readonly PreparedName[], ReadonlyMap<string, PreparedName>>();
function byId(names: readonly PreparedName[]): ReadonlyMap<string, PreparedName> {
  const known = BY_ID.get(names) ?? new Map(names.map((name) => [name.record.id, name]));
  BY_ID.set(names, known);
  return known;
}

const fitsEither = (record: CatalogueName | undefined): record is CatalogueName =>
  record !== undefined;

/** What a written name means: every name with these letters, or else the one that sounds exactly so. */
export function namedName(pool: NamePool, written: string): NamedName {
  const names = byId(preparedNames(pool));
  const found = pool.index
    .findSpelling(written)
    .candidates.map(({ nameId }) => pool.nameOf(nameId));
  const records = found.filter(fitsEither).flatMap(({ id }) => names.get(id) ?? []);
  const sounds = isArabicScript(written)
    ? records.flatMap((name) => name.sounds).slice(0, READINGS)
    : soundsOf(written, READINGS);
  return {
    written,
    folded: foldedForm(written),
    form: writtenForm(records[0]?.record.name ?? written),
    sounds: sounds.length > 0 ? sounds : soundsOf(written, READINGS),
    records,
  };
}

/** A name of an earlier list: its id, or as it was written there. */
const shownName = (pool: NamePool, name: string): PreparedName | undefined =>
  byId(preparedNames(pool)).get(name) ?? namedName(pool, name).records[0];

/** Prepares a family's wishes for the comparison with every name. */
export function prepareWishes(pool: NamePool, wishes: TypedWishes): PreparedWishes {
  const { livesIn, speaks, roots, culture } = wishes;
  const all = (written: readonly string[]) => written.map((each) => namedName(pool, each));
  // A name of honour often has two parts: each may be echoed.
  const parts = (written: readonly string[]) =>
    [...new Set(written.flatMap((each) => [each, ...each.split(/[\s-]+/u)]))].filter(
      (part) => part.length > 2,
    );
  const facts = roots.map(rootFacts);
  const living = placeOf(livesIn);
  return {
    wishes,
    avoid: all(wishes.avoid),
    love: all([...wishes.love, ...wishes.taken]),
    honour: all(parts(wishes.honour)),
    liked: (wishes.liked ?? []).flatMap((name) => shownName(pool, name) ?? []),
    disliked: (wishes.disliked ?? []).flatMap(({ name, reason }) => {
      const shown = shownName(pool, name);
      return shown ? [{ name: shown, reason }] : [];
    }),
    siblings: all(wishes.siblings),
    pairWith: all(wishes.pairWith),
    surname: wishes.surname ? namedName(pool, wishes.surname.replace(KUNYA, '')) : undefined,
    livingFigures: living.figures,
    homeFigures: facts[0]?.home ?? HOMES[culture] ?? 'all',
    languages: new Set([...living.languages, ...speaks]),
    worksIn: new Set(wishes.worksIn),
    origins: new Set(facts.flatMap(({ origins }) => origins)),
    distinctOrigins: new Set(
      facts.filter(({ isDistinct }) => isDistinct).flatMap(({ origins }) => origins),
    ),
    askedOrigins: wishes.askedRoots.map((tag) => {
      const { origins, forms } = rootFacts(tag);
      return { origin: origins[0] ?? '', form: forms.find((form) => !SHARED_SPELLINGS.has(form)) };
    }),
    cultures: new Set([culture, ...facts.flatMap(({ cultures }) => cultures)]),
    communities: familyCommunities(roots, culture),
    forms: new Set(
      facts.flatMap(({ forms }) => forms).filter((language) => !SHARED_SPELLINGS.has(language)),
    ),
    native: new Set(facts.flatMap(({ origins }) => origins[0] ?? [])),
  };
}
