import type { UnderstoodWish } from '@ismi/contract';
import type {
  NAME_GENDERS,
  NAME_LENGTHS,
  NameSound,
  NameTheme,
  POPULARITY_CLASSES,
  QuestionnaireStep,
  SuggestionCulture,
} from '@ismi/contract/questionnaire';
import { QUESTIONNAIRE_STEPS, REQUIRED_STEPS } from '@ismi/contract/questionnaire';
import type {
  HOME_COUNTRIES,
  HOME_LANGUAGES,
  Root,
  TRADITIONS,
} from '@ismi/contract/wish-vocabulary';
import type { Chip } from '../../ui/form/chip.ts';

/** A random answer; the drawn value is shown before paying. */
export const SURPRISE = 'surprise';
type OrSurprise<Value> = Value | typeof SURPRISE;

export const YES_OR_NO = ['yes', 'no'] as const;
type YesOrNo = (typeof YES_OR_NO)[number];
/** The faith is sought, does not matter, or is rather kept out of the name. */
export const FAITH_ANSWERS = ['yes', 'no', 'avoid'] as const;

export type HomeCountry = (typeof HOME_COUNTRIES)[number];
export type HomeLanguage = (typeof HOME_LANGUAGES)[number];
type Tradition = (typeof TRADITIONS)[number];

/** What was read from the family's words, as the family left it. */
export interface Understood {
  /** Of which words and names: others have to be read anew. */
  of: string;
  wishes: readonly UnderstoodWish[];
  /** Wishes that the family removed: they do not come back when its words are read anew. */
  removed?: readonly string[];
}

/** The answers so far; a missing step is open or was skipped. */
export interface Answers {
  gender?: OrSurprise<(typeof NAME_GENDERS)[number]>;
  culture?: OrSurprise<SuggestionCulture>;
  religious?: OrSurprise<(typeof FAITH_ANSWERS)[number]>;
  meaning?: readonly NameTheme[];
  phonetic?: NameSound;
  length?: OrSurprise<(typeof NAME_LENGTHS)[number]>;
  startLetter?: string;
  popularity?: OrSurprise<(typeof POPULARITY_CLASSES)[number]>;
  doubleName?: YesOrNo;
  details?: string;
  // Fields that cost nothing by themselves.
  roots?: readonly Root[];
  /** Null: not told, and not to be guessed. */
  livesIn?: HomeCountry | null;
  /** Empty: not told, and not to be guessed. */
  languages?: readonly HomeLanguage[];
  tradition?: Tradition;
  loved?: readonly Chip[];
  refused?: readonly Chip[];
  honoured?: readonly Chip[];
  siblings?: readonly Chip[];
  surname?: string;
  /** Surname and siblings may be kept. */
  remember?: boolean;
  understood?: Understood;
}

export const isRequired = (step: QuestionnaireStep): boolean =>
  REQUIRED_STEPS.some((required) => required === step);

const hasWords = (text: string | undefined): boolean => (text ?? '').trim() !== '';
const isFilled = (list: readonly unknown[] | undefined): boolean => (list ?? []).length > 0;

/** Whether a field of the step that has a price is filled. "No" to a double name is no wish: it is not sent and costs nothing. */
export function isCharged(step: QuestionnaireStep, answers: Answers): boolean {
  switch (step) {
    case 'meaning':
      return isFilled(answers.meaning);
    case 'doubleName':
      return answers.doubleName === 'yes';
    case 'sibling':
      return isFilled(answers.siblings);
    case 'details':
      return hasWords(answers.details);
    default:
      return answers[step] !== undefined;
  }
}

/** Fields that cost nothing, by the step that asks for them. */
const ADDED = {
  culture: ['roots', 'livesIn', 'languages'],
  religious: ['tradition'],
  details: ['loved', 'refused', 'honoured', 'understood'],
  sibling: ['siblings', 'surname', 'remember'],
} as const satisfies Partial<Record<QuestionnaireStep, readonly (keyof Answers)[]>>;

/** Whether anything is told in the step, with or without a price. */
export function isAnswered(step: QuestionnaireStep, answers: Answers): boolean {
  if (isCharged(step, answers)) return true;
  if (step === 'sibling') return hasWords(answers.surname);
  const { loved, refused, honoured } = answers;
  return step === 'details' && [loved, refused, honoured].some(isFilled);
}

export const answeredSteps = (answers: Answers): QuestionnaireStep[] =>
  QUESTIONNAIRE_STEPS.filter((step) => isAnswered(step, answers));

/** Required and not answered yet. */
export const openSteps = (answers: Answers): QuestionnaireStep[] =>
  REQUIRED_STEPS.filter((step) => !isAnswered(step, answers));

/** The answers without one step, as if it had been skipped. */
export function withoutAnswer(step: QuestionnaireStep, answers: Answers): Answers {
  const fields: ReadonlySet<string> = new Set([
    step,
    ...(step in ADDED ? ADDED[step as keyof typeof ADDED] : []),
  ]);
  return Object.fromEntries(Object.entries(answers).filter(([field]) => !fields.has(field)));
}

/** The answers without a field that may be missing. */
export function withoutField(field: keyof Answers, answers: Answers): Answers {
  const { [field]: _, ...rest } = answers;
  return rest;
}
