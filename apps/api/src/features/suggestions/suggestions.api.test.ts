import { CONSULTING_CONSENT_VERSION, consulting, names, suggestions } from '@ismi/contract';
import { expect, test } from 'vitest';
import { aMailRequest, requestNow } from '../../../test/fixtures/consulting.ts';
import { accountOf, aFamily, entriesOf, knows, receiptsOf } from '../../../test/fixtures/names.ts';
import {
  aForm,
  agreed,
  aSeekingFamily,
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
openSuggestionsApi((opened) => {
  api = opened;
});

const NINA = {
  name: 'Ninavel',
  gender: 'girl',
  meaning: 'Ein Name, der in keinem Buch steht und den wir nicht kennen.',
  origin: 'Die Herkunft ist nicht bekannt und wird nicht behauptet.',
  reason: 'Der Name klingt weich und ist so selten, wie ihr ihn euch wünscht.',
};

test('ten names with the facts of the catalogue and the reasons of the model, charged with the list', async () => {
  const { user, suggest } = await aSeekingFamily(api, 30);
  const { status, body } = await suggest(aForm());
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    writer: 'model',
    credits_used: LIST_PRICE,
    credits_deducted: LIST_PRICE,
    credits: 30 - LIST_PRICE,
    free_because: null,
    language: 'de',
  });
  expect(body.data.id).toBe(body.data.suggestionId);
  expect(body.data.suggestions).toHaveLength(10);
  expect(body.data.suggestions.every((each) => each.islamic_appropriate)).toBe(true);
  expect(new Set(body.data.suggestions.map(({ name_id }) => name_id)).size).toBe(10);
  expect(body.data.suggestions.every((each) => each.verified && each.reason_by === 'model')).toBe(
    true,
  );
  expect(await entriesOf(api, user)).toHaveLength(2);
  expect(await accountOf(api, user)).toMatchObject({ balance: 30 - LIST_PRICE, held: 0 });
});

test('a stored list has only ids and reasons of its names', async () => {
  const { user, suggest } = await aSeekingFamily(api, 30);
  await suggest(aForm());
  const [list] = await listsOf(api, user);
  for (const entry of list?.names ?? [])
    expect(Object.keys(entry).sort()).toEqual(
      expect.arrayContaining(['by', 'id', 'reason', 'relaxed']),
    );
  expect(JSON.stringify(list?.names)).not.toMatch(/"(meaning|origin|description)"/);
});

test('the model gets the answers and nothing about the user', async () => {
  const { user, suggest } = await aSeekingFamily(api, 30);
  await suggest(aForm({ details: 'Die Großmutter hieß Zehra.' }));
  const material = api.model.lastMaterial();
  expect(material).toContain('Die Großmutter hieß Zehra.');
  for (const secret of [user.id, user.email]) expect(material).not.toContain(secret);
  // The user may bear a name of the catalogue.
  const { candidates: _, ...rest } = JSON.parse(material);
  expect(JSON.stringify(rest)).not.toContain(user.name);
});

test('the same answers within half an hour return the same list for free, in any order', async () => {
  const { user, suggest, preview } = await aSeekingFamily(api, 60);
  const first = await suggest(aForm({ meaning: ['nature', 'beauty'] }));
  const again = await suggest(aForm({ meaning: ['beauty', 'nature'] }));
  expect(again.body.data).toMatchObject({
    suggestionId: first.body.data.suggestionId,
    credits_deducted: 0,
  });
  const told = await preview(aForm({ meaning: ['nature', 'beauty'] }));
  expect(told.body.data).toMatchObject({ cost: 0, recent_id: first.body.data.suggestionId });
  api.clock.advance(31 * 60_000);
  // The access token has expired by then.
  const later = await (await api.as(user)).send(suggestions.create, {
    body: agreed(aForm({ meaning: ['nature', 'beauty'] })),
  });
  expect(later.body.data.suggestionId).not.toBe(first.body.data.suggestionId);
  expect(later.body.data.credits_deducted).toBe(LIST_PRICE + 2);
});

test('a name of a paid list can be searched for free', async () => {
  const { user, caller, suggest } = await aSeekingFamily(api, 30);
  const { body } = await suggest(aForm());
  expect(await receiptsOf(api, user)).toHaveLength(10);
  // But it was not searched for.
  const history = await caller.send(names.history, { query: {} });
  expect(history.body.data.searches).toEqual([]);
  const [first] = body.data.suggestions;
  const found = await caller.send(names.search, {
    query: { name_id: first?.name_id ?? '', max_credits: 0 },
  });
  expect(found.body.data.credits_deducted).toBe(0);
});

test('a paid name known only to the model can be searched for free', async () => {
  const { caller, suggest } = await aSeekingFamily(api, LIST_PRICE);
  api.model.set(obedientModel(api.model.lastMaterial, { own: [NINA] }));
  const { body } = await suggest(aForm({ religious: false }));
  expect(body.data.suggestions.map(({ name }) => name)).toContain('Ninavel');
  api.model.set(knows(true));
  const query = { query: 'ninavel', as_written: 'true', max_credits: 0 } as const;
  const found = await caller.send(names.search, { query });
  expect(found.body.data).toMatchObject({ credits_deducted: 0, results: [{ verified: false }] });
});

test('a free list does not prevent a paid list by the model', async () => {
  const { suggest } = await aSeekingFamily(api, 30);
  api.model.set('down');
  await suggest(aForm());
  api.model.set(obedientModel(api.model.lastMaterial));
  expect((await suggest(aForm())).body.data).toMatchObject({
    writer: 'model',
    credits_used: LIST_PRICE,
  });
});

test('names that were not offered are dropped and filled from the catalogue', async () => {
  const { suggest } = await aSeekingFamily(api, 30);
  api.model.set(
    obedientModel(api.model.lastMaterial, {
      extra: [
        {
          id: 'iblis',
          sentences: [{ text: 'Der Name ist nicht in der Liste.', facts: ['1.say'] }],
        },
        { id: 'no-such-name', sentences: [{ text: 'Den Namen gibt es nicht.', facts: ['1.say'] }] },
      ],
    }),
  );
  const { body } = await suggest(aForm());
  expect(body.data.suggestions).toHaveLength(10);
  expect(body.data.suggestions.map(({ name_id }) => name_id)).not.toContain('iblis');
});

test('at most two names are known only to the model, marked as unverified', async () => {
  const { suggest } = await aSeekingFamily(api, 30);
  const own = ['Ninavel', 'Tulmira', 'Ferunda'].map((name) => ({ ...NINA, name }));
  api.model.set(obedientModel(api.model.lastMaterial, { own }));
  const { body } = await suggest(aForm({ religious: false }));
  const unverified = body.data.suggestions.filter(({ verified }) => !verified);
  expect(unverified.map(({ name }) => name)).toEqual(['Ninavel', 'Tulmira']);
  expect(unverified[0]).toMatchObject({
    name_id: null,
    islamic_verdict: 'notAssessed',
    islamic_appropriate: null,
  });
  expect(body.data.suggestions).toHaveLength(10);
});

test('a request for Islamic names gets no unverified name', async () => {
  const { suggest } = await aSeekingFamily(api, 30);
  api.model.set(obedientModel(api.model.lastMaterial, { own: [NINA] }));
  const { body } = await suggest(aForm());
  expect(body.data.suggestions.every(({ verified }) => verified)).toBe(true);
});

test('answers about religion need consent; withdrawing it deletes them', async () => {
  const { caller, suggest } = await aSeekingFamily(api, 60);
  const { body } = await suggest(aForm({ details: 'Wir beten fünfmal am Tag.' }));
  await caller.send(suggestions.setConsent, { body: NO_CONSENT });
  const kept = await caller.send(suggestions.get, {
    params: { id: body.data.suggestionId },
    query: {},
  });
  expect(kept.body.data.preferences).toMatchObject({
    religious: null,
    details: null,
    gender: 'girl',
  });
  const refused = await suggest(aForm({ length: 'short' }));
  expect(refused.body.error.code).toBe('CONSENT_REQUIRED');
});

test('withdrawing consent also deletes religion in consulting requests, also without a list', async () => {
  const { user, caller } = await aFamily(api, 60);
  const consentNow = async () => (await caller.send(suggestions.readConsent, {})).body.data;
  expect(await consentNow()).toMatchObject({ asked: false, in_consulting: false });
  const { body } = await caller.send(consulting.request, {
    body: aMailRequest({
      religiousPreference: 'important',
      religiousConsent: CONSULTING_CONSENT_VERSION,
      specialRequests: 'Ein kurzer Name',
    }),
  });
  expect(await consentNow()).toMatchObject({ asked: false, in_consulting: true });
  const refused = await caller.send(suggestions.setConsent, { body: NO_CONSENT });
  expect(refused.body.data).toMatchObject({ asked: true, faith: false, in_consulting: true });
  const taken = await caller.send(suggestions.setConsent, {
    body: { ...NO_CONSENT, with_consulting: true },
  });
  expect(taken.body.data).toMatchObject({ asked: true, faith: false, in_consulting: false });
  expect(await requestNow(api.db, body.data.request_id)).toMatchObject({
    userId: user.id,
    religiousPreference: null,
    religiousConsentVersion: null,
    religiousConsentAt: null,
    specialRequests: 'Ein kurzer Name',
  });
});

/** All stored data of a family's request, as one text. */
const allKept = async (user: TestUser) =>
  JSON.stringify([await listsOf(api, user), await runsOf(api, user)]);

test.each<[string, () => void]>([
  ['the model', () => {}],
  ['the catalogue', () => api.model.set('down')],
])(
  'a list by %s contains nothing about religion or family after consent is withdrawn',
  async (_, set) => {
    const { user, caller, suggest } = await aSeekingFamily(api, 60);
    const reason = 'Der Name passt zu eurem Glauben und klingt neben Zehra vertraut und schön.';
    api.model.set(obedientModel(api.model.lastMaterial, { reason }));
    set();
    const { body } = await suggest(
      aForm({
        meaning: ['religious', 'nature'],
        sibling: { hasSibling: true, siblingName: 'Zehra' },
        remember: true,
        details: 'Wir beten fünfmal am Tag.',
        drawn: ['religious', 'length'],
      }),
    );
    const [before] = await listsOf(api, user);
    expect(await allKept(user)).toMatch(/Zehra/);
    await caller.send(suggestions.setConsent, { body: NO_CONSENT });
    const kept = await allKept(user);
    expect(kept.replaceAll('"religious":null', '')).not.toMatch(/religious|Zehra|Glaube|beten/);
    expect(kept).not.toContain(before?.formKey);
    const [list] = await listsOf(api, user);
    expect(list?.answers).toEqual({
      gender: 'girl',
      culture: 'turkeyAsia',
      religious: null,
      length: 'medium',
      popularity: 'known',
      meaning: ['nature'],
      drawn: ['length'],
    });
    expect(list?.nameIds).toEqual(body.data.suggestions.map(({ name_id }) => name_id));
    expect(list?.names.every((entry) => entry.by === 'catalogue' && entry.reason)).toBe(true);
  },
);

test('a name known only to the model keeps its meaning and loses its reason', async () => {
  const { user, caller, suggest } = await aSeekingFamily(api, 30);
  api.model.set(obedientModel(api.model.lastMaterial, { own: [NINA] }));
  await suggest(aForm({ religious: false }));
  await caller.send(suggestions.setConsent, { body: NO_CONSENT });
  const kept = await allKept(user);
  expect(kept).toContain(NINA.meaning);
  expect(kept).not.toContain(NINA.reason);
});

test('a list written while consent is withdrawn is stored without religion', async () => {
  const { user, caller, suggest } = await aSeekingFamily(api, 30);
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const answer = obedientModel(api.model.lastMaterial);
  api.model.set(async () => {
    asked.resolve();
    await gate.promise;
    return answer();
  });
  const writing = suggest(aForm({ details: 'Wir beten fünfmal am Tag.' }));
  await asked.promise;
  await caller.send(suggestions.setConsent, { body: NO_CONSENT });
  gate.resolve();
  const { status, body } = await writing;
  expect([status, body.data.credits_deducted]).toEqual([200, LIST_PRICE + 3]);
  expect(body.data.preferences).toMatchObject({ religious: null, details: null });
  expect(await allKept(user)).not.toMatch(/beten|"religious":true/);
  const keys = [...(await listsOf(api, user)), ...(await runsOf(api, user))];
  expect(keys.map(({ formKey }) => formKey)).toEqual(['forgotten', 'forgotten']);
});

test('too few credits: the refusal has the price, and no run starts', async () => {
  const { user, suggest } = await aSeekingFamily(api, 5);
  const { status, body } = await suggest(aForm());
  expect(status).toBe(402);
  expect(body.error).toMatchObject({ required_credits: LIST_PRICE, current_credits: 5 });
  expect(await listsOf(api, user)).toEqual([]);
});

test('without a matching name the preview says so, and nothing is charged', async () => {
  const { user, suggest, preview } = await aSeekingFamily(api, 30);
  // A letter with which no catalogue name begins.
  const form = aForm({ startLetter: 'Ж' });
  expect((await preview(form)).body.data).toMatchObject({ expected_names: 0 });
  const { status, body } = await suggest(form);
  expect([status, body.error.code]).toEqual([422, 'NO_NAMES_FIT']);
  expect(await accountOf(api, user)).toMatchObject({ balance: 30, held: 0 });
});

test('the preview shows the number of names and the drawn answers', async () => {
  const { suggest, preview } = await aSeekingFamily(api, 60);
  const form = aForm({ gender: 'unisex', startLetter: 'K', drawn: ['gender'] });
  const told = (await preview(form)).body.data;
  expect(told).toMatchObject({
    cost: 11,
    credits: 60,
    writer: 'model',
    double_fits: false,
    running: false,
    drawn: [{ step: 'gender', value: 'unisex' }],
  });
  expect(told.expected_names).toBeLessThan(10);
  const { body } = await suggest(form);
  expect(body.data.suggestions).toHaveLength(told.expected_names);
});

test('another user’s list returns 404', async () => {
  const mine = await aSeekingFamily(api, 30);
  const theirs = await aSeekingFamily(api, 30);
  const { body } = await mine.suggest(aForm());
  const params = { id: body.data.suggestionId };
  expect((await theirs.caller.send(suggestions.get, { params, query: {} })).status).toBe(404);
  expect((await mine.caller.send(suggestions.get, { params, query: {} })).status).toBe(200);
});
