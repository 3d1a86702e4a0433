import {
  RELAXABLE_ANSWERS,
  type RelaxableAnswer,
  type SHELVES,
  SUGGESTION_LIMITS,
} from '@ismi/contract';
import type { Answers, MatchingName } from './answer-match.rules.ts';
import type { Candidate, Plan } from './list-plan.rules.ts';
import { reasonsFor } from './list-reasons.rules.ts';
import type { CataloguePlace, Place } from './model-answer.rules.ts';
import type { FactKind } from './name-fact.rules.ts';
import type { Subject } from './reason-claim.rules.ts';

/** One place of a stored list. Lists of an earlier version have neither shelf nor spelling. */
export type Entry = { relaxed: RelaxableAnswer[]; reason: string; by: 'model' | 'catalogue' } & (
  | {
      id: string;
      second?: string | undefined;
      kind?: (typeof SHELVES)[number] | undefined;
      spelling?: string | undefined;
    }
  | { own: { name: string; gender: Answers['gender']; meaning: string; origin: string } }
);

const inOrder = (wishes: ReadonlySet<RelaxableAnswer>) =>
  RELAXABLE_ANSWERS.filter((wish) => wishes.has(wish));

export const relaxationsOf = (names: readonly Pick<MatchingName, 'relaxed'>[]): RelaxableAnswer[] =>
  inOrder(new Set(names.flatMap(({ relaxed }) => relaxed)));

const SUBJECTS: Readonly<Record<FactKind, Subject>> = {
  meaning: 'meaning',
  knownFor: 'meaning',
  origin: 'origin',
  culture: 'origin',
  story: 'faith',
  bearer: 'faith',
  quran: 'faith',
  use: 'use',
  travel: 'travel',
  caution: 'travel',
  say: 'sound',
  character: 'sound',
  spelling: 'spelling',
  forms: 'spelling',
  family: 'named',
};
/** What the model's sentences about a name are about: their ids tell it. */
const toldBy = ({ sentences }: CataloguePlace): Set<Subject> =>
  new Set(
    sentences.flatMap(({ facts }) =>
      facts.flatMap((id) => SUBJECTS[id.split('.')[1] as FactKind] ?? []),
    ),
  );

/** The sentences of a place: the model's, and ours in the place of those that did not pass. */
function reasonOf({ sentences, faults }: CataloguePlace, ours: string): string {
  const theirs = sentences.map(({ text }) => text).join(' ');
  const both = faults.length > 0 ? `${theirs} ${ours}`.trim() : theirs;
  return both.length > SUGGESTION_LIMITS.reason ? theirs : both;
}

/** The places of a list, each with the model's sentences if it has any that passed, else with the catalogue's. */
export function entriesOf(places: readonly Place[], plan: Plan, publicOnly = false): Entry[] {
  const { answers, wishes, pool } = plan;
  const verified = places.flatMap((place) =>
    place.kind === 'verified' ? { ...place.fitting, told: toldBy(place) } : [],
  );
  const placeOf = new Map(verified.map(({ id }, at) => [id, at]));
  // What is not remembered of the household is in no stored reason either.
  const remember = answers.remember ?? false;
  const ours = reasonsFor(verified, { pool, wishes, remember, publicOnly });
  return places.map((place): Entry => {
    if (place.kind === 'own') {
      const { reason, ...own } = place.own;
      return { own, reason, by: 'model', relaxed: [] };
    }
    const { fitting } = place;
    return {
      id: fitting.id,
      second: fitting.second,
      kind: fitting.kind,
      spelling: fitting.spelling,
      relaxed: fitting.relaxed,
      reason: reasonOf(place, ours[placeOf.get(fitting.id) ?? -1] ?? ''),
      by: place.sentences.length > 0 ? 'model' : 'catalogue',
    };
  });
}

/** Names of which no model has said anything. */
export const placesOf = (names: readonly Candidate[]): CataloguePlace[] =>
  names.map((fitting) => ({
    kind: 'verified',
    fitting,
    sentences: [],
    faults: ['uncited'],
    repaired: 0,
  }));

/** The catalogue's choice, without reasons yet. */
export const cataloguePlaces = ({ chosen }: Plan): CataloguePlace[] => placesOf(chosen);

/** The catalogue's choice with its own reasons; with `publicOnly` from public facts alone. */
export const catalogueEntries = (plan: Plan, publicOnly = false): Entry[] =>
  entriesOf(cataloguePlaces(plan), plan, publicOnly);
