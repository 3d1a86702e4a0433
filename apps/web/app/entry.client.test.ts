// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORED_KEYS } from './browser/stored-keys.ts';

// The page itself is not rendered here: only the other startup tasks run.
vi.mock('react-dom/client', () => ({ hydrateRoot: () => {} }));
vi.mock('react-router/dom', () => ({ HydratedRouter: () => null }));

beforeEach(() => vi.resetModules());
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** As an earlier release wrote it. */
const keepOldDraft = (savedAt: number) => {
  const answers = { gender: 'girl', religious: 'yes', meaning: ['light', 'religious'] };
  const draft = { answers, step: 3, owner: null, savedAt };
  localStorage.setItem(STORED_KEYS.suggestionsDraft, JSON.stringify(draft));
};
const stored = () => localStorage.getItem(STORED_KEYS.suggestionsDraft);

test('on every page, religious answers in a draft of an earlier release move to session storage', async () => {
  keepOldDraft(Date.now());
  await import('./entry.client.tsx');
  await vi.waitFor(() => expect(stored()).not.toContain('religious'));
  expect(JSON.parse(stored() ?? '')).toMatchObject({
    answers: { gender: 'girl', meaning: ['light'] },
    step: 3,
  });
  expect(sessionStorage.getItem(STORED_KEYS.suggestionsPrivate)).toContain('"religious":"yes"');
});

test.each([
  ['has ended', -1, null],
  ['still works', 60_000, 'family@ismi.example'],
])('on every page, an address whose code %s is kept accordingly', async (_, left, kept) => {
  const email = 'family@ismi.example';
  const until = Date.now() + left;
  localStorage.setItem(STORED_KEYS.awaitedAddress, JSON.stringify({ email, until }));
  const { removeExpiredEmail } = await import('./remove-expired-email.ts');
  await removeExpiredEmail();
  const address = localStorage.getItem(STORED_KEYS.awaitedAddress);
  expect(address && JSON.parse(address).email).toBe(kept);
});

test('a draft that is too old is removed completely', async () => {
  keepOldDraft(Date.now() - 31 * 86_400_000);
  await import('./entry.client.tsx');
  await vi.waitFor(() => expect(stored()).toBeNull());
});
