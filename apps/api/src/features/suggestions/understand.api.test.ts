import { SUGGESTION_LIMITS, suggestions } from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFamily, openNamesApi } from '../../../test/fixtures/names.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { setConsent } from './consent.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterAll(() => api.close());

const TEXT = 'Ein kurdischer Name, nicht religiös, nicht Emir.';
const ALL = [
  { wish: 'avoid', value: 'Emir', words: 'Emir', is_inferred: false },
  { wish: 'faith', value: 'avoid', words: 'nicht religiös', is_inferred: false },
  { wish: 'roots', value: 'kurdish', words: expect.any(String), is_inferred: false },
];

test('a guest is told what was understood of a text, and of loved names', async () => {
  const { status, body } = await api.guest.send(suggestions.understand, {
    body: { details: TEXT, loved: ['Nur', 'Ziya'], language: 'de' },
  });
  expect(status).toBe(200);
  expect(body.data.reader).toBe('rules');
  expect(body.data.wishes).toHaveLength(4);
  expect(body.data.wishes).toEqual(
    expect.arrayContaining([
      ...ALL,
      { wish: 'meanings', value: 'light', words: 'Nur, Ziya', is_inferred: true },
    ]),
  );
});

test('nothing to read is nothing understood', async () => {
  const { body } = await api.guest.send(suggestions.understand, { body: { language: 'tr' } });
  expect(body.data.wishes).toEqual([]);
});

test.each([
  ['was not asked yet', undefined, ['avoid', 'faith', 'roots']],
  ['refused everything', { faith: false, origin: false }, ['avoid']],
  ['refused the origin', { faith: true, origin: false }, ['avoid', 'faith']],
])('a family that %s gets the wishes that may be used', async (_, consent, kinds) => {
  const { user, caller } = await aFamily(api, 0);
  if (consent) await setConsent(api.deps, user.id, consent);
  const { body } = await caller.send(suggestions.understand, {
    body: { details: TEXT, language: 'de' },
  });
  expect(body.data.wishes.map(({ wish }) => wish).sort()).toEqual(kinds);
});

test.each([
  ['a surname', { details: TEXT, surname: 'Haddad' }],
  ['a text that is too long', { details: 'x'.repeat(SUGGESTION_LIMITS.details + 1) }],
  ['too many names', { loved: Array.from({ length: SUGGESTION_LIMITS.loved + 1 }, () => 'Nur') }],
])('a call with %s is refused', async (_, body) => {
  const { status } = await api.guest.send(suggestions.understand, { body: body as never });
  expect(status).toBe(400);
});
