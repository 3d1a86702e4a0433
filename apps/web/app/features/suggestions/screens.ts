import {
  QUESTIONNAIRE_STEPS,
  type QuestionnaireStep,
  REQUIRED_STEPS,
} from '@ismi/contract/questionnaire';
import { type Answers, isAnswered, isRequired } from './answers.ts';

/** After the required questions: whether that is enough. At the end: what was understood. */
export type Screen = QuestionnaireStep | 'enough' | 'understood';

const isOptional = (step: QuestionnaireStep): boolean => !isRequired(step);

/** In their order. */
const SCREENS: readonly Screen[] = [
  ...REQUIRED_STEPS,
  'enough',
  ...QUESTIONNAIRE_STEPS.filter(isOptional),
  'understood',
];

export const isStep = (screen: Screen): screen is QuestionnaireStep =>
  screen !== 'enough' && screen !== 'understood';

export const screenAfter = (screen: Screen): Screen =>
  SCREENS[SCREENS.indexOf(screen) + 1] ?? 'understood';
export const screenBefore = (screen: Screen): Screen =>
  SCREENS[SCREENS.indexOf(screen) - 1] ?? 'gender';

/** The furthest screen up to this one that is allowed: required questions cannot be skipped. An unknown one counts as the end of these. */
export function reachableScreen(requested: string, answers: Answers): Screen {
  const known = SCREENS.indexOf(requested as Screen);
  const at = known === -1 ? SCREENS.indexOf('enough') : known;
  const firstOpen = REQUIRED_STEPS.findIndex((step) => !isAnswered(step, answers));
  return SCREENS[firstOpen === -1 ? at : Math.min(at, firstOpen)] ?? 'gender';
}
