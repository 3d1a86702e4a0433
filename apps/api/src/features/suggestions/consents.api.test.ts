import { suggestions } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aFamily } from '../../../test/fixtures/names.ts';
import {
  aForm,
  agreed,
  consentTo,
  LIST_PRICE,
  listsOf,
  NO_CONSENT,
  obedientModel,
  openSuggestionsApi,
  runsOf,
} from '../../../test/fixtures/suggestions.ts';
import type { TestUser } from '../../../test/fixtures/users.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
const logged: string[] = [];
openSuggestionsApi(
  (opened) => {
    api = opened;
  },
  { log: { write: (line) => logged.push(line) }, env: { LOG_LEVEL: 'debug' } },
);

const TEXT = 'Die Großmutter hieß Zehra, und wir sind Kurden.';

async function aFamilyThatAllows(faith: boolean, origin: boolean) {
  const { user, caller } = await aFamily(api, 60);
  await caller.send(suggestions.setConsent, { body: consentTo(faith, origin) });
  return {
    user,
    caller,
    preview: (form: ReturnType<typeof aForm>) => caller.send(suggestions.preview, { body: form }),
    suggest: (form: ReturnType<typeof aForm>) =>
      caller.send(suggestions.create, { body: agreed(form) }),
  };
}

const WITHOUT_FAITH = { ...aForm(), religious: undefined };
const allKept = async (user: TestUser) =>
  JSON.stringify([await listsOf(api, user), await runsOf(api, user)]);

test.each<[string, Partial<ReturnType<typeof aForm>>, 'faith' | 'origin']>([
  ['whether it is religious', { religious: true }, 'faith'],
  ['that it is not', { religious: false }, 'faith'],
  ['what religious means', { faith: 'seek' }, 'faith'],
  ['a tradition', { tradition: 'alevi' }, 'faith'],
  ['the theme of faith', { meaning: ['religious'] }, 'faith'],
  ['a wish for a prophet’s name', { wishes: [{ wish: 'prophet', value: 'yes' }] }, 'faith'],
  ['roots', { roots: ['kurdish'] }, 'origin'],
  ['a wish for roots', { wishes: [{ wish: 'roots', value: 'kurdish' }] }, 'origin'],
])('%s is refused without the consent to it, and only then', async (_, more, kind) => {
  const form = { ...WITHOUT_FAITH, ...more };
  const without = await aFamilyThatAllows(kind !== 'faith', kind !== 'origin');
  for (const send of [without.preview, without.suggest]) {
    const { status, body } = await send(form);
    expect([status, body.error.code]).toEqual([403, 'CONSENT_REQUIRED']);
  }
  expect(await listsOf(api, without.user)).toEqual([]);
  const alone = await aFamilyThatAllows(kind === 'faith', kind === 'origin');
  expect((await alone.preview(form)).status).toBe(200);
});

test('without the consent to faith a list comes for two credits less, and tells the model no text', async () => {
  const { user, suggest, preview } = await aFamilyThatAllows(false, true);
  const form = { ...WITHOUT_FAITH, roots: ['kurdish' as const], details: TEXT };
  expect((await preview(form)).body.data.cost).toBe(LIST_PRICE - 2 + 3);
  const { status, body } = await suggest(form);
  expect([status, body.data.credits_deducted]).toEqual([200, LIST_PRICE - 2 + 3]);
  expect(body.data.suggestions).toHaveLength(10);
  expect(body.data.preferences).toMatchObject({ religious: null, details: null });
  expect(api.model.lastMaterial()).not.toContain('Zehra');
  const [list] = await listsOf(api, user);
  expect(list?.answers).toMatchObject({ roots: ['kurdish'] });
  expect(JSON.stringify(list?.answers)).not.toMatch(/religious|Zehra/);
});

test('without the consent to origin the text is weighed without it and not stored', async () => {
  const names = async (origin: boolean) => {
    const { user, suggest } = await aFamilyThatAllows(true, origin);
    const { body } = await suggest(
      aForm({ religious: false, details: 'Ein kurdischer Name, bitte.' }),
    );
    expect((await allKept(user)).includes('kurdischer')).toBe(origin);
    return body.data.suggestions.map(({ name_id }) => name_id);
  };
  expect(await names(false)).not.toEqual(await names(true));
});

test('taking back one consent erases its answers and leaves those of the other', async () => {
  const form = aForm({
    roots: ['kurdish'],
    tradition: 'alevi',
    details: TEXT,
    refused: ['Elif'],
    wishes: [
      { wish: 'prophet', value: 'yes' },
      { wish: 'roots', value: 'kurdish' },
      { wish: 'avoid', value: 'Elif' },
    ],
  });
  const left = async (faith: boolean, origin: boolean) => {
    const { user, caller, suggest } = await aFamilyThatAllows(true, true);
    api.model.set(obedientModel(api.model.lastMaterial));
    await suggest(form);
    await caller.send(suggestions.setConsent, { body: consentTo(faith, origin) });
    expect(await allKept(user)).not.toContain('Zehra');
    const [list] = await listsOf(api, user);
    expect(list?.names.every(({ by, reason }) => by === 'catalogue' && reason)).toBe(true);
    expect(list?.formKey).toBe('forgotten');
    return list?.answers;
  };
  const AVOID = { wish: 'avoid', value: 'Elif' };
  const afterFaith = await left(false, true);
  expect(afterFaith).toMatchObject({
    religious: null,
    roots: ['kurdish'],
    refused: ['Elif'],
    wishes: [{ wish: 'roots', value: 'kurdish' }, AVOID],
  });
  expect(afterFaith).not.toHaveProperty('tradition');
  const afterOrigin = await left(true, false);
  expect(afterOrigin).toMatchObject({
    religious: true,
    tradition: 'alevi',
    wishes: [{ wish: 'prophet', value: 'yes' }, AVOID],
  });
  expect(afterOrigin).not.toHaveProperty('roots');
});

test('a first refusal erases nothing that was never told', async () => {
  const { user, caller, suggest } = await aFamilyThatAllows(true, false);
  await suggest(aForm());
  const before = await allKept(user);
  await caller.send(suggestions.setConsent, { body: consentTo(true, false) });
  expect(await allKept(user)).toBe(before);
});

test('who agreed to the wording of before is asked again; their lists stay until they refuse', async () => {
  const { user, caller, suggest } = await aFamilyThatAllows(true, true);
  await suggest(aForm());
  await api.db.execute(
    sql`update suggestion_consents set version = '2026-11-15', faith = false, origin = false where user_id = ${user.id}`,
  );
  const { body } = await caller.send(suggestions.readConsent, {});
  expect(body.data).toMatchObject({ asked: false, faith: false, origin: false, earlier: true });
  expect((await suggest(aForm({ length: 'short' }))).body.error.code).toBe('CONSENT_REQUIRED');
  expect((await listsOf(api, user))[0]?.answers.religious).toBe(true);
  await caller.send(suggestions.setConsent, { body: NO_CONSENT });
  expect((await listsOf(api, user))[0]?.answers.religious).toBeNull();
});

test('nothing of the household is stored, logged or told to the model unless it is to be remembered', async () => {
  const household = {
    siblings: ['Zilanperi', 'Berfinsu'],
    surname: 'Karadeniztan',
    sibling: { hasSibling: true as const, siblingName: 'Zilanperi' },
    wishes: [{ wish: 'siblings' as const, value: 'Berfinsu' }],
  };
  const told = /Zilanperi|Berfinsu|Karadeniztan/i;
  const everywhere = async () => {
    const tables = await api.db.execute<{ all: string }>(sql`
      select string_agg(row, ' ') as all from (
        select to_jsonb(suggestions)::text as row from suggestions
        union all select to_jsonb(suggestion_runs)::text from suggestion_runs
        union all select to_jsonb(op_keys)::text from op_keys) as rows`);
    return `${tables.rows[0]?.all} ${api.model.lastMaterial()} ${logged.join(' ')}`;
  };
  const { user, suggest, preview } = await aFamilyThatAllows(true, true);
  await preview(aForm(household));
  const { body } = await suggest(aForm(household));
  expect(body.data.preferences.sibling).toBeNull();
  expect(JSON.stringify(body)).not.toMatch(told);
  expect(await everywhere()).not.toMatch(told);
  await suggest(aForm({ ...household, length: 'short', remember: true }));
  const lists = await listsOf(api, user);
  expect(lists.some(({ answers }) => answers.surname === household.surname)).toBe(true);
  expect(api.model.lastMaterial()).toMatch(told);
});
