import { useSyncExternalStore } from 'react';

export interface Store<State> {
  get(): State;
  set(next: State): void;
  /** Calls the listener after every change; returns the unsubscribe function. */
  watch(listener: () => void): () => void;
}

/** A value that any part of a page may read and change. */
export function createStore<State>(initial: State): Store<State> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value, rendered again after every change. `serverState` is what the server's HTML was rendered with. */
export const useStore = <State>(store: Store<State>, serverState: State): State =>
  useSyncExternalStore(store.watch, store.get, () => serverState);
