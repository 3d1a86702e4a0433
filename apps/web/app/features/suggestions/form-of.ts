import type { Preferences, SuggestionForm } from '@ismi/contract';
import type { Locale } from '@ismi/contract/locales';
import { type Answers, isAnswered, SURPRISE } from './answers.ts';
import type { Drawn } from './draw.ts';

/** What is sent. Undefined while an answer that is needed is missing, or still left to chance. */
export function formOf({ answers, steps }: Drawn, language: Locale): SuggestionForm | undefined {
  const { gender, culture, religious, length, popularity } = answers;
  if (!gender || !culture || !religious || !length || !popularity) return undefined;
  if (gender === SURPRISE || culture === SURPRISE || religious === SURPRISE) return undefined;
  if (length === SURPRISE || popularity === SURPRISE) return undefined;
  return {
    gender,
    culture,
    religious: religious === 'yes',
    length,
    popularity,
    ...(answers.meaning && answers.meaning.length > 0 && { meaning: [...answers.meaning] }),
    ...(answers.phonetic && { phonetic: answers.phonetic }),
    ...(answers.startLetter && { startLetter: answers.startLetter }),
    ...(isAnswered('doubleName', answers) && { doubleName: true as const }),
    ...(isAnswered('sibling', answers) && {
      sibling: { hasSibling: true as const, siblingName: (answers.siblingName ?? '').trim() },
    }),
    ...(isAnswered('details', answers) && { details: (answers.details ?? '').trim() }),
    ...(steps.length > 0 && { drawn: steps }),
    language,
  };
}

/** What a result was made of, with what chance gave. */
export function answersOf(kept: Preferences): Answers {
  return {
    gender: kept.gender,
    culture: kept.culture,
    // Whoever took back the consent has no answer here any more.
    ...(kept.religious !== null && { religious: kept.religious ? 'yes' : 'no' }),
    length: kept.length,
    popularity: kept.popularity,
    ...(kept.meaning.length > 0 && { meaning: kept.meaning }),
    ...(kept.phonetic && { phonetic: kept.phonetic }),
    ...(kept.startLetter && { startLetter: kept.startLetter }),
    ...(kept.doubleName && { doubleName: 'yes' as const }),
    ...(kept.sibling && { sibling: 'yes' as const, siblingName: kept.sibling.siblingName }),
    ...(kept.details && { details: kept.details }),
  };
}

/** The same to be changed: what chance gave is left to chance again. */
export const answersToChange = (kept: Preferences): Answers => ({
  ...answersOf(kept),
  ...Object.fromEntries(kept.drawn.map((step) => [step, SURPRISE])),
});
