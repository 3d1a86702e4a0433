import { FAVORITE_LIMITS, favorites } from '@ismi/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openNamesApi } from '../../../test/fixtures/names.ts';
import {
  aMember,
  anAmbiguousSpelling,
  expectCountsToEqualRows,
  replaceName,
  someNameIds,
} from '../../../test/fixtures/ratings.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { users } from '../../db/schema/auth.ts';
import { favorites as kept } from '../../db/schema/favorites.ts';
import { knownNames } from '../names/known-names.service.ts';
import { migrateFavorites } from './favorites.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterEach(() => expectCountsToEqualRows(api));
afterAll(() => api.close());

/** A family and its favourites. */
async function aFamily() {
  const { user, caller } = await aMember(api);
  const params = { id: user.id };
  return {
    user,
    caller,
    keep: (body: Parameters<typeof caller.send<typeof favorites.add>>[1]['body']) =>
      caller.send(favorites.add, { params, body: { language: 'de', ...body } }),
    letGo: (name: string) => caller.send(favorites.remove, { params, body: { name } }),
    list: async (language: 'de' | 'ar' = 'de') =>
      (await caller.send(favorites.list, { params, query: { language } })).body.data.favorites,
    marks: async () => (await caller.send(favorites.marks, { params })).body.data.ids,
    rows: () => api.db.select().from(kept).where(eq(kept.userId, user.id)),
  };
}

test('a favourite is stored once for all spellings, with the catalogue’s facts', async () => {
  const { keep, list, marks } = await aFamily();
  await keep({ name: 'Yusuf' });
  await keep({ name: 'يوسف' });
  await keep({ name: 'yusuf' });
  const [favorite, ...others] = await list();
  expect(others).toEqual([]);
  expect(favorite).toMatchObject({ name_id: 'yusuf', name: 'Yusuf', gender: 'boy' });
  expect(favorite?.meaning).not.toBe('');
  expect(await marks()).toEqual(['yusuf']);
});

test('favourites are shown in the reader’s language', async () => {
  const { keep, list } = await aFamily();
  await keep({ name: 'Yusuf' });
  const [german] = await list('de');
  const [arabic] = await list('ar');
  expect(arabic?.name).toMatch(/\p{Script=Arabic}/u);
  expect(arabic?.meaning).not.toBe(german?.meaning);
});

test('how common a favourite is stands with the registers of the reader’s country', async () => {
  const { keep, list } = await aFamily();
  await keep({ name: 'Yusuf' });
  const [favorite] = await list('de');
  expect(favorite?.popularity_sources).toContainEqual({ name: 'Berlin', until: 2023 });
  expect(favorite?.popularity_sources).not.toContainEqual(
    expect.objectContaining({ name: 'Frankreich' }),
  );
});

test('facts sent for a catalogue name are ignored', async () => {
  const { keep, list } = await aFamily();
  await keep({ name: 'Yusuf', meaning: 'something else', gender: 'girl' });
  expect((await list())[0]).toMatchObject({ gender: 'boy' });
  expect((await list())[0]?.meaning).not.toBe('something else');
});

test('a name known only to the model is stored as shown and can be removed', async () => {
  const { keep, list, letGo } = await aFamily();
  const body = {
    name: 'Qwzxhna',
    meaning: 'Morgenröte',
    origin: 'unbekannt',
    gender: 'girl',
  } as const;
  expect((await keep(body)).body.data.total_favorites).toBeNull();
  expect(await list()).toMatchObject([
    { ...body, name_id: null, name_ar: null, shareable: false, popularity_score: null },
  ]);
  expect((await letGo('qwzxhna')).body.data.removed).toBe(true);
  expect(await list()).toEqual([]);
});

test('its text keeps its language: the named one, else the page’s; older ones have none', async () => {
  const { user, keep, list } = await aFamily();
  await keptAsLetters(user.id, 'Qwzxhno');
  await keep({ name: 'Qwzxhna', meaning: 'Morgenröte' });
  api.clock.advance(1_000);
  await keep({ name: 'Qwzxhni', meaning: 'dawn', facts_language: 'en' });
  await keep({ name: 'Yusuf' });
  const languages = (await list('ar')).map(({ name_id, name_latin, facts_language }) => [
    name_id ?? name_latin,
    facts_language,
  ]);
  expect(Object.fromEntries(languages)).toEqual({
    yusuf: 'ar',
    Qwzxhni: 'en',
    Qwzxhna: 'de',
    Qwzxhno: null,
  });
});

test('removing is safe to repeat, and the count follows', async () => {
  const { keep, letGo } = await aFamily();
  const { body } = await keep({ name: 'Idris' });
  expect(body.data.total_favorites).toBe(1);
  expect((await letGo('Idris')).body.data).toEqual({ removed: true, total_favorites: 0 });
  expect((await letGo('Idris')).body.data).toEqual({ removed: false, total_favorites: 0 });
});

test('a restored favourite keeps its place', async () => {
  const { keep, letGo, list } = await aFamily();
  const [first = '', second = ''] = someNameIds(2);
  await keep({ name: first });
  api.clock.advance(1_000);
  await keep({ name: second });
  const old = (await list())[1];
  await letGo(first);
  api.clock.advance(1_000);
  await keep({ name: first, created_at: old?.created_at });
  expect((await list()).map(({ id }) => id)).toEqual([second, first]);
});

test('a date in the future is refused', async () => {
  const { keep, list } = await aFamily();
  await keep({ name: 'Yusuf', created_at: '2999-01-01T00:00:00Z' });
  expect((await list())[0]?.created_at).toBe(api.clock.now().toISOString());
});

test.each(['0000-01-01T00:00:00Z', '2025-12-31T23:59:59Z'])(
  'a date before the account was opened is refused: %s',
  async (created_at) => {
    const { keep, list } = await aFamily();
    expect((await keep({ name: 'Yusuf', created_at })).status).toBe(200);
    expect((await list())[0]?.created_at).toBe(api.clock.now().toISOString());
  },
);

/** Stored before the catalogue knew the name. */
async function keptAsLetters(userId: string, name: string) {
  const subject = (await knownNames(api.deps)).subjectOfUnknown(name) ?? '';
  const written = { name, meaning: 'Morgenröte', origin: null, gender: null };
  const at = new Date('2026-06-01T00:00:00Z');
  await api.db.insert(kept).values({ userId, subject, written, createdAt: at, keptAt: at });
}

test('a name once known only to the model can be removed after it joined the catalogue', async () => {
  const { user, letGo, list } = await aFamily();
  const { form } = await anAmbiguousSpelling(api);
  const shown = form.toLocaleUpperCase('en');
  for (const name of ['Yusuf', shown]) {
    await keptAsLetters(user.id, name);
    expect((await letGo(name)).body.data.removed).toBe(true);
    expect(await list()).toEqual([]);
  }
  expect((await letGo('Yusuf')).body.data.removed).toBe(false);
  expect((await letGo(shown)).body.error.code).toBe('NAME_AMBIGUOUS');
});

test('a name that joined the catalogue replaces the model’s favourite once and keeps its date', async () => {
  const [one, both] = [await aFamily(), await aFamily()];
  await both.keep({ name: 'Yusuf' });
  const { form } = await anAmbiguousSpelling(api);
  const unclear = form.toLocaleUpperCase('en');
  for (const { user } of [one, both])
    for (const name of ['Yusuf', unclear, 'Qwzxhna']) await keptAsLetters(user.id, name);
  await migrateFavorites(api.deps);
  await migrateFavorites(api.deps);
  for (const { list, marks, caller, user } of [one, both]) {
    expect(await marks()).toEqual(['yusuf']);
    const { body } = await caller.send(favorites.marks, { params: { id: user.id } });
    expect(body.data.written.toSorted()).toEqual([unclear, 'Qwzxhna'].toSorted());
    expect(await list()).toHaveLength(3);
  }
  const named = (await one.list()).find(({ name_id }) => name_id === 'yusuf');
  expect(named?.created_at).toBe('2026-06-01T00:00:00.000Z');
});

test('50 concurrent changes end in one row or none', async () => {
  const { keep, letGo, rows } = await aFamily();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, tap) => (tap % 2 ? letGo('Meryem') : keep({ name: 'Meryem' }))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await rows()).length).toBeLessThanOrEqual(1);
  await keep({ name: 'Meryem' });
  expect(await rows()).toHaveLength(1);
});

test('another user’s favourites are not found', async () => {
  const mine = await aFamily();
  const other = await aFamily();
  await other.keep({ name: 'Yusuf' });
  const params = { id: other.user.id };
  const answers = [
    await mine.caller.send(favorites.list, { params, query: {} }),
    await mine.caller.send(favorites.marks, { params }),
    await mine.caller.send(favorites.add, { params, body: { name: 'Ali' } }),
    await mine.caller.send(favorites.remove, { params, body: { name: 'Yusuf' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await other.marks()).toEqual(['yusuf']);
});

test('the total and the daily limit hold, also concurrently', async () => {
  const { user, keep, rows } = await aFamily();
  const ids = someNameIds(FAVORITE_LIMITS.perDay + 5);
  const before = new Date(api.clock.now().getTime() - 60_000);
  await api.db.insert(kept).values(
    ids.slice(0, FAVORITE_LIMITS.perDay - 3).map((id) => ({
      userId: user.id,
      subject: id,
      nameId: id,
      createdAt: before,
      keptAt: before,
    })),
  );
  const answers = await Promise.all(ids.slice(-8).map((name) => keep({ name })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused?.body.error).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    retry_after: 24 * 3600 - 60,
  });
  expect(await rows()).toHaveLength(FAVORITE_LIMITS.perDay);
});

test('the total limit has its own error text', async () => {
  const { user, keep } = await aFamily();
  const long = new Date('2026-01-01T00:00:00Z');
  await api.db.execute(sql`
    insert into favorites (user_id, subject, written, created_at, kept_at)
    select ${user.id}::uuid, 'letters:x' || n, '{"name":"X"}', ${long.toISOString()}, ${long.toISOString()}
    from generate_series(1, ${FAVORITE_LIMITS.all}) n`);
  expect((await keep({ name: 'Yusuf' })).body.error?.code).toBe('FAVORITES_FULL');
});

test('deleting an account removes its favourites and their counts', async () => {
  const { user, keep, rows } = await aFamily();
  await keep({ name: 'Yusuf' });
  await api.db.delete(users).where(eq(users.id, user.id));
  expect(await rows()).toEqual([]);
});

test('a replaced name’s favourites move to its successor once', async () => {
  const own = await openNamesApi();
  const [from = '', to = ''] = someNameIds(2);
  const both = await aMember(own);
  const one = await aMember(own);
  for (const [{ user, caller }, names] of [
    [both, [from, to]],
    [one, [from]],
  ] as const) {
    for (const name of names)
      await caller.send(favorites.add, { params: { id: user.id }, body: { name } });
  }
  await replaceName(own, from, to);
  await migrateFavorites(own.deps);
  await migrateFavorites(own.deps);
  for (const { user, caller } of [both, one]) {
    const { body } = await caller.send(favorites.marks, { params: { id: user.id } });
    expect(body.data.ids).toEqual([to]);
  }
  await expectCountsToEqualRows(own);
  await own.close();
});
