import type { SuggestionForm } from '@ismi/contract';

/** What was confirmed. It goes with the way to the results and outlives a reload there: the same key is never charged twice. */
export interface Order {
  form: SuggestionForm;
  opKey: string;
}

export const orderState = (order: Order) => ({ order });

/** Only `orderState` writes it; the API checks the answers anyway. */
export const orderIn = (state: unknown): Order | undefined =>
  typeof state === 'object' && state !== null && 'order' in state
    ? (state as { order: Order }).order
    : undefined;
