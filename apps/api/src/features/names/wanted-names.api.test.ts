import { RATE_LIMITS, WANTED_NAMES, wantedNames } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startNamesApi } from '../../../test/fixtures/names.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

const from = (api: TestApi, address: string) => api.guest.with({ 'x-forwarded-for': address });
const wish = async (api: TestApi, letters: string, address = '203.0.113.7') =>
  (await from(api, address).send(wantedNames.count, { body: { letters } })).status;
const rowsOf = async (api: TestApi) =>
  (
    await api.db.execute<{ letters: string; network: string; day: string }>(
      sql`select letters, network, day::text from wanted_names order by letters, network, day`,
    )
  ).rows;
const listFor = async (api: TestApi) => {
  const admin = await api.as(await aUser(api.db, { isAdmin: true }));
  return (await admin.send(wantedNames.list, { query: {} })).body.data;
};

test('a wish is counted once for a network and day, in one form of its letters', async () => {
  const api = await startNamesApi();
  for (const letters of ['Kevserin', 'KEVSERIN', '  kevserin ']) await wish(api, letters);
  // Another address of the same neighbourhood.
  await wish(api, 'kevserin', '203.0.113.99');
  expect((await rowsOf(api)).map(({ letters }) => letters)).toEqual(['kevserin']);
  await wish(api, 'kevserin', '198.51.100.1');
  api.clock.advance(24 * 60 * 60_000);
  await wish(api, 'kevserin');
  expect((await rowsOf(api)).length).toBe(3);
});

test('nothing that tells who looked is stored', async () => {
  const api = await startNamesApi();
  await wish(api, 'kevserin');
  await wish(api, 'qwzxvel');
  const [one, other] = await rowsOf(api);
  expect(JSON.stringify([one, other])).not.toContain('203.0');
  // The same network has another fingerprint for other letters.
  expect(one?.network).not.toBe(other?.network);
});

test.each([
  ['a known name', 'Zeynep'],
  ['a spelling of several names', 'Amina'],
  ['digits', 'x1y2'],
  ['a single letter', 'q'],
  ['an address', 'https://spam.example'],
  ['an invisible letter', 'kev\u115Fserin'],
])('%s is not counted', async (_, letters) => {
  const api = await startNamesApi();
  await wish(api, letters);
  expect(await rowsOf(api)).toEqual([]);
});

test('one address may tell so many in a day', async () => {
  const api = await startNamesApi({ env: { RATE_LIMIT_SCALE: '1' } });
  const { max } = RATE_LIMITS.wish;
  const letters = (index: number) => `qwzx${String.fromCodePoint(97 + index)}vel`;
  const statuses: number[] = [];
  for (let index = 0; index <= max; index += 1) statuses.push(await wish(api, letters(index)));
  expect(statuses.slice(0, max).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect((await rowsOf(api)).length).toBe(max);
});

test('everybody together may tell so many in a day', async () => {
  const api = await startNamesApi();
  const day = api.clock.now().toISOString().slice(0, 10);
  await api.db.execute(sql`
    insert into wanted_names select 'zz' || n, 'x', ${day}::date
    from generate_series(1, ${WANTED_NAMES.perDay - 1}) n`);
  await wish(api, 'kevserin');
  await wish(api, 'qwzxvel');
  const letters = (await rowsOf(api)).map((row) => row.letters);
  expect(letters).toContain('kevserin');
  expect(letters).not.toContain('qwzxvel');
});

test('administrators see what three networks want, the most wanted first', async () => {
  const api = await startNamesApi();
  const addresses = ['203.0.113.7', '198.51.100.1', '192.0.2.1', '2001:db8:1::1', '2001:db8:2::1'];
  for (const address of addresses.slice(0, 3)) await wish(api, 'qwzxvel', address);
  for (const address of addresses) await wish(api, 'kevserin', address);
  for (const address of addresses.slice(0, 2)) await wish(api, 'zyxwana', address);
  // The same network on many days stays one.
  for (let day = 0; day < 3; day += 1) {
    api.clock.advance(24 * 60 * 60_000);
    await wish(api, 'yxcvana', '203.0.113.7');
  }
  const { wanted, pagination } = await listFor(api);
  expect(wanted).toMatchObject([
    { letters: 'kevserin', networks: 5, wishes: 5 },
    { letters: 'qwzxvel', networks: 3, wishes: 3 },
  ]);
  expect(pagination).toEqual({ page: 1, pages: 1, total: 2 });
});

test('an unknown name is answered with its letters and what resembles it', async () => {
  const api = await startNamesApi();
  const unknown = async (letters: string) =>
    (await api.guest.send(wantedNames.unknown, { query: { letters, language: 'tr' } })).body.data;
  const { letters, nearest } = await unknown('Zeinepp');
  expect(letters).toBe('zeinepp');
  expect(nearest.map(({ name }) => name)).toContain('Zeynep');
  expect((await unknown('x1y2')).letters).toBeNull();
  // Reading counts nothing.
  expect(await rowsOf(api)).toEqual([]);
});
