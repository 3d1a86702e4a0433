import type { Screen } from '../screens.ts';

/** URL parameters beside a step: its answer is changed from the price or from what was understood, and the next tap returns there. */
export const TO_PRICE = 'to-price';
export const TO_UNDERSTOOD = 'to-understood';
/** Instead of a step: what was understood, with the prices of all answers. */
export const ALL_ANSWERS = '?answers';

export const screenQuery = (screen: Screen): string => `?step=${screen}`;

/** Opens the question of a step for a change, then returns to the price. */
export const editQuery = (screen: Screen): string => `${screenQuery(screen)}&${TO_PRICE}`;

/** The same from what was understood. */
export const correctQuery = (screen: Screen): string => `${screenQuery(screen)}&${TO_UNDERSTOOD}`;
