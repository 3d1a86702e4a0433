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

/** A random answer; the drawn value is shown before paying. */
export const SURPRISE = 'surprise';
type OrSurprise<Value> = Value | typeof SURPRISE;

export const YES_OR_NO = ['yes', 'no'] as const;
type YesOrNo = (typeof YES_OR_NO)[number];

/** The answers so far; a missing step is open or was skipped. */
export interface Answers {
  gender?: OrSurprise<(typeof NAME_GENDERS)[number]>;
  culture?: OrSurprise<SuggestionCulture>;
  religious?: OrSurprise<YesOrNo>;
  meaning?: readonly NameTheme[];
  phonetic?: NameSound;
  length?: OrSurprise<(typeof NAME_LENGTHS)[number]>;
  startLetter?: string;
  popularity?: OrSurprise<(typeof POPULARITY_CLASSES)[number]>;
  doubleName?: YesOrNo;
  sibling?: YesOrNo;
  siblingName?: string;
  details?: string;
}

export const isRequired = (step: QuestionnaireStep): boolean =>
  REQUIRED_STEPS.some((required) => required === step);

const hasWords = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** Whether an answer is a wish. "No" to a double name or a sibling is none: it is not sent and costs nothing. */
export function isAnswered(step: QuestionnaireStep, answers: Answers): boolean {
  switch (step) {
    case 'meaning':
      return (answers.meaning ?? []).length > 0;
    case 'doubleName':
      return answers.doubleName === 'yes';
    case 'sibling':
      return answers.sibling === 'yes' && hasWords(answers.siblingName);
    case 'details':
      return hasWords(answers.details);
    default:
      return answers[step] !== undefined;
  }
}

export const answeredSteps = (answers: Answers): QuestionnaireStep[] =>
  QUESTIONNAIRE_STEPS.filter((step) => isAnswered(step, answers));

/** Required and not answered yet. */
export const openSteps = (answers: Answers): QuestionnaireStep[] =>
  REQUIRED_STEPS.filter((step) => !isAnswered(step, answers));

/** The answers without one step, as if it had been skipped. */
export function withoutAnswer(step: QuestionnaireStep, answers: Answers): Answers {
  const { [step]: _, ...rest } = answers;
  if (step !== 'sibling') return rest;
  const { siblingName: __, ...others } = rest;
  return others;
}

/** The furthest step up to this one that is allowed: required questions cannot be skipped. Steps count from 1. */
export function reachableStep(requested: number, answers: Answers): number {
  const firstOpen = QUESTIONNAIRE_STEPS.findIndex(
    (step) => isRequired(step) && !isAnswered(step, answers),
  );
  const furthest = firstOpen === -1 ? QUESTIONNAIRE_STEPS.length : firstOpen + 1;
  return Number.isInteger(requested) ? Math.min(Math.max(requested, 1), furthest) : 1;
}
