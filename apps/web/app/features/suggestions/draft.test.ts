import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from './draft.ts';

const DAY_MS = 24 * 60 * 60_000;
const DRAFT: Draft = { answers: { gender: 'girl' }, step: 'culture', owner: null };

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
  saveDraft({ ...DRAFT, step: 'religious' });
  expect(currentDraft().step).toBe('religious');
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
  step: 'popularity',
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

const HOUSEHOLD: Draft = {
  answers: { gender: 'girl', siblings: [{ name: 'Ada' }], surname: 'Demir', roots: ['kurdish'] },
  step: 'sibling',
  owner: null,
};
const onDevice = () => window.localStorage.getItem('ismi-suggestions-draft');

test('roots, siblings and surname are stored only in the tab; the household on the device where it shall be remembered', async () => {
  const { saveDraft } = await load();
  saveDraft(HOUSEHOLD);
  expect(onDevice()).not.toMatch(/Ada|Demir|kurdish/);
  expect((await load()).currentDraft()).toEqual(HOUSEHOLD);
  const remembered = { ...HOUSEHOLD, answers: { ...HOUSEHOLD.answers, remember: true } };
  saveDraft(remembered);
  expect(onDevice()).toMatch(/Ada.*Demir/);
  expect(onDevice()).not.toContain('kurdish');
  expect((await load()).currentDraft()).toEqual(remembered);
});

test('the sibling of a draft of an earlier release is still there, in the tab', async () => {
  const answers = { gender: 'girl', sibling: 'yes', siblingName: ' Ada ' };
  const stored = { answers, step: 10, owner: null, savedAt: Date.now() };
  window.localStorage.setItem('ismi-suggestions-draft', JSON.stringify(stored));
  const { watchDraft, currentDraft } = await load();
  watchDraft(() => {});
  expect(onDevice()).not.toContain('Ada');
  expect(currentDraft().answers).toEqual({ gender: 'girl', siblings: [{ name: 'Ada' }] });
});

test('a deleted draft is deleted in both places', async () => {
  const { saveDraft, deleteDraft } = await load();
  saveDraft(FAITHFUL);
  deleteDraft();
  expect(window.sessionStorage.getItem('ismi-suggestions-private')).toBeNull();
});
