import { tryStorage } from '../../browser/browser-storage.ts';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import type { Answers } from './answers.ts';
import {
  deleteFaith,
  joinFaith,
  parseFaith,
  readFaith,
  saveFaith,
  splitFaith,
} from './religious-answers.ts';

/**
 * Unfinished answers. They survive a reload, a sign-in, a purchase and a closed tab, but expire. Answers about religion
 * (religious-answers.ts) are kept in their tab only, and have to be given again elsewhere.
 */
export interface Draft {
  answers: Answers;
  /** Counts from 1. */
  step: number;
  /** Owner of the answers; null for a guest. */
  owner: string | null;
}

interface Stored extends Draft {
  savedAt: number;
}

const KEY = STORED_KEYS.suggestionsDraft;
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;
export const NO_DRAFT: Draft = { answers: {}, step: 1, owner: null };

const listeners = new Set<() => void>();
/** Used if the browser does not allow storage. */
let memoryCopy: string | null = null;
let parsed: { text: string | null; faith: string | null; draft: Draft } = {
  text: null,
  faith: null,
  draft: NO_DRAFT,
};

const read = (): string | null =>
  tryStorage('localStorage', (storage) => storage.getItem(KEY)) ?? memoryCopy;

function parseDraft(text: string | null, faith: string | null): Draft {
  try {
    // Written by this module; the API rejects values that were edited by hand.
    const stored: Stored | null = JSON.parse(text ?? 'null');
    if (!stored || Date.now() - stored.savedAt > MAX_AGE_MS) return NO_DRAFT;
    const { answers, step, owner } = stored;
    if (typeof answers !== 'object' || !answers) return NO_DRAFT;
    return { answers: joinFaith(answers, parseFaith(faith, owner)), step, owner };
  } catch {
    return NO_DRAFT;
  }
}

/** The same object until something changes. */
export function currentDraft(): Draft {
  const [text, faith] = [read(), readFaith()];
  if (text !== parsed.text || faith !== parsed.faith)
    parsed = { text, faith, draft: parseDraft(text, faith) };
  return parsed.draft;
}

const notify = () => {
  for (const listener of listeners) listener();
};

export function saveDraft(draft: Draft): void {
  const { plain, faith } = splitFaith(draft.answers);
  saveFaith(faith, draft.owner);
  const stored: Stored = { ...draft, answers: plain, savedAt: Date.now() };
  const text = JSON.stringify(stored);
  const isStored = tryStorage('localStorage', (storage) => {
    storage.setItem(KEY, text);
    return true;
  });
  memoryCopy = isStored ? null : text;
  notify();
}

export function deleteDraft(): void {
  memoryCopy = null;
  tryStorage('localStorage', (storage) => storage.removeItem(KEY));
  deleteFaith();
  notify();
}

/** Rewrites drafts of earlier releases, which hold all answers in one place, and deletes expired ones. Safe to repeat. */
export function moveFaithOutOfDraft(): void {
  const text = read();
  const draft = parseDraft(text, null);
  if (text !== null && draft === NO_DRAFT) deleteDraft();
  if (Object.keys(splitFaith(draft.answers).faith).length > 0) saveDraft(draft);
}

export function watchDraft(listener: () => void): () => void {
  listeners.add(listener);
  moveFaithOutOfDraft();
  // Another tab has changed the draft, or has signed out.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue === null) deleteFaith();
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
