import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from './draft.ts';

const DAY_MS = 24 * 60 * 60_000;
const DRAFT: Draft = { answers: { gender: 'girl' }, step: 2, owner: null };

/** A fresh page: the module has no state. */
const load = () => {
  vi.resetModules();
  return import('./draft.ts');
};

const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') });
  vi.stubGlobal('window', {
    localStorage: storageOf(new Map()),
    sessionStorage: storageOf(new Map()),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('answers survive a reload, and are the same object until they change', async () => {
  (await load()).saveDraft(DRAFT);
  const { currentDraft, saveDraft } = await load();
  expect(currentDraft()).toEqual(DRAFT);
  expect(currentDraft()).toBe(currentDraft());
  saveDraft({ ...DRAFT, step: 3 });
  expect(currentDraft().step).toBe(3);
});

test('after thirty days, or when deleted, nothing is left', async () => {
  const { currentDraft, deleteDraft, saveDraft, NO_DRAFT } = await load();
  saveDraft(DRAFT);
  deleteDraft();
  expect(currentDraft()).toEqual(NO_DRAFT);
  saveDraft(DRAFT);
  vi.advanceTimersByTime(31 * DAY_MS);
  const later = await load();
  expect(later.currentDraft()).toEqual(later.NO_DRAFT);
});

test('a stored value that is not a draft is ignored', async () => {
  for (const text of ['{', '[]', '7', '{"savedAt":9e15,"answers":null}']) {
    window.localStorage.setItem('ismi-suggestions-draft', text);
    const { currentDraft, NO_DRAFT } = await load();
    expect(currentDraft(), text).toEqual(NO_DRAFT);
  }
});

test('if the browser does not allow storage, the page keeps the draft in memory', async () => {
  const refused = () => {
    throw new DOMException('refused');
  };
  vi.stubGlobal('window', {
    localStorage: { getItem: refused, setItem: refused, removeItem: refused },
  });
  const { currentDraft, saveDraft } = await load();
  saveDraft(DRAFT);
  expect(currentDraft()).toEqual(DRAFT);
});

const FAITHFUL: Draft = {
  answers: { gender: 'girl', religious: 'yes', meaning: ['nature', 'religious'] },
  step: 5,
  owner: null,
};

test('answers about faith are stored only in the tab, and completely', async () => {
  (await load()).saveDraft(FAITHFUL);
  expect(window.localStorage.getItem('ismi-suggestions-draft')).not.toMatch(/religious|yes/);
  expect((await load()).currentDraft()).toEqual(FAITHFUL);
});

test('another tab lacks the answers about faith and has all others', async () => {
  (await load()).saveDraft(FAITHFUL);
  vi.stubGlobal('window', { ...window, sessionStorage: storageOf(new Map()) });
  const { answers } = (await load()).currentDraft();
  expect(answers).toEqual({ gender: 'girl', meaning: ['nature'] });
});

test('answers about faith of another user are not added to a draft', async () => {
  (await load()).saveDraft({ ...FAITHFUL, owner: 'somebody' });
  const stored = JSON.parse(window.localStorage.getItem('ismi-suggestions-draft') ?? '');
  window.localStorage.setItem('ismi-suggestions-draft', JSON.stringify({ ...stored, owner: 'me' }));
  expect((await load()).currentDraft().answers.religious).toBeUndefined();
});

test('answers about faith are moved out of a draft of an earlier release', async () => {
  const stored = JSON.stringify({ ...FAITHFUL, savedAt: Date.now() });
  window.localStorage.setItem('ismi-suggestions-draft', stored);
  const { watchDraft, currentDraft } = await load();
  watchDraft(() => {});
  expect(window.localStorage.getItem('ismi-suggestions-draft')).not.toContain('religious');
  expect(currentDraft()).toEqual(FAITHFUL);
});

test('a deleted draft is deleted in both places', async () => {
  const { saveDraft, deleteDraft } = await load();
  saveDraft(FAITHFUL);
  deleteDraft();
  expect(window.sessionStorage.getItem('ismi-suggestions-faith')).toBeNull();
});
