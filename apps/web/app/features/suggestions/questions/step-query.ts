import { QUESTIONNAIRE_STEPS, type QuestionnaireStep } from '@ismi/contract/questionnaire';

/** URL parameter beside a step: its answer is changed from the price, and the next tap returns there. */
export const TO_PRICE = 'to-price';
/** Instead of a step: all answers with their prices. */
export const ALL_ANSWERS = '?answers';

/** Opens the question of a step for a change, then returns to the price. */
export const editQuery = (step: QuestionnaireStep): string =>
  `?step=${QUESTIONNAIRE_STEPS.indexOf(step) + 1}&${TO_PRICE}`;
