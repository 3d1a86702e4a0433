import type { Catalogue, CatalogueName } from '@ismi/catalogue';
import type { NameIndex } from '@ismi/catalogue/matching/name-index';
import type { FamilyWish, Locale } from '@ismi/contract';
import {
  type Answers,
  type MatchingName,
  missedBy,
  type SpelledName,
} from './answer-match.rules.ts';
import { ALL_ALLOWED, type AllowedKinds, CONSENT_KINDS, mayKeepText } from './consent.rules.ts';
import { namedName } from './prepared-wishes.rules.ts';
import { type RankedSuggestion, suggestNames } from './suggest-names.rules.ts';
import type { TypedWishes } from './typed-wishes.rules.ts';
import { wishesOfAnswers } from './wishes-of-answers.rules.ts';

/** The catalogue as a plan needs it. */
export interface CandidatePool {
  /** Every name that may be suggested, in the spelling of the language. */
  names: readonly SpelledName[];
  nameOf(id: string): CatalogueName | undefined;
  people: Catalogue['people'];
  registers: Catalogue['registers'];
  index: Pick<NameIndex, 'find' | 'findSpelling'>;
}

/** A name for these parents, with its facts. */
export type Candidate = RankedSuggestion & MatchingName;

/** What this family saw of earlier lists. */
export interface EarlierNames {
  /** Ids of the names that they were shown. */
  shown: readonly string[];
  /** Names that stand in the list already: they do not come again, loved or not. */
  present?: readonly string[];
  liked?: TypedWishes['liked'];
  disliked?: TypedWishes['disliked'];
}
const NOTHING_EARLIER: EarlierNames = { shown: [] };

/** What will be written for these answers: known before payment. */
export interface Plan {
  /** As a model may be told them. */
  answers: Answers;
  /** Everything that they ask for, also in the text. */
  wishes: TypedWishes;
  /** The wishes that the parents confirmed. */
  told: readonly FamilyWish[];
  locale: Locale;
  pool: CandidatePool;
  /** At most ten, in the order of the list. */
  chosen: Candidate[];
  /** The best, the chosen ones first: what a model may know of. */
  candidates: Candidate[];
}

/** The names that the parents love: shown or turned down before, they may return. */
const lovedIds = (pool: CandidatePool, { love }: TypedWishes): ReadonlySet<string> =>
  new Set(love.flatMap((name) => namedName(pool, name).records.map(({ record }) => record.id)));

export function planFor(
  pool: CandidatePool,
  answers: Answers,
  locale: Locale,
  {
    allowed = ALL_ALLOWED,
    ...earlier
  }: EarlierNames & { allowed?: AllowedKinds } = NOTHING_EARLIER,
): Plan {
  const { shown, present = [], liked, disliked } = earlier;
  const asked = wishesOfAnswers(answers, locale, pool, allowed);
  const loved = lovedIds(pool, asked);
  const wishes: TypedWishes = {
    ...asked,
    liked,
    disliked: disliked?.filter(({ name }) => !loved.has(name)),
    notLearned: new Set(CONSENT_KINDS.filter((kind) => !allowed[kind])),
  };
  const { names, pool: best } = suggestNames(pool, wishes, {
    without: new Set([...shown.filter((id) => !loved.has(id)), ...present]),
  });
  const candidateOf = (suggestion: RankedSuggestion): Candidate[] => {
    const record = pool.nameOf(suggestion.id);
    if (!record) return [];
    const spelled = { record, spelling: suggestion.spelling };
    return [{ ...suggestion, ...spelled, relaxed: missedBy(spelled, answers, locale) }];
  };
  const chosen = names.flatMap(candidateOf);
  const isChosen = new Set(names.map(({ id }) => id));
  const others = best.filter(({ id }) => !isChosen.has(id)).flatMap(candidateOf);
  return {
    answers: mayKeepText(allowed) ? answers : { ...answers, details: undefined },
    wishes,
    told: answers.wishes ?? [],
    locale,
    pool,
    chosen,
    candidates: [...chosen, ...others],
  };
}
