import type { Catalogue, CatalogueName } from '@ismi/catalogue';
import type { NameIndex } from '@ismi/catalogue/matching/name-index';
import { type Locale, YIELDING_WISHES, type YieldingWish } from '@ismi/contract';
import { reasonFromFacts } from './catalogue-writer.rules.ts';
import { secondNameFor } from './double-name.rules.ts';
import type { Fitting, Spelled, Wishes } from './fitting.rules.ts';
import { type Judging, type Ranked, rank, scoreOf, siblingOf, wordsOf } from './rank.rules.ts';
import { retrieve } from './retrieve.rules.ts';
import type { CataloguePlace, Place } from './verify.rules.ts';

/** The catalogue as a plan needs it. */
export interface Shelf {
  /** Every name that may be suggested, as readers of the language write it. */
  names: readonly Spelled[];
  nameOf(id: string): CatalogueName | undefined;
  people: Catalogue['people'];
  index: Pick<NameIndex, 'find' | 'findSpelling'>;
}

/** What is to be written for these answers: known before anybody pays. */
export interface Plan {
  wishes: Wishes;
  locale: Locale;
  shelf: Shelf;
  ranked: Ranked;
  /** Names that may be the second half of a double name, the best first. */
  seconds: Fitting[];
}

/** One place of a stored list. */
export type Entry = { relaxed: YieldingWish[]; reason: string; by: 'model' | 'catalogue' } & (
  | { id: string; second?: string | undefined }
  | { own: { name: string; gender: Wishes['gender']; meaning: string; origin: string } }
);

const inOrder = (wishes: ReadonlySet<YieldingWish>) =>
  YIELDING_WISHES.filter((wish) => wishes.has(wish));

export const relaxationsOf = (names: readonly Pick<Fitting, 'relaxed'>[]): YieldingWish[] =>
  inOrder(new Set(names.flatMap(({ relaxed }) => relaxed)));

function siblingIn({ index, nameOf }: Shelf, { sibling }: Wishes) {
  if (!sibling) return undefined;
  const known = index.findSpelling(sibling.siblingName).certain;
  return siblingOf(sibling.siblingName, known ? nameOf(known) : undefined);
}

/** Names that fit beside another one: of the same culture, whatever their first letter, the best first. */
function secondsIn(shelf: Shelf, judging: Judging): Fitting[] {
  const { startLetter: _, ...wishes } = judging.wishes;
  if (!wishes.doubleName) return [];
  return retrieve(shelf.names, wishes, judging.locale)
    .filter(({ relaxed }) => !relaxed.includes('culture'))
    .map((fitting) => ({ fitting, score: scoreOf(fitting.record, judging) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ fitting }) => fitting);
}

export function planFor(shelf: Shelf, wishes: Wishes, locale: Locale): Plan {
  const judging = {
    wishes,
    locale,
    sibling: siblingIn(shelf, wishes),
    words: wordsOf(wishes.details ?? ''),
  };
  const ranked = rank(retrieve(shelf.names, wishes, locale), judging);
  return { wishes, locale, shelf, ranked, seconds: secondsIn(shelf, judging) };
}

/** What can be promised before anybody pays. */
export const promiseOf = ({ ranked: { chosen } }: Plan) => ({
  expected: chosen.length,
  exact: chosen.filter(({ relaxed }) => relaxed.length === 0).length,
  relaxations: relaxationsOf(chosen),
});

/** The places of a list, each with the model's reason where it has one, else with the catalogue's own. */
export function entriesOf(places: readonly Place[], plan: Plan, publicOnly = false): Entry[] {
  const { wishes, locale, shelf, seconds } = plan;
  const used = new Set<string>();
  return places.map((place, position): Entry => {
    if (place.kind === 'own') {
      const { reason, ...own } = place.own;
      return { own, reason, by: 'model', relaxed: [] };
    }
    const { fitting, reason } = place;
    const second = secondNameFor(
      fitting,
      seconds.filter(({ record }) => !used.has(record.id)),
    );
    if (second) used.add(second.record.id);
    const facts = {
      wishes,
      locale,
      people: shelf.people,
      position,
      second: second?.spelling,
      publicOnly,
    };
    return {
      id: fitting.record.id,
      relaxed: fitting.relaxed,
      second: second?.record.id,
      reason: reason ?? reasonFromFacts(fitting, facts),
      by: reason ? 'model' : 'catalogue',
    };
  });
}

/** The catalogue's own choice, without reasons yet. */
export const cataloguePlaces = ({ ranked }: Plan): CataloguePlace[] =>
  ranked.chosen.map((fitting) => ({ kind: 'verified', fitting, reason: undefined }));

/** The catalogue's own choice in its own words; with `publicOnly` from public facts alone. */
export const catalogueEntries = (plan: Plan, publicOnly = false): Entry[] =>
  entriesOf(cataloguePlaces(plan), plan, publicOnly);
