/** What things cost in credits, and what is given. Free of zod: prices are said on every page, before the tap. */
export const WELCOME_CREDITS = 25;

/** The questionnaire's price is the sum of its answered steps; the first group always counts. */
const QUESTIONNAIRE_COSTS = {
  required: { gender: 2, culture: 2, religious: 2, length: 2, popularity: 2 },
  optional: { meaning: 2, phonetic: 1, startLetter: 1, doubleName: 1, sibling: 2, details: 3 },
} as const;

const sum = (costs: Record<string, number>): number =>
  Object.values(costs).reduce((total, cost) => total + cost, 0);

export const QUESTIONNAIRE_MINIMUM = sum(QUESTIONNAIRE_COSTS.required);
export const QUESTIONNAIRE_MAXIMUM = QUESTIONNAIRE_MINIMUM + sum(QUESTIONNAIRE_COSTS.optional);
