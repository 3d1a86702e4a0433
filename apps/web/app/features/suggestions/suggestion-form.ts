import type { Preferences, SuggestionForm } from '@ismi/contract';
import type { Locale } from '@ismi/contract/locales';
import { type Answers, isAnswered, SURPRISE } from './answers.ts';
import type { Drawn } from './random-answers.ts';

/** The request body. Undefined while a required answer is missing or still a surprise. */
export function toSuggestionForm(
  { answers, steps }: Drawn,
  language: Locale,
): SuggestionForm | undefined {
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

/** The answers of a list, with drawn values. */
export function answersFromPreferences(preferences: Preferences): Answers {
  return {
    gender: preferences.gender,
    culture: preferences.culture,
    // Missing after a withdrawn consent.
    ...(preferences.religious !== null && { religious: preferences.religious ? 'yes' : 'no' }),
    length: preferences.length,
    popularity: preferences.popularity,
    ...(preferences.meaning.length > 0 && { meaning: preferences.meaning }),
    ...(preferences.phonetic && { phonetic: preferences.phonetic }),
    ...(preferences.startLetter && { startLetter: preferences.startLetter }),
    ...(preferences.doubleName && { doubleName: 'yes' as const }),
    ...(preferences.sibling && {
      sibling: 'yes' as const,
      siblingName: preferences.sibling.siblingName,
    }),
    ...(preferences.details && { details: preferences.details }),
  };
}

/** The answers of a list for editing: drawn values are surprises again. */
export const editableAnswers = (preferences: Preferences): Answers => ({
  ...answersFromPreferences(preferences),
  ...Object.fromEntries(preferences.drawn.map((step) => [step, SURPRISE])),
});
