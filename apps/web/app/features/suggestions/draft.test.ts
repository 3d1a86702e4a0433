import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from './draft.ts';

const DAY_MS = 24 * 60 * 60_000;
const DRAFT: Draft = { answers: { gender: 'girl' }, step: 2, owner: null };

/** As a fresh page: the module remembers nothing. */
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
  vi.stubGlobal('window', { localStorage: storageOf(new Map()) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('answers outlive the page, and are the same object until they change', async () => {
  (await load()).keepDraft(DRAFT);
  const { currentDraft, keepDraft } = await load();
  expect(currentDraft()).toEqual(DRAFT);
  expect(currentDraft()).toBe(currentDraft());
  keepDraft({ ...DRAFT, step: 3 });
  expect(currentDraft().step).toBe(3);
});

test('after thirty days, or when forgotten, nothing is left', async () => {
  const { currentDraft, forgetDraft, keepDraft, NO_DRAFT } = await load();
  keepDraft(DRAFT);
  forgetDraft();
  expect(currentDraft()).toEqual(NO_DRAFT);
  keepDraft(DRAFT);
  vi.advanceTimersByTime(31 * DAY_MS);
  const later = await load();
  expect(later.currentDraft()).toEqual(later.NO_DRAFT);
});

test('what is no draft is none', async () => {
  for (const text of ['{', '[]', '7', '{"savedAt":9e15,"answers":null}']) {
    window.localStorage.setItem('ismi-suggestions-draft', text);
    const { currentDraft, NO_DRAFT } = await load();
    expect(currentDraft(), text).toEqual(NO_DRAFT);
  }
});

test('where the browser stores nothing, the page itself remembers', async () => {
  const refused = () => {
    throw new DOMException('refused');
  };
  vi.stubGlobal('window', {
    localStorage: { getItem: refused, setItem: refused, removeItem: refused },
  });
  const { currentDraft, keepDraft } = await load();
  keepDraft(DRAFT);
  expect(currentDraft()).toEqual(DRAFT);
});
