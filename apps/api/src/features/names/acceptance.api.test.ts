import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountOf, aFamily, knows, openNamesApi } from '../../../test/fixtures/names.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

/** Facts that are often told wrong elsewhere and must be right here. */
let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterAll(() => api.close());

/** Everything that ismi says about a name, in English. */
async function allAbout(query: string) {
  const { search } = await aFamily(api, 15);
  const { body } = await search(query, { islamic_analysis: 'true', language: 'en' });
  const [result] = body.data.results;
  if (!result?.analysis) throw new Error(`${query} is not certain`);
  return { result, analysis: result.analysis };
}

test('Aleyna is a preposition in the Qur’an and not a name there', async () => {
  const { result, analysis } = await allAbout('Aleyna');
  expect(result.meaning).toBe('“Upon us”; a preposition with a pronoun');
  expect(result.warning).toBe('This is a word in the Qur’an, but it is not a name there.');
  // The catalogue's own check proves word by word that these verses contain it.
  expect(result.quran).toEqual(['36:17', '30:47', '75:19', '92:12']);
  expect(analysis.verses).toEqual(result.quran);
  expect(analysis.islamic_verdict).toBe('conditional');
});

test('Asiya is ambiguous between two Arabic words', async () => {
  const { search, analyse } = await aFamily(api, 15);
  const { body } = await search('Asiya', { language: 'en' });
  expect(body.data).toMatchObject({ results: [], credits_deducted: 0 });
  expect(body.data.candidates.slice(0, 2)).toEqual([
    {
      name_id: 'asiya',
      name: expect.any(String),
      name_latin: expect.any(String),
      name_ar: expect.stringContaining('آسِيَة'),
      hint: 'the believing wife of Pharaoh (آسية)',
      warning: null,
    },
    {
      name_id: 'asiya-disobedient',
      name: expect.any(String),
      name_latin: expect.any(String),
      name_ar: expect.stringContaining('عَاصِيَة'),
      hint: '“disobedient”; a name the Prophet changed (عاصية)',
      warning: expect.any(String),
    },
  ]);
  const judged = await analyse('Asiya');
  expect(judged.body.data).toMatchObject({
    islamic_verdict: 'notAssessed',
    islamic_appropriate: null,
    credits_deducted: 0,
  });
  expect(judged.body.data.candidates.map(({ name_id }) => name_id)).toContain('asiya-disobedient');
});

test('Ecrin shows the claim, the verses and their places', async () => {
  const { result, analysis } = await allAbout('Ecrin');
  expect(result.description).toMatch(/gift of God.*not in the word/);
  expect(result.description).toMatch(/generous reward.*36:11.*38:86.*“a wage”/);
  expect(analysis.verses).toEqual(expect.arrayContaining(['36:11', '38:86']));
  expect(analysis.islamic_verdict).toBe('conditional');
});

test('Rahman is not appropriate alone; Abdurrahman is offered', async () => {
  const { result, analysis } = await allAbout('Rahman');
  expect(analysis).toMatchObject({ islamic_verdict: 'notAppropriate', islamic_appropriate: false });
  expect(analysis.alternatives.map(({ name_id }) => name_id)).toContain('abdurrahman');
  expect(analysis.verses).toContain('17:110');
  expect(analysis.sources.length).toBeGreaterThan(0);
  expect(result.warning).not.toBeNull();
});

test('Kerim is permitted', async () => {
  const { result, analysis } = await allAbout('Kerim');
  expect(result).toMatchObject({ name_id: 'karim', matched_form: 'Kerim', warning: null });
  expect(analysis).toMatchObject({ islamic_verdict: 'appropriate', islamic_appropriate: true });
});

test.each(['Yasin', 'Malak', 'Iman'])('different views about %s are shown', async (name) => {
  const { analysis } = await allAbout(name);
  expect(analysis).toMatchObject({ islamic_verdict: 'conditional', islamic_appropriate: true });
  expect(analysis.views).toContainEqual(expect.objectContaining({ verdict: 'disliked' }));
  expect(analysis.sources.length).toBeGreaterThan(0);
  // The works have not been consulted yet, and the page says so.
  expect(analysis.reviewed).toBe(false);
});

test('Defne is Greek, and no objection is known', async () => {
  const { result, analysis } = await allAbout('Defne');
  expect(result.origin).toMatch(/Greek/);
  expect(analysis.islamic_verdict).toBe('appropriate');
  expect(analysis.reason).toMatch(/no objection is known/);
});

test('Buğlem is not assessed, and the analysis is free', async () => {
  const { user, search, analyse } = await aFamily(api, 5);
  const found = await search('Buğlem', { islamic_analysis: 'true' });
  expect(found.body.data).toMatchObject({ credits_deducted: 5, credits: 0 });
  expect(found.body.data.results[0]?.analysis?.islamic_verdict).toBe('notAssessed');
  const judged = await analyse('Buğlem');
  expect(judged.body.data).toMatchObject({
    islamic_verdict: 'notAssessed',
    islamic_appropriate: null,
    credits_deducted: 0,
  });
  expect(await accountOf(api, user)).toMatchObject({ balance: 0, held: 0 });
});

test('Fughani has no reliable record and costs nothing', async () => {
  api.model.set(knows(false));
  const { user, search } = await aFamily(api, 15);
  const offered = await search('Fughani');
  expect(offered.body.data).toMatchObject({ results: [], credits_deducted: 0, credits: 15 });
  const { body } = await search('Fughani', { as_written: 'true', islamic_analysis: 'true' });
  expect(body.data).toMatchObject({ results: [], candidates: [], credits: 15 });
  expect(body.data.message).toMatch(/nichts Verlässliches/);
  expect(await accountOf(api, user)).toMatchObject({ balance: 15, held: 0 });
});

test.each([
  ['ilayda', ['İlayda', 'ILAYDA', 'ilayda', 'Ilayda']],
  ['ismail', ['İsmail', 'ISMAIL', 'ismail', 'Ismail', 'İSMAİL']],
  ['irmak', ['Irmak', 'IRMAK', 'ırmak', 'irmak']],
])('%s is one record, with dotted and dotless i', async (nameId, spellings) => {
  const { user, search } = await aFamily(api, 5);
  for (const spelling of spellings) {
    const { body } = await search(spelling);
    expect(body.data.results[0]?.name_id).toBe(nameId);
  }
  expect(await accountOf(api, user)).toMatchObject({ balance: 0 });
});

test('a failing model stores no answer and costs nothing', async () => {
  api.model.set('down');
  const { user, search, analyse } = await aFamily(api, 15);
  const judged = await analyse('Brunhildegard');
  expect(judged.body.data).toMatchObject({
    islamic_verdict: 'notAssessed',
    islamic_appropriate: null,
    available: false,
    credits_deducted: 0,
  });
  expect((await search('Brunhildegard')).body.error.code).toBe('AI_UNAVAILABLE');
  expect(await accountOf(api, user)).toMatchObject({ balance: 15, held: 0 });
});

test('محمد, Muhammed, Mohammed and Mehmet lead to one name with summed births; Mehmet has its own', async () => {
  const { user, search } = await aFamily(api, 5);
  const found = await Promise.all(
    ['محمد', 'Muhammed', 'Mohammed', 'Mehmet'].map(
      async (spelling) => (await search(spelling)).body.data.results[0],
    ),
  );
  expect(found.map((result) => result?.name_id)).toEqual(Array.from(found, () => 'muhammad'));
  expect(found.at(-1)?.matched_form).toBe('Mehmet');
  const mehmet = found[0]?.popularity_cognates.find(({ form }) => form === 'Mehmet');
  expect(mehmet?.births).toBeGreaterThan(1_000);
  // German readers see the births of German cities.
  expect(found[0]?.popularity_births).toBeGreaterThan(3_000);
  expect(found[0]?.popularity_sources).toContainEqual({ name: 'Berlin', until: 2023 });
  expect(await accountOf(api, user)).toMatchObject({ balance: 0 });
});
