import { expect, test } from 'vitest';
import { createApi } from '../api-client.ts';
import { findNames } from './find-names.ts';

const completion = {
  name_id: 'muhammad',
  name: 'Muhammed',
  matched_form: 'Mehmet',
  match: 'start',
  name_latin: 'Muhammed',
  name_ar: 'محمد',
  gender: 'boy',
  meaning: 'Der viel Gelobte',
  warning: null,
};

async function foundFor(changes: Partial<typeof completion>) {
  const api = {
    send: async () => ({ names: [{ ...completion, ...changes }] }) as never,
  };
  const typing = { typed: 'meh', locale: 'de', gender: undefined } as const;
  const [first] = await findNames(api, typing, new AbortController().signal);
  return first;
}

test('who writes another spelling is shown that one, with the reader’s own beside it', async () => {
  expect(await foundFor({})).toMatchObject({
    id: 'muhammad',
    name: 'Mehmet',
    detail: 'Muhammed · Der viel Gelobte',
  });
});

test.each([
  ['the reader’s own spelling matched', { matched_form: 'Muhammed' }],
  ['it is only similar', { match: 'similar' }],
  ['it was typed in another script', { matched_form: 'مُحَمَّد' }],
])('the reader’s own spelling alone is shown where %s', async (_, changes) => {
  expect(await foundFor(changes)).toMatchObject({ name: 'Muhammed', detail: 'Der viel Gelobte' });
});

test('a cancelled call ends at once', async () => {
  const asked = new AbortController();
  const slow = createApi({
    // Nothing answers there.
    origin: 'http://127.0.0.1:9',
    headers: () => ({}),
    failureTexts: () => ({ network: 'gone', server: 'broken' }),
  });
  asked.abort();
  await expect(
    findNames(slow, { typed: 'a', locale: 'de', gender: undefined }, asked.signal),
  ).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
});
