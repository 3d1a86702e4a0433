import type { SuggestionForm } from '@ismi/contract';

/** Confirmed answers. Passed to the results page in the history state, which survives a reload: a key is never charged twice. */
export interface Order {
  /** The user who confirmed it. The history entry survives a change of user, and another user must not pay for it. */
  userId: string;
  form: SuggestionForm;
  opKey: string;
  /** The price on the button that was pressed. */
  agreed: number;
}

export const orderState = (order: Order) => ({ order });

/** The order of this user in a history state. Only `orderState` writes it; the API checks the answers anyway. */
export const parseOrder = (state: unknown, userId: string): Order | undefined => {
  if (typeof state !== 'object' || state === null || !('order' in state)) return undefined;
  const { order } = state as { order: Order };
  return order.userId === userId ? order : undefined;
};
