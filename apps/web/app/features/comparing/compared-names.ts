import { COMPARED_NAMES } from '@ismi/contract/limits';
import { useMemo, useSyncExternalStore } from 'react';
import { tryStorage } from '../../browser/browser-storage.ts';
import { STORED_KEYS } from '../../browser/stored-keys.ts';

export interface ComparedName {
  slug: string;
  name: string;
}

const KEY = STORED_KEYS.compared;
const NONE: readonly ComparedName[] = [];
const listeners = new Set<() => void>();

const read = (): string | null =>
  tryStorage('sessionStorage', (storage) => storage.getItem(KEY)) ?? null;

const isCompared = (value: unknown): value is ComparedName =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  'name' in value &&
  typeof value.slug === 'string' &&
  typeof value.name === 'string';

function namesIn(stored: string | null): readonly ComparedName[] {
  try {
    const names: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(names) ? names.filter(isCompared).slice(0, COMPARED_NAMES.most) : NONE;
  } catch {
    return NONE;
  }
}

function write(names: readonly ComparedName[]): void {
  tryStorage('sessionStorage', (storage) => storage.setItem(KEY, JSON.stringify(names)));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const clearCompared = (): void => write(NONE);

/** Adds the name to the choice, or takes it out; beyond six nothing is added. */
export function toggleCompared(name: ComparedName): void {
  const names = namesIn(read());
  const others = names.filter(({ slug }) => slug !== name.slug);
  if (others.length < names.length) write(others);
  else if (names.length < COMPARED_NAMES.most) write([...names, name]);
}

/** The names that were ticked to be compared, in this tab. */
export function useComparedNames(): readonly ComparedName[] {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => namesIn(stored), [stored]);
}
