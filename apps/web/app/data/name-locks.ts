import { keyOf, type NameRef } from './name-ref.ts';
import { createStore, useStore } from './store.ts';

const NONE: ReadonlySet<string> = new Set();
const lockedNames = createStore(NONE);

/** Keys of the names that a call is changing; they accept no other action meanwhile. */
export const useLockedNames = (): ReadonlySet<string> => useStore(lockedNames, NONE);

/** Runs the action unless another one on the same name is under way, so that a double tap acts once. */
export async function runExclusively<Result>(
  name: NameRef,
  action: () => Promise<Result>,
): Promise<Result | undefined> {
  const key = keyOf(name);
  if (lockedNames.get().has(key)) return undefined;
  lockedNames.set(new Set([...lockedNames.get(), key]));
  try {
    return await action();
  } finally {
    lockedNames.set(new Set([...lockedNames.get()].filter((locked) => locked !== key)));
  }
}
