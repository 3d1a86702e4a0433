import { QUESTIONNAIRE_COSTS } from '@ismi/contract/pricing';
import { QUESTIONNAIRE_STEPS, type QuestionnaireStep } from '@ismi/contract/questionnaire';
import { type Answers, isCharged, openSteps } from './answers.ts';

const COSTS: Record<QuestionnaireStep, number> = {
  ...QUESTIONNAIRE_COSTS.required,
  ...QUESTIONNAIRE_COSTS.optional,
};

export const costOfStep = (step: QuestionnaireStep): number => COSTS[step];

/** 0 where only fields without a price are filled. */
export const costOfAnswer = (step: QuestionnaireStep, answers: Answers): number =>
  isCharged(step, answers) ? COSTS[step] : 0;

const costOf = (steps: readonly QuestionnaireStep[]): number =>
  steps.reduce((sum, step) => sum + COSTS[step], 0);

/** The cost of the answers so far. */
export const currentCost = (answers: Answers): number =>
  costOf(QUESTIONNAIRE_STEPS.filter((step) => isCharged(step, answers)));

/** The cost of the required answers that are missing. */
export const remainingCost = (answers: Answers): number => costOf(openSteps(answers));
