import { cleanModelText } from '../../lib/model-text.ts';
import type { Plan } from './list-plan.rules.ts';
import type { LetterWishes } from './typed-wishes.rules.ts';

type AskedPlan = Pick<Plan, 'answers' | 'wishes'>;

const CODE = /^[a-z]{2,3}$/u;

const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
const onlySaid = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isSaid(value)));

/** What they chose from lists, or what was read from their words in the terms of these lists. Of the tradition nobody is told. */
export function chosenWishes({ answers, wishes }: AskedPlan): Record<string, unknown> {
  const isFaithTold = answers.religious === (wishes.faith === 'seek');
  return {
    ...onlySaid({
      gender: wishes.gender,
      culture: wishes.culture,
      length: wishes.length,
      popularity: wishes.popularity,
      meaning: wishes.themes,
      phonetic: wishes.sound,
      start_letter: answers.startLetter,
      double_name: wishes.doubleName,
      faith: wishes.faith === 'neutral' || isFaithTold ? undefined : wishes.faith,
      lives_in: wishes.livesIn,
      speaks: wishes.speaks,
      roots: wishes.roots,
      works_in: wishes.worksIn.filter((language) => CODE.test(language)),
      shall_mean: wishes.meanings,
      shall_not_mean: wishes.notMeanings,
      syllables_at_most: wishes.maxSyllables,
      syllables_at_least: wishes.minSyllables,
      from_the_quran: wishes.quranic,
      of_a_companion: wishes.companion,
      of_a_prophet: wishes.prophet,
      not_of_a_prophet: wishes.notProphet,
      of_the_prophets_family: wishes.ahlulbayt,
      not_dated: wishes.notDated,
    }),
    ...(answers.religious !== undefined && { religious: answers.religious }),
  };
}

const cleaned = (texts: readonly string[]): string[] => texts.map(cleanModelText).filter(Boolean);
const lettersOf = (letters: LetterWishes) =>
  onlySaid(Object.fromEntries(Object.entries(letters).map(([way, all]) => [way, cleaned(all)])));

/** What they typed. Of their household a model is told only what the family allowed to remember. */
export function typedWords({ answers, wishes }: AskedPlan): Record<string, unknown> {
  const { remember, details } = answers;
  const { love, avoid, honour, taken, pairWith, siblings, surname, twin, letters } = wishes;
  const spelled = lettersOf(letters);
  return onlySaid({
    text: details === undefined ? undefined : cleanModelText(details),
    loved: cleaned(love),
    refused: cleaned(avoid),
    to_honour: cleaned(honour),
    loved_but_taken: cleaned(taken),
    beside: cleaned(pairWith),
    letters: Object.keys(spelled).length > 0 ? spelled : undefined,
    ...(remember && {
      siblings: cleaned(siblings),
      twin: twin && cleanModelText(twin),
      surname: surname && cleanModelText(surname),
    }),
  });
}

/** Everything that they typed, as texts: a sentence that repeats more than a name of it is not used. */
export const writtenTexts = ({ answers, wishes }: AskedPlan): string[] =>
  cleaned([
    answers.details ?? '',
    ...wishes.love,
    ...wishes.avoid,
    ...wishes.honour,
    ...wishes.taken,
    ...wishes.pairWith,
    ...wishes.siblings,
    wishes.surname ?? '',
    wishes.twin ?? '',
    ...Object.values(wishes.letters).flat(),
  ]);

/** Names of theirs that a sentence may say again. */
export const sayableNames = ({ answers, wishes }: AskedPlan): string[] =>
  cleaned([
    ...wishes.love,
    ...wishes.honour,
    ...wishes.taken,
    ...wishes.pairWith,
    ...(answers.remember ? [...wishes.siblings, wishes.surname ?? '', wishes.twin ?? ''] : []),
  ]);
