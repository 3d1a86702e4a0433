import { tryStorage } from '../../lib/browser-storage.ts';
import { STORED_KEYS } from '../../lib/stored-keys.ts';
import type { Answers } from './answers.ts';

/** Answers on their way: they outlive a reload, a sign-in and a purchase, and a forgotten tab, but not for ever. */
export interface Draft {
  answers: Answers;
  /** Counts from 1. */
  step: number;
  /** Whose answers they are; null while a guest gives them. */
  owner: string | null;
}

interface Stored extends Draft {
  savedAt: number;
}

const KEY = STORED_KEYS.suggestionsDraft;
const KEPT_MS = 30 * 24 * 60 * 60_000;
export const NO_DRAFT: Draft = { answers: {}, step: 1, owner: null };

const listeners = new Set<() => void>();
/** Where the browser stores nothing, the page at least remembers it itself. */
let unstored: string | null = null;
let parsed: { text: string | null; draft: Draft } = { text: null, draft: NO_DRAFT };

const read = (): string | null =>
  tryStorage('localStorage', (storage) => storage.getItem(KEY)) ?? unstored;

function draftIn(text: string | null): Draft {
  try {
    // Written by ourselves; what somebody else wrote there is refused by the API at the latest.
    const stored: Stored | null = JSON.parse(text ?? 'null');
    if (!stored || Date.now() - stored.savedAt > KEPT_MS) return NO_DRAFT;
    const { answers, step, owner } = stored;
    return typeof answers === 'object' && answers ? { answers, step, owner } : NO_DRAFT;
  } catch {
    return NO_DRAFT;
  }
}

/** The same object until something changes. */
export function currentDraft(): Draft {
  const text = read();
  if (text !== parsed.text) parsed = { text, draft: draftIn(text) };
  return parsed.draft;
}

const tell = () => {
  for (const listener of listeners) listener();
};

export function keepDraft(draft: Draft): void {
  const stored: Stored = { ...draft, savedAt: Date.now() };
  const text = JSON.stringify(stored);
  const isStored = tryStorage('localStorage', (storage) => {
    storage.setItem(KEY, text);
    return true;
  });
  unstored = isStored ? null : text;
  tell();
}

export function forgetDraft(): void {
  unstored = null;
  tryStorage('localStorage', (storage) => storage.removeItem(KEY));
  tell();
}

export function watchDraft(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has gone on, or somebody has signed out there.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
