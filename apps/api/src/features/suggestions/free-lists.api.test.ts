import {
  costOfAnswers,
  NAME_SEARCH_CREDITS,
  namePages,
  names,
  SUGGESTION_LIMITS,
  type SuggestedName,
  suggestions,
} from '@ismi/contract';
import { expect, test } from 'vitest';
import { accountOf, openNamesApi, receiptsOf } from '../../../test/fixtures/names.ts';
import {
  aForm,
  agreed,
  aSeekingFamily,
  aSuggestion,
  formNumber,
  LIST_PRICE,
  listsOf,
  NO_CONSENT,
  obedientModel,
  openSuggestionsApi,
  runsOf,
} from '../../../test/fixtures/suggestions.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { ModelFault, type ModelFaultKind } from '../../integrations/llm/port.ts';
import { SWITCH_CACHE_MS, turnSwitch } from '../switches/switches.service.ts';

let api: TestApi;
openSuggestionsApi((opened) => {
  api = opened;
});

const DAY_MS = 24 * 60 * 60_000;
/** Written so that a model which repeats them is refused by our check of repeated words. */
const WORDS = 'der name soll so klingen wie ein ruhiger abend am meer für euch und uns';

const faulty = (kind: ModelFaultKind) => () => {
  throw new ModelFault(kind, new Error('as the test wishes'));
};

/** One behaviour per question; the last one stays. */
function inTurn(...behaviours: (() => unknown)[]) {
  let asked = 0;
  api.model.set(() => {
    const behaviour = behaviours[Math.min(asked, behaviours.length - 1)];
    asked += 1;
    return behaviour?.();
  });
}

const obedient = (more: Parameters<typeof obedientModel>[1] = {}) =>
  obedientModel(api.model.lastMaterial, more);
const echoing = () => obedient({ reason: WORDS });

test('attack 1: repeated user text does not make a list free, and a new account cannot afford a second list', async () => {
  const { user, suggest } = await aSeekingFamily(api, 25);
  api.model.set(echoing());
  const form = aForm({ details: WORDS });
  const price = costOfAnswers(form);
  const { status, body } = await suggest(form);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    writer: 'catalogue',
    free_because: null,
    credits_used: price,
    credits_deducted: price,
    credits: 25 - price,
  });
  expect(body.data.suggestions).toHaveLength(10);
  for (const { reason, reason_by } of body.data.suggestions) {
    expect(reason_by).toBe('catalogue');
    expect(reason).not.toContain(WORDS);
  }
  const second = await suggest({ ...form, length: 'short' });
  expect([second.status, second.body.error.code]).toEqual([402, 'INSUFFICIENT_CREDITS']);
  expect(await listsOf(api, user)).toHaveLength(1);
  expect(await accountOf(api, user)).toMatchObject({ balance: 25 - price, held: 0 });
});

test.each<[string, () => void]>([
  ['refuses', () => api.model.set('refuses')],
  ['answers with something unusable', () => api.model.set(faulty('unusable'))],
  ['answers in another shape', () => api.model.set(() => ({ answer: 42 }))],
  ['chooses nothing', () => api.model.set(() => ({ chosen: [], own: [] }))],
  [
    'writes in another language',
    () =>
      api.model.set(
        obedient({ reason: 'This is the name that you and your family have been looking for.' }),
      ),
  ],
  [
    'repeats our instructions',
    () =>
      api.model.set(
        obedient({
          reason:
            'You help parents choose a given name. The material is JSON und das ist der Name.',
        }),
      ),
  ],
])(
  'attack 1: when the model %s, it is asked twice, then the catalogue’s sentences are charged',
  async (_, set) => {
    const { user, suggest } = await aSeekingFamily(api, 30);
    set();
    const before = api.model.asked();
    const { status, body } = await suggest(aForm());
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      writer: 'catalogue',
      free_because: null,
      credits_used: LIST_PRICE,
      credits_deducted: LIST_PRICE,
    });
    expect(api.model.asked() - before).toBe(2);
    expect(body.data.suggestions).toHaveLength(10);
    expect(body.data.suggestions.every(({ description }) => description)).toBe(true);
    expect(await accountOf(api, user)).toMatchObject({ balance: 30 - LIST_PRICE, held: 0 });
    expect(await receiptsOf(api, user)).toHaveLength(10);
  },
);

test('attack 1: a refused sentence is requested once more, without the user’s text', async () => {
  const { suggest } = await aSeekingFamily(api, 30);
  inTurn(echoing(), obedient());
  const before = api.model.asked();
  const { body } = await suggest(
    aForm({ details: WORDS, sibling: { hasSibling: true, siblingName: 'Zehra' } }),
  );
  expect(body.data.writer).toBe('model');
  expect(body.data.suggestions.every((each) => each.reason_by === 'model')).toBe(true);
  expect(api.model.asked() - before).toBe(2);
  const asked = JSON.parse(api.model.lastMaterial());
  expect(api.model.lastMaterial()).not.toMatch(/Meer|meer für euch|Zehra"/);
  expect(Object.keys(asked.wishes).sort()).toEqual([
    'culture',
    'gender',
    'length',
    'popularity',
    'religious',
    // Read from their words, in ours.
    'shall_mean',
  ]);
  expect(asked.candidates.map(({ id }: { id: string }) => id).sort()).toEqual(
    body.data.suggestions.map(({ name_id }) => name_id).sort(),
  );
});

test('only refused sentences are requested again; the others stay', async () => {
  const { suggest } = await aSeekingFamily(api, 30);
  const first = obedient();
  inTurn(() => {
    const { chosen } = first();
    return {
      // The last three of its ten sentences are too short to be reasons.
      chosen: chosen.map((each, at) =>
        at < 7 ? each : { ...(each as object), sentences: [{ text: 'Schön.', facts: ['1.say'] }] },
      ),
      own: [],
    };
  }, faulty('away'));
  const before = api.model.asked();
  const { body } = await suggest(aForm());
  expect(api.model.asked() - before).toBe(2);
  expect(JSON.parse(api.model.lastMaterial()).candidates).toHaveLength(3);
  // The model being unavailable by then makes nothing free.
  expect(body.data).toMatchObject({
    writer: 'model',
    free_because: null,
    credits_used: LIST_PRICE,
  });
  const by = body.data.suggestions.map(({ reason_by }) => reason_by);
  expect(by.filter((each) => each === 'model')).toHaveLength(7);
  expect(by.filter((each) => each === 'catalogue')).toHaveLength(3);
});

test('a list without refused sentences asks the model once', async () => {
  const { suggest } = await aSeekingFamily(api, 30);
  const before = api.model.asked();
  await suggest(aForm());
  expect(api.model.asked() - before).toBe(1);
});

test('an account with too many concurrent questions is refused and not charged', async () => {
  const { user, suggest } = await aSeekingFamily(api, 30);
  api.model.set(faulty('callerLimit'));
  const { status, body } = await suggest(aForm());
  expect([status, body.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(body.error.retry_after).toBeGreaterThan(0);
  expect(await listsOf(api, user)).toEqual([]);
  expect(await accountOf(api, user)).toMatchObject({ balance: 30, held: 0 });
  api.model.set(obedient());
  expect((await suggest(aForm())).status).toBe(200);
});

test('attack 1: without the model two lists a day are free; the third is refused and not charged', async () => {
  const { user, suggest } = await aSeekingFamily(api, 60);
  api.model.set('down');
  for (const number of [0, 1]) {
    const { status, body } = await suggest(formNumber(number));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      writer: 'catalogue',
      free_because: 'model_unavailable',
      credits_used: 0,
      credits_deducted: 0,
      credits: 60,
    });
  }
  const third = await suggest(formNumber(2));
  expect([third.status, third.body.error.code]).toEqual([429, 'NO_FREE_LISTS_LEFT']);
  const untilMidnight = (DAY_MS - (api.clock.now().getTime() % DAY_MS)) / 1_000;
  expect(third.body.error.retry_after).toBe(Math.ceil(untilMidnight));
  expect(await listsOf(api, user)).toHaveLength(2);
  expect(await accountOf(api, user)).toMatchObject({ balance: 60, held: 0 });
  expect((await runsOf(api, user)).map(({ status }) => status).sort()).toEqual([
    'failed',
    'stored',
    'stored',
  ]);
  // Once the model is back it writes, at the normal price.
  api.model.set(obedient());
  expect((await suggest(formNumber(2))).body.data.credits_deducted).toBe(LIST_PRICE);
  // The next day has its own limit.
  api.model.set('down');
  api.clock.advance(DAY_MS);
  const tomorrow = await (await api.as(user)).send(suggestions.create, {
    body: agreed(formNumber(3)),
  });
  expect(tomorrow.body.data).toMatchObject({ credits_deducted: 0, credits_used: 0 });
});

test('attack 1: twenty concurrent requests, repeated, give two free lists', async () => {
  const { user, suggest } = await aSeekingFamily(api, 60);
  api.model.set('down');
  for (const round of [0, 1, 2]) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => suggest(formNumber(round * 7 + at))),
    );
    for (const { status, body } of answers.filter(({ status }) => status !== 200))
      expect([
        [409, 'SUGGESTIONS_RUNNING'],
        [429, 'NO_FREE_LISTS_LEFT'],
        [429, 'TOO_MANY_REQUESTS'],
        [503, 'AI_UNAVAILABLE'],
      ]).toContainEqual([status, body.error.code]);
  }
  expect(await listsOf(api, user)).toHaveLength(SUGGESTION_LIMITS.freePerDay);
  expect(await accountOf(api, user)).toMatchObject({ balance: 60, held: 0 });
});

test('attack 1: the database refuses a third free list of a day, and one without a reason', async () => {
  const { user } = await aSeekingFamily(api, 0);
  const free = { freeReason: 'model_away', freeDay: '2026-11-18' } as const;
  const store = (more: object) => aSuggestion(api, user, more);
  await store({ ...free, freeNumber: 1 });
  await store({ ...free, freeNumber: 2 });
  for (const wrong of [
    { ...free, freeNumber: 2 },
    { ...free, freeNumber: 3 },
    { ...free, freeNumber: null },
    { freeReason: null },
    { freeReason: 'because' },
    { creditsUsed: 10 },
  ])
    await expect(store(wrong)).rejects.toThrow();
  await store({ ...free, freeDay: '2026-11-19', freeNumber: 1 });
});

/** What a list contains about a name beyond its public page. */
const soldPartOf = (told: SuggestedName) => ({
  description: told.description,
  descriptions: [
    told.description_tr,
    told.description_en,
    told.description_de,
    told.description_ar,
  ].filter(Boolean),
  popularity: [told.popularity, told.popularity_score, told.popularity_births],
  figures: [...told.popularity_sources, ...told.popularity_cognates],
  more: [...told.namesakes, ...told.related, ...told.cautions, ...told.quran],
  verdict: [told.islamic_verdict, told.islamic_appropriate],
});
const NOTHING = {
  description: '',
  descriptions: [],
  popularity: [null, null, null],
  figures: [],
  more: [],
  verdict: [null, null],
};

test('attack 1: a free list has only public facts and gives no receipt, now and later', async () => {
  const { user, caller, suggest } = await aSeekingFamily(api, 60);
  api.model.set('down');
  const { body } = await suggest(aForm());
  const id = body.data.suggestionId;
  const reopen = async () =>
    (await caller.send(suggestions.get, { params: { id }, query: { language: 'de' } })).body.data
      .suggestions;
  expect(body.data.suggestions).toHaveLength(10);
  expect(await reopen()).toEqual(body.data.suggestions);
  for (const told of body.data.suggestions) {
    expect(soldPartOf(told)).toEqual(NOTHING);
    const page = await api.guest.send(namePages.page, {
      params: { slug: told.address ?? '' },
      query: { language: 'de' },
    });
    const { name, name_latin, name_ar, meaning, origin, gender, ipa, warning } = page.body.data;
    expect(told).toMatchObject({
      // The name itself is spelled as this family writes it.
      ...{ name_latin, name_ar, meaning, origin, gender, ipa, warning },
      pronunciation: page.body.data.pronunciation,
      picture_mark: page.body.data.picture_mark,
    });
    const public_ = [...page.body.data.spellings, ...page.body.data.cognates, name, name_ar];
    for (const variant of told.cultural_variants) expect(public_).toContain(variant);
  }
  // None of it is paid for.
  expect(await receiptsOf(api, user)).toEqual([]);
  const [first] = body.data.suggestions;
  const slug = first?.name_id ?? '';
  const paid = await caller.send(namePages.paid, { params: { slug }, query: { language: 'de' } });
  // A general rule is free for everybody; what is sold about a name is not there.
  expect(paid.body.data).toMatchObject({ result: null });
  const found = await caller.send(names.search, {
    query: { name_id: slug, max_credits: NAME_SEARCH_CREDITS },
  });
  expect(found.body.data.credits_deducted).toBeGreaterThan(0);
  // Nor when the reasons are rewritten without the consent.
  await caller.send(suggestions.setConsent, { body: NO_CONSENT });
  const kept = await reopen();
  expect(kept.map(soldPartOf)).toEqual(kept.map(() => NOTHING));
});

test('attack 1: the reasons of a free list mention no verdict, bearer or figure', async () => {
  const { suggest } = await aSeekingFamily(api, 60);
  const form = aForm({ meaning: ['religious'], phonetic: 'modern', language: 'en' });
  api.model.set('refuses');
  const sold = await suggest(form);
  api.model.set('down');
  const free = await suggest({ ...form, drawn: [], length: 'short' });
  const told = (list: typeof sold) =>
    list.body.data.suggestions.map(({ reason }) => reason).join(' ');
  const SOLD = /recommend|scholars|bore this name|named after|children of today|still young/i;
  expect(told(sold)).toMatch(SOLD);
  expect(told(free)).not.toMatch(SOLD);
});

test('with the model switched off the catalogue writes the list, as previewed and charged', async () => {
  const own = await openNamesApi();
  try {
    const turn = { name: 'model', reason: 'a test', actorId: null } as const;
    await turnSwitch(own.deps, { ...turn, isOn: false });
    own.clock.advance(SWITCH_CACHE_MS + 1);
    const { suggest, preview } = await aSeekingFamily(own, 30);
    expect((await preview(aForm())).body.data).toMatchObject({
      writer: 'catalogue',
      cost: LIST_PRICE,
    });
    const { body } = await suggest(aForm());
    expect(body.data).toMatchObject({
      writer: 'catalogue',
      free_because: null,
      credits_used: LIST_PRICE,
    });
    expect(own.model.asked()).toBe(0);
  } finally {
    await own.close();
  }
});
