import { tryStorage } from '../../browser/browser-storage.ts';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import type { Answers } from './answers.ts';
import {
  deletePrivate,
  joinAnswers,
  parsePrivate,
  readPrivate,
  savePrivate,
  splitAnswers,
} from './private-answers.ts';
import type { Screen } from './screens.ts';

/**
 * Unfinished answers. They survive a reload, a sign-in, a purchase and a closed tab, but expire. Answers about faith, origin and
 * household (private-answers.ts) are kept in their tab only, and have to be given again elsewhere.
 */
export interface Draft {
  answers: Answers;
  /** Where the visitor left off. */
  step: Screen;
  /** Owner of the answers; null for a guest. */
  owner: string | null;
}

interface Stored extends Draft {
  savedAt: number;
}

const KEY = STORED_KEYS.suggestionsDraft;
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;
export const NO_DRAFT: Draft = { answers: {}, step: 'gender', owner: null };

const listeners = new Set<() => void>();
/** Used if the browser does not allow storage. */
let memoryCopy: string | null = null;
let parsed: { text: string | null; own: string | null; draft: Draft } = {
  text: null,
  own: null,
  draft: NO_DRAFT,
};

const read = (): string | null =>
  tryStorage('localStorage', (storage) => storage.getItem(KEY)) ?? memoryCopy;

function parseDraft(text: string | null, own: string | null): Draft {
  try {
    // Written by this module; the API rejects values that were edited by hand.
    const stored: Stored | null = JSON.parse(text ?? 'null');
    if (!stored || Date.now() - stored.savedAt > MAX_AGE_MS) return NO_DRAFT;
    const { answers, step, owner } = stored;
    if (typeof answers !== 'object' || !answers) return NO_DRAFT;
    return { answers: joinAnswers(answers, parsePrivate(own, owner)), step, owner };
  } catch {
    return NO_DRAFT;
  }
}

/** The same object until something changes. */
export function currentDraft(): Draft {
  const [text, own] = [read(), readPrivate()];
  if (text !== parsed.text || own !== parsed.own)
    parsed = { text, own, draft: parseDraft(text, own) };
  return parsed.draft;
}

const notify = () => {
  for (const listener of listeners) listener();
};

export function saveDraft(draft: Draft): void {
  const { plain, own } = splitAnswers(draft.answers);
  savePrivate(own, draft.owner);
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
  deletePrivate();
  notify();
}

/** Rewrites drafts of earlier releases, which hold all answers in one place, and deletes expired ones. Safe to repeat. */
export function movePrivateOutOfDraft(): void {
  const text = read();
  const draft = parseDraft(text, null);
  if (text !== null && draft === NO_DRAFT) deleteDraft();
  if (Object.keys(splitAnswers(draft.answers).own).length > 0) saveDraft(draft);
}

export function watchDraft(listener: () => void): () => void {
  listeners.add(listener);
  movePrivateOutOfDraft();
  // Another tab has changed the draft, or has signed out.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue === null) deletePrivate();
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
