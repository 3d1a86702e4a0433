import type { Catalogue, CatalogueName } from '@ismi/catalogue';
import type { NameIndex } from '@ismi/catalogue/matching/name-index';
import { type Locale, RELAXABLE_ANSWERS, type RelaxableAnswer } from '@ismi/contract';
import type { Answers, MatchingName, SpelledName } from './answer-match.rules.ts';
import { retrieve } from './candidates.rules.ts';
import { reasonFromFacts } from './catalogue-writer.rules.ts';
import { secondNameFor } from './double-name.rules.ts';
import type { CataloguePlace, Place } from './model-answer.rules.ts';
import {
  type Ranked,
  type RankingContext,
  rank,
  scoreOf,
  siblingOf,
  wordsOf,
} from './ranking.rules.ts';

/** The catalogue as a plan needs it. */
export interface CandidatePool {
  /** Every name that may be suggested, in the spelling of the language. */
  names: readonly SpelledName[];
  nameOf(id: string): CatalogueName | undefined;
  people: Catalogue['people'];
  index: Pick<NameIndex, 'find' | 'findSpelling'>;
}

/** What will be written for these answers: known before payment. */
export interface Plan {
  wishes: Answers;
  locale: Locale;
  pool: CandidatePool;
  ranked: Ranked;
  /** Candidates for the second part of a double name, best first. */
  seconds: MatchingName[];
}

/** One place of a stored list. */
export type Entry = { relaxed: RelaxableAnswer[]; reason: string; by: 'model' | 'catalogue' } & (
  | { id: string; second?: string | undefined }
  | { own: { name: string; gender: Answers['gender']; meaning: string; origin: string } }
);

const inOrder = (wishes: ReadonlySet<RelaxableAnswer>) =>
  RELAXABLE_ANSWERS.filter((wish) => wishes.has(wish));

export const relaxationsOf = (names: readonly Pick<MatchingName, 'relaxed'>[]): RelaxableAnswer[] =>
  inOrder(new Set(names.flatMap(({ relaxed }) => relaxed)));

function siblingIn({ index, nameOf }: CandidatePool, { sibling }: Answers) {
  if (!sibling) return undefined;
  const known = index.findSpelling(sibling.siblingName).certain;
  return siblingOf(sibling.siblingName, known ? nameOf(known) : undefined);
}

/** Names that fit beside another one: same culture, any first letter, best first. */
function secondsIn(pool: CandidatePool, judging: RankingContext): MatchingName[] {
  const { startLetter: _, ...wishes } = judging.wishes;
  if (!wishes.doubleName) return [];
  return retrieve(pool.names, wishes, judging.locale)
    .filter(({ relaxed }) => !relaxed.includes('culture'))
    .map((fitting) => ({ fitting, score: scoreOf(fitting.record, judging) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ fitting }) => fitting);
}

export function planFor(pool: CandidatePool, wishes: Answers, locale: Locale): Plan {
  const judging = {
    wishes,
    locale,
    sibling: siblingIn(pool, wishes),
    words: wordsOf(wishes.details ?? ''),
  };
  const ranked = rank(retrieve(pool.names, wishes, locale), judging);
  return { wishes, locale, pool, ranked, seconds: secondsIn(pool, judging) };
}

/** What can be promised before payment. */
export const promiseOf = ({ ranked: { chosen } }: Plan) => ({
  expected: chosen.length,
  exact: chosen.filter(({ relaxed }) => relaxed.length === 0).length,
  relaxations: relaxationsOf(chosen),
});

/** The places of a list, each with the model's reason if it has one, else with the catalogue's. */
export function entriesOf(places: readonly Place[], plan: Plan, publicOnly = false): Entry[] {
  const { wishes, locale, pool, seconds } = plan;
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
      people: pool.people,
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

/** The catalogue's choice, without reasons yet. */
export const cataloguePlaces = ({ ranked }: Plan): CataloguePlace[] =>
  ranked.chosen.map((fitting) => ({ kind: 'verified', fitting, reason: undefined }));

/** The catalogue's choice with its own reasons; with `publicOnly` from public facts alone. */
export const catalogueEntries = (plan: Plan, publicOnly = false): Entry[] =>
  entriesOf(cataloguePlaces(plan), plan, publicOnly);
