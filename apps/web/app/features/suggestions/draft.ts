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
 * Answers on their way: they outlive a reload, a sign-in and a purchase, and a forgotten tab, but not for ever. What tells of a faith
 * (faith.ts) does not outlive the tab, and is asked again elsewhere.
 */
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
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;
export const NO_DRAFT: Draft = { answers: {}, step: 1, owner: null };

const listeners = new Set<() => void>();
/** Where the browser stores nothing, the page at least remembers it itself. */
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
    // Written by ourselves; what somebody else wrote there is refused by the API at the latest.
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

/** Drafts of earlier releases hold everything in one place: written anew, they do not. One that is too old goes. Safe to repeat. */
export function moveFaithOutOfDraft(): void {
  const text = read();
  const draft = parseDraft(text, null);
  if (text !== null && draft === NO_DRAFT) deleteDraft();
  if (Object.keys(splitFaith(draft.answers).faith).length > 0) saveDraft(draft);
}

export function watchDraft(listener: () => void): () => void {
  listeners.add(listener);
  moveFaithOutOfDraft();
  // Another tab has gone on, or somebody has signed out there.
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
