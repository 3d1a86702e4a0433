import type { SuggestionForm } from '@ismi/contract';

/** What was confirmed. It goes with the way to the results and outlives a reload there: the same key is never charged twice. */
export interface Order {
  /** Who confirmed it: the entry outlives a change of person, who would pay for it and keep its answers. */
  userId: string;
  form: SuggestionForm;
  opKey: string;
  /** The price on the button that was pressed. */
  agreed: number;
}

export const orderState = (order: Order) => ({ order });

/** What this person has confirmed. Only `orderState` writes it; the API checks the answers anyway. */
export const parseOrder = (state: unknown, userId: string): Order | undefined => {
  if (typeof state !== 'object' || state === null || !('order' in state)) return undefined;
  const { order } = state as { order: Order };
  return order.userId === userId ? order : undefined;
};
