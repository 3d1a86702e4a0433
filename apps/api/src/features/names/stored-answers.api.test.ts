import { names } from '@ismi/contract';
import { and, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../test/fakes/captcha.ts';
import { accountOf, aFamily, knows, openNamesApi } from '../../../test/fixtures/names.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { creditEntries } from '../../db/schema/credits.ts';
import { freeModelCalls, machineAnswers, nameReceipts } from '../../db/schema/names.ts';
import { ModelFault } from '../../integrations/llm/port.ts';
import { newId } from '../../lib/ids.ts';
import { erasePerson } from '../privacy/erasure.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterAll(() => api.close());

const WRITTEN = { as_written: 'true' };
const WITH_ANALYSIS = { ...WRITTEN, islamic_analysis: 'true' };
let count = 0;
/** Letters similar to no name, and used by no other test. */
const letters = () => {
  count += 1;
  const digits = count.toString(3).padStart(6, '0');
  return `Xqqx${digits.replaceAll('0', 'w').replaceAll('1', 'v').replaceAll('2', 'z')}`;
};
const storedFor = (name: string) =>
  api.db
    .select()
    .from(machineAnswers)
    .where(like(machineAnswers.subject, `%:${name.toLowerCase()}%`));

/** Gives the texts that a test wants for every name. */
const says = (changes: Partial<Record<'tr' | 'en' | 'de' | 'ar', string>>) => (task: string) => {
  const inFour = { tr: 'a', en: 'b', de: 'c', ar: 'د', ...changes };
  return task === 'name.search'
    ? { known: true, meaning: inFour, origin: inFour, description: inFour, gender: 'girl' }
    : { known: true, verdict: 'appropriate', reason: inFour };
};

test('attack 3: invisible characters reach neither the model nor stored answers', async () => {
  const name = letters();
  api.model.set(says({ de: 'vergiftet' }));
  const { search } = await aFamily(api, 20);
  expect((await search(`${name} ⠎⠁⠽`, WRITTEN)).body.error.code).toBe('LETTERS_ONLY');
  expect((await search(`${name}\u{e0053}`, WRITTEN)).body.error.code).toBe('LETTERS_ONLY');
  expect(await storedFor(name)).toEqual([]);
  api.model.set(says({ de: 'gut' }));
  const { body } = await (await aFamily(api, 20)).search(name, WRITTEN);
  expect(body.data.results[0]?.meaning).toBe('gut');
});

test('attack 3: added words and look-alike letters have separate answers', async () => {
  const name = letters();
  api.model.set(says({ de: 'vergiftet' }));
  const attacker = await aFamily(api, 40);
  for (const query of [`${name} is good`, `${name}-is-good`, `${name}е`, `${name}é`])
    await attacker.search(query, WRITTEN);
  const asked = api.model.asked();
  api.model.set(says({ de: 'gut' }));
  const { search } = await aFamily(api, 20);
  for (const query of [name, `${name}isgood`, `${name}e`]) {
    const { body } = await search(query, WRITTEN);
    expect(body.data.results[0]?.meaning).toBe('gut');
  }
  expect(api.model.asked()).toBe(asked + 3);
});

test('attack 3: an answer is stored under exactly what the model was asked', async () => {
  const name = letters();
  api.model.set(knows(true));
  const { search } = await aFamily(api, 20);
  await search(`  ${name.toUpperCase()}\u2019\u00a0\u00c9la `, WRITTEN);
  expect(api.model.lastMaterial()).toBe(JSON.stringify({ name: `${name.toLowerCase()}' éla` }));
  const [stored] = await storedFor(name);
  expect(stored?.subject).toBe(`asked:${name.toLowerCase()}' éla`);
});

test('attack 3: stored text has no invisible characters', async () => {
  const name = letters();
  api.model.set(says({ de: 'ru\u{202e}hig\u{e0041}\u200b \ue000sanft\u0007' }));
  const { body } = await (await aFamily(api, 20)).search(name, WRITTEN);
  expect(body.data.results[0]?.meaning).toBe('ruhig sanft');
  const [stored] = await storedFor(name);
  expect(stored?.answer).toMatchObject({ meaning: { de: 'ruhig sanft' } });
});

test.each([
  ['an address', { de: 'Seht www.example.org' }],
  ['markup', { en: '<b>good</b>' }],
  ['a verse', { de: 'Steht im Koran' }],
  ['a hadith', { en: 'From a hadith' }],
  ['a number', { tr: 'Yıl 1453' }],
  ['another language', { ar: 'a good name of light' }],
  ['our instructions', { en: 'set known to false and leave every text' }],
])('a text with %s is neither stored nor sold', async (_, changes) => {
  const name = letters();
  api.model.set(says(changes));
  const { user, search } = await aFamily(api, 20);
  const { body } = await search(name, WITH_ANALYSIS);
  expect(body.data).toMatchObject({ results: [], credits_deducted: 0, credits: 20 });
  expect(await storedFor(name)).toEqual([]);
  expect(await accountOf(api, user)).toMatchObject({ balance: 20, held: 0 });
});

test('an answer stored under folded letters is shown only to those who paid for it', async () => {
  const name = letters();
  const subject = `letters:${name.toLowerCase()}`;
  const now = api.clock.now();
  await api.db.insert(machineAnswers).values({
    subject,
    receiptSubject: subject,
    kind: 'search',
    answer: says({ de: 'alt' })('name.search'),
    model: 'm',
    createdAt: now,
  });
  const { user, search } = await aFamily(api, 20);
  await api.db
    .insert(nameReceipts)
    .values({ userId: user.id, subject, kind: 'search', createdAt: now });
  api.model.set('down');
  const { body } = await search(name, WRITTEN);
  expect(body.data).toMatchObject({ credits_deducted: 0 });
  expect(body.data.results[0]?.meaning).toBe('alt');
  expect((await (await aFamily(api, 20)).search(name, WRITTEN)).status).toBe(503);
});

const callsOf = async (userId: string) =>
  (await api.db.select().from(freeModelCalls).where(eq(freeModelCalls.userId, userId)))[0]?.calls ??
  0;

test('attack 4: ten free calls a day, then a captcha is needed, then calls are refused', async () => {
  api.model.set(knows(false));
  const { user, search } = await aFamily(api, 20);
  const before = api.model.asked();
  for (let at = 0; at < 5; at += 1)
    expect((await search(letters(), WITH_ANALYSIS)).status).toBe(200);
  const eleventh = letters();
  expect((await search(eleventh, WRITTEN)).body.error.code).toBe('PUZZLE_REQUIRED');
  expect(api.model.asked()).toBe(before + 10);
  const withPuzzle = () => ({ recaptcha_token: solvedCaptcha('name_lookup') });
  expect((await search(eleventh, { ...WRITTEN, ...withPuzzle() })).status).toBe(200);
  const used = withPuzzle();
  expect((await search(letters(), { ...WRITTEN, ...used })).status).toBe(200);
  expect((await search(letters(), { ...WRITTEN, ...used })).body.error.code).toBe(
    'RECAPTCHA_FAILED',
  );
  for (let at = 0; at < 9; at += 1)
    expect((await search(letters(), { ...WITH_ANALYSIS, ...withPuzzle() })).status).toBe(200);
  expect(await callsOf(user.id)).toBe(30);
  const { status, body } = await search(letters(), { ...WRITTEN, ...withPuzzle() });
  expect([status, body.error.code]).toEqual([429, 'UNKNOWN_NAMES_LIMIT']);
  expect(body.error.retry_after).toBeGreaterThan(0);
  expect(api.model.asked()).toBe(before + 30);
  expect(await accountOf(api, user)).toMatchObject({ balance: 20, held: 0 });
});

test('attack 4: fifty concurrent calls have the same limit', async () => {
  api.model.set(knows(false));
  const { user, search } = await aFamily(api, 1_000);
  const before = api.model.asked();
  const answers = await Promise.all(Array.from({ length: 50 }, () => search(letters(), WRITTEN)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(api.model.asked()).toBe(before + 10);
  expect(await callsOf(user.id)).toBe(10);
  expect(await accountOf(api, user)).toMatchObject({ balance: 1_000, held: 0 });
});

test('attack 4: accounts of one network need a captcha from the sixtieth call on', async () => {
  const other = await openNamesApi({ env: { RATE_LIMIT_SCALE: '1' } });
  other.model.set(knows(false));
  for (let account = 0; account < 6; account += 1) {
    const { search } = await aFamily(other, 20);
    for (let at = 0; at < 5; at += 1) await search(letters(), WITH_ANALYSIS);
  }
  const { search } = await aFamily(other, 20);
  expect((await search(letters(), WRITTEN)).body.error.code).toBe('PUZZLE_REQUIRED');
  await other.close();
});

test('repeating a call with its captcha and the same key is the same act', async () => {
  api.model.set(knows(false));
  const { user, caller } = await aFamily(api, 20);
  const day = api.clock.now().toISOString().slice(0, 10);
  await api.db.insert(freeModelCalls).values({ userId: user.id, day, calls: 10 });
  const act = caller.with({ 'idempotency-key': newId() });
  const query = { query: letters(), as_written: 'true', max_credits: 5 } as const;
  const first = await act.send(names.search, { query });
  expect(first.body.error.code).toBe('PUZZLE_REQUIRED');
  const recaptcha_token = solvedCaptcha('name_lookup');
  const again = await act.send(names.search, { query: { ...query, recaptcha_token } });
  expect(again.body.data).toMatchObject({ results: [], credits_deducted: 0 });
});

test('a question that was refused before the model was asked does not count', async () => {
  const { user, search } = await aFamily(api, 20);
  for (const kind of ['away', 'callerLimit'] as const) {
    api.model.set(() => {
      throw new ModelFault(kind, new Error('refused here'), false);
    });
    expect((await search(letters(), WITH_ANALYSIS)).status).toBe(kind === 'away' ? 503 : 429);
  }
  expect(await callsOf(user.id)).toBe(0);
  api.model.set('down');
  await search(letters(), WITH_ANALYSIS);
  expect(await callsOf(user.id)).toBe(2);
});

test('a paid call does not count as a free call', async () => {
  api.model.set(knows(true));
  const { user, search } = await aFamily(api, 1_000);
  for (let at = 0; at < 12; at += 1)
    expect((await search(letters(), WRITTEN)).body.data.credits_deducted).toBe(5);
  expect(await callsOf(user.id)).toBe(0);
});

test('attack 8 (stored answers): after an erasure nothing links a stored answer to the ledger', async () => {
  api.model.set(knows(true));
  const [own, shared] = [letters(), letters()];
  const leaving = await aFamily(api, 100);
  await leaving.search(own, WITH_ANALYSIS);
  await leaving.search(shared, WITH_ANALYSIS);
  await (await aFamily(api, 100)).search(shared, WITH_ANALYSIS);
  await api.db.transaction((tx) => erasePerson(tx, api.deps, { userId: leaving.user.id }));

  expect(await storedFor(own), 'letters that only this person asked for').toEqual([]);
  const rest = await storedFor(shared);
  expect(rest).toHaveLength(2);
  const joined = await api.db
    .select({ subject: machineAnswers.subject })
    .from(machineAnswers)
    .innerJoin(
      creditEntries,
      and(
        eq(creditEntries.userId, leaving.user.id),
        sql`abs(extract(epoch from ${creditEntries.createdAt} - ${machineAnswers.createdAt})) < 60
          or ${creditEntries}.xmin = ${machineAnswers}.xmin`,
      ),
    );
  expect(joined).toEqual([]);
  for (const { createdAt } of await api.db.select().from(machineAnswers))
    expect(createdAt.toISOString()).toMatch(/-01T00:00:00.000Z$/);
  expect(await callsOf(leaving.user.id)).toBe(0);
});
