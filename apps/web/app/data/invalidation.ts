import type { Endpoint } from '@ismi/contract';

type Listener = (endpoints: readonly Endpoint[]) => void;

const listeners = new Set<Listener>();

/** Answers of these endpoints are out of date. Queries that show them load again. */
export const invalidate = (endpoints: readonly Endpoint[]): void => {
  for (const listener of listeners) listener(endpoints);
};

export const onInvalidation = (listener: Listener): void => {
  listeners.add(listener);
};
