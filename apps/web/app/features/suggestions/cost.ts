import { QUESTIONNAIRE_COSTS } from '@ismi/contract/pricing';
import type { QuestionnaireStep } from '@ismi/contract/questionnaire';
import { type Answers, answeredSteps, openSteps } from './answers.ts';

const COSTS: Record<QuestionnaireStep, number> = {
  ...QUESTIONNAIRE_COSTS.required,
  ...QUESTIONNAIRE_COSTS.optional,
};

export const costOfStep = (step: QuestionnaireStep): number => COSTS[step];

const costOf = (steps: readonly QuestionnaireStep[]): number =>
  steps.reduce((sum, step) => sum + COSTS[step], 0);

/** The cost of the answers so far. */
export const currentCost = (answers: Answers): number => costOf(answeredSteps(answers));

/** The cost of the required answers that are missing. */
export const remainingCost = (answers: Answers): number => costOf(openSteps(answers));
