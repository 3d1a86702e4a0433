import type { Preferences } from '@ismi/contract';
import type { Chip } from '../../ui/form/chip.ts';
import { type Answers, SURPRISE, type Understood } from './answers.ts';
import { filled, given } from './given.ts';
import { wordsOf } from './understood-words.ts';

const chipsOf = (names: readonly string[] = []): Chip[] => names.map((name) => ({ name }));

/** Fields of a list that have no price, as far as it keeps them. */
function addedAnswers({ added, sibling }: Preferences): Answers {
  const siblings = [...(sibling ? [sibling.siblingName] : []), ...(added.siblings ?? [])];
  return {
    ...given({
      tradition: added.tradition,
      livesIn: added.livesIn,
      languages: added.languages,
      roots: added.roots,
      surname: added.surname,
      remember: added.remember,
      loved: filled(chipsOf(added.loved)),
      refused: filled(chipsOf(added.refused)),
      honoured: filled(chipsOf(added.honoured)),
      siblings: filled(chipsOf(siblings)),
    }),
  };
}

const faithAnswer = ({ religious, added }: Preferences): Answers['religious'] => {
  if (added.faith === 'avoid') return 'avoid';
  return religious ? 'yes' : 'no';
};

/** What was understood of the words of a list, as its family left it. */
function understoodIn(preferences: Preferences): Understood | undefined {
  const { added, details } = preferences;
  const wishes = (added.wishes ?? []).map((wish) => ({ ...wish, words: '', is_inferred: false }));
  const words = wordsOf({ details: details ?? '', loved: chipsOf(added.loved) });
  return added.wishes && { of: words, wishes };
}

/** The answers of a list, with drawn values. */
export function answersFromPreferences(preferences: Preferences): Answers {
  return {
    gender: preferences.gender,
    culture: preferences.culture,
    // Missing after a withdrawn consent.
    ...(preferences.religious !== null && { religious: faithAnswer(preferences) }),
    length: preferences.length,
    popularity: preferences.popularity,
    ...(preferences.meaning.length > 0 && { meaning: preferences.meaning }),
    ...(preferences.phonetic && { phonetic: preferences.phonetic }),
    ...(preferences.startLetter && { startLetter: preferences.startLetter }),
    ...(preferences.doubleName && { doubleName: 'yes' as const }),
    ...(preferences.details && { details: preferences.details }),
    ...addedAnswers(preferences),
    ...given({ understood: understoodIn(preferences) }),
  };
}

/** The answers of a list for editing: drawn values are surprises again. */
export const editableAnswers = (preferences: Preferences): Answers => ({
  ...answersFromPreferences(preferences),
  ...Object.fromEntries(preferences.drawn.map((step) => [step, SURPRISE])),
});
