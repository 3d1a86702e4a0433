import { QUESTIONNAIRE_STEPS, type QuestionnaireStep } from '@ismi/contract/questionnaire';

/** Behind a step in the address: its answer is changed on the way from the price, and the next tap leads back there. */
export const TO_PRICE = 'to-price';
/** Instead of a step: all answers with their prices, at once. */
export const ALL_ANSWERS = '?answers';

/** The question that a step asks, to be answered anew and left for the price. */
export const editQuery = (step: QuestionnaireStep): string =>
  `?step=${QUESTIONNAIRE_STEPS.indexOf(step) + 1}&${TO_PRICE}`;
