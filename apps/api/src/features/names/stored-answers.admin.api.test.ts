import { admin, machineAnswersAdmin } from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiCaller } from '../../../test/api-caller.ts';
import { aFamily, aStoredAnswer, knows, openNamesApi } from '../../../test/fixtures/names.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let administrator: ApiCaller;
beforeAll(async () => {
  api = await openNamesApi();
  administrator = await api.as(await aUser(api.db, { isAdmin: true }));
});
afterAll(() => api.close());

const WRITTEN = { as_written: 'true' };
const TEXTS = { tr: 'yeni', en: 'new', de: 'neu', ar: 'جديد' };
const correct = (id: string, seen_at: string | null = null) =>
  administrator.send(machineAnswersAdmin.correct, {
    params: { id },
    body: {
      texts: { meaning: TEXTS, description: TEXTS },
      seen_at,
      reason: 'the meaning was wrong',
    },
  });
const remove = (id: string, seen_at: string | null = null) =>
  administrator.send(machineAnswersAdmin.remove, {
    params: { id },
    body: { seen_at, reason: 'invented' },
  });
const changesOf = async (subject: string) =>
  (await administrator.send(admin.audit, { query: { subject } })).body.data.changes;

test('attack 3: an administrator finds a stored answer by its letters, in any spelling', async () => {
  const { id, letters } = await aStoredAnswer(api);
  const { body } = await administrator.send(machineAnswersAdmin.list, {
    query: { search: letters.toUpperCase().slice(0, 8) },
  });
  const found = body.data.answers.find((answer) => answer.id === id);
  expect(found).toMatchObject({ letters, kind: 'search', state: 'stored', month: '2026-11' });
  expect(found?.texts.map(({ part }) => part)).toEqual(['meaning', 'origin', 'description']);
});

test('attack 3: a corrected answer is returned to everybody and marked as corrected', async () => {
  const { id, letters } = await aStoredAnswer(api);
  expect((await correct(id)).body.data).toMatchObject({ state: 'corrected' });
  const { search } = await aFamily(api, 20);
  const { body } = await search(letters, WRITTEN);
  expect(body.data.results[0]).toMatchObject({ meaning: 'neu', verified: false });
  expect(body.data.results[0]?.description).toBe(
    'neu Das hat ein Mensch aus unserem Team berichtigt.',
  );
  const [change] = await changesOf(id);
  expect(change).toMatchObject({ action: 'names.correct-answer', reason: 'the meaning was wrong' });
});

test('attack 3: a removed answer is hidden; the buyer keeps the receipt and sees the reason', async () => {
  api.model.set(knows(true));
  const { id, letters } = await aStoredAnswer(api);
  const paying = await aFamily(api, 20);
  await paying.search(letters, WRITTEN);
  expect((await remove(id)).body.data).toMatchObject({ state: 'removed', texts: [] });
  const asked = api.model.asked();
  for (const [{ search }, credits] of [
    [paying, 15],
    [await aFamily(api, 20), 20],
  ] as const) {
    const { body } = await search(letters, WRITTEN);
    expect(body.data).toMatchObject({ results: [], credits_deducted: 0, credits });
    expect(body.data.message).toContain('entfernt');
  }
  expect(api.model.asked()).toBe(asked);
  const [change] = await changesOf(id);
  expect(change).toMatchObject({ action: 'names.remove-answer', reason: 'invented' });
});

test('a removed analysis is marked as removed, and the meaning stays', async () => {
  api.model.set(knows(true));
  const { id, letters } = await aStoredAnswer(api, 'analysis');
  await remove(id);
  const { body } = await (await aFamily(api, 20)).search(letters, {
    ...WRITTEN,
    islamic_analysis: 'true',
  });
  expect(body.data).toMatchObject({ credits_deducted: 5 });
  expect(body.data.results[0]?.analysis).toMatchObject({ available: false });
  expect(body.data.results[0]?.analysis?.reason).toContain('entfernt');
});

test('an outdated correction is refused, also concurrently', async () => {
  const { id } = await aStoredAnswer(api);
  const answers = await Promise.all([correct(id), remove(id), correct(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await changesOf(id)).toHaveLength(1);
  expect((await remove(id, '2026-01-01T00:00:00.000Z')).body.error.code).toBe('ANSWER_CHANGED');
});

test('an analysis has no meaning to correct', async () => {
  const { id } = await aStoredAnswer(api, 'analysis');
  expect((await correct(id)).body.error.code).toBe('VALIDATION_FAILED');
  expect(await changesOf(id)).toEqual([]);
});

test('an unknown id returns 404', async () => {
  expect((await remove('0198e1a4-1f6c-4000-8000-000000000001')).status).toBe(404);
});
