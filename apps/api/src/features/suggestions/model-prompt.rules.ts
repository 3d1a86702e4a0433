import { type Locale, languageName, type SuggestionForm } from '@ismi/contract';
import type { Candidate, Plan } from './list-plan.rules.ts';
import { INSTRUCTIONS, REPAIR_INSTRUCTIONS } from './model-instructions.rules.ts';
import { offeredFacts } from './offered-names.rules.ts';
import type { CitingSentence, SentenceFault } from './sentence-check.rules.ts';
import { chosenWishes, typedWords } from './told-wishes.rules.ts';

/** What the model may answer: names by their id with cited sentences each, and names of its own, which stay unverified. */
export interface Choice {
  chosen: { id: string; sentences: CitingSentence[] }[];
  own: OwnName[];
}

export interface OwnName {
  name: string;
  gender: SuggestionForm['gender'];
  meaning: string;
  origin: string;
  reason: string;
}

const ADDRESS: Readonly<Record<Locale, string>> = {
  tr: ' (address the parents as siz)',
  en: '',
  de: ' (address the parents as ihr)',
  ar: ' (polite plural)',
};
const languageOf = (locale: Locale) => languageName('en', locale) + ADDRESS[locale];

export interface Brief {
  instructions: string;
  material: string;
}

const candidateOf = (plan: Plan, candidate: Candidate, isWithFamily: boolean) => ({
  id: candidate.id,
  name: candidate.spelling,
  ...(candidate.relaxed.length > 0 && { misses: candidate.relaxed }),
  facts: Object.fromEntries(
    [...offeredFacts(plan, candidate, isWithFamily).values()].map(({ id, value }) => [id, value]),
  ),
});

/** Everything that the model gets. Nothing identifies the user: no name, address, id or account language. */
export function briefFor(plan: Plan, offered: readonly Candidate[], ownAllowed: number): Brief {
  const { locale, chosen } = plan;
  const typed = typedWords(plan);
  return {
    instructions: INSTRUCTIONS,
    material: JSON.stringify({
      write_in: languageOf(locale),
      language: locale,
      count: chosen.length,
      own_allowed: ownAllowed,
      wishes: {
        ...chosenWishes(plan),
        ...(Object.keys(typed).length > 0 && { in_their_words: typed }),
      },
      candidates: offered.map((each) => candidateOf(plan, each, true)),
    }),
  };
}

/** A name of which sentences are missing. */
export interface MissingSentences {
  fitting: Candidate;
  missing: number;
  faults: readonly SentenceFault[];
  /** Ids of facts of which the sentences that stay speak. */
  told: readonly string[];
}

/**
 * The second and last question: the names of which sentences were rejected, with their facts and what was chosen from lists. What the
 * parents typed is left out, since it may be why the first answer failed.
 */
export function repairBriefFor(places: readonly MissingSentences[], plan: Plan): Brief {
  const { locale } = plan;
  return {
    instructions: INSTRUCTIONS + REPAIR_INSTRUCTIONS,
    material: JSON.stringify({
      write_in: languageOf(locale),
      language: locale,
      count: places.length,
      own_allowed: 0,
      wishes: chosenWishes(plan),
      candidates: places.map(({ fitting, missing, faults, told }) => ({
        ...candidateOf(plan, fitting, false),
        missing,
        faults: [...new Set(faults)],
        told,
      })),
    }),
  };
}
