import { LOCALES, type NAME_WAYS, namePages } from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aFamily,
  entriesOf,
  openNamesApi,
  receiptsOf,
  theCatalogue,
} from '../../../test/fixtures/names.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { importCatalogue } from './import.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterAll(() => api.close());

const pageOf = async (slug: string, language: (typeof LOCALES)[number] = 'de') =>
  (await api.guest.send(namePages.page, { params: { slug }, query: { language } })).body.data;
const waysIn = async (language: (typeof LOCALES)[number]) =>
  (await api.guest.send(namePages.ways, { query: { language } })).body.data;
const listOf = (by: (typeof NAME_WAYS)[number], value: string, language = 'de' as 'de' | 'ar') =>
  api.guest.send(namePages.list, { params: { by, value }, query: { language } });

test('a guest reads both scripts, meaning, origin, gender, spellings and pronunciation', async () => {
  expect(await pageOf('yahya')).toMatchObject({
    slug: 'yahya',
    name: 'Yahya',
    name_ar: 'يَحْيَى',
    name_ar_plain: 'يحيى',
    gender: 'boy',
    ipa: 'ˈjaħjaː',
    pronunciation: 'JACH-ja',
    warning: null,
    picture_mark: expect.any(String),
    letter: 'y',
  });
  expect((await pageOf('yahya')).spellings).toContain('Yehya');
  expect((await pageOf('yahya')).spellings).not.toContain('Johannes');
  expect((await pageOf('yahya', 'ar')).name).toBe('يحيى');
});

test('public pages contain nothing that is sold', async () => {
  const { names, people, rules } = theCatalogue();
  for (const [index, record] of names.entries()) {
    for (const language of LOCALES.slice(index % 4, (index % 4) + 1)) {
      const page = await pageOf(record.id, language);
      const text = JSON.stringify(page);
      const rule = rules.find(({ code }) => code === record.islamic.rule);
      const sold = [
        record.description[language],
        record.islamic.reason?.[language],
        // A general rule and its verdict are free where there is nothing more.
        ...(page.assessment ? [] : [rule?.text[language], 'verdict']),
        ...record.bearers.map(
          ({ id }) => people.find((person) => person.id === id)?.line[language],
        ),
        'popularity',
      ];
      expect(
        sold.filter((part) => part && text.includes(JSON.stringify(part).slice(1, -1))),
      ).toEqual([]);
    }
  }
}, 60_000);

test.each([
  ['rahman', false],
  ['aleyna', true],
])('the warning about %s is free, and the name has no card', async (slug, hasCard) => {
  const page = await pageOf(slug);
  expect(page.warning).not.toBeNull();
  expect(page.picture_mark !== null).toBe(hasCard);
});

test('speech uses Turkish letters for Turkish readers and Turkish names', async () => {
  expect((await pageOf('yahya')).voice).toEqual({ language: 'ar', text: 'يحيى' });
  expect((await pageOf('yahya', 'tr')).voice).toEqual({ language: 'tr', text: 'Yahya' });
});

test('Mehmet is a name of its own beside Muhammad', async () => {
  const { spellings, cognates } = await pageOf('muhammad');
  expect(cognates).toContain('Mehmet');
  expect(spellings).not.toContain('Mehmet');
});

test('homographs link to each other', async () => {
  const { written_alike: others } = await pageOf('amina-safe');
  expect(others.map(({ slug }) => slug)).toContain('amina-trustworthy');
  expect(others[0]?.line).not.toBe('');
});

test.each([
  ['zeynep', 'zaynab'],
  ['ömer', 'umar'],
  ['omer', 'umar'],
  ['khadija', 'khadija'],
  ['hatice', 'khadija'],
])('the address %s leads to %s', async (slug, own) => {
  expect((await pageOf(slug)).slug).toBe(own);
});

test.each([
  ['brunhilde', 'there is none'],
  ['zeinepp', 'it only resembles one'],
  ['amina', 'it may be one of several'],
  ['---', 'it has no letters'],
])('returns 404 for %s: %s', async (slug) => {
  const { status } = await api.guest.send(namePages.page, { params: { slug }, query: {} });
  expect(status).toBe(404);
});

const described = (slug: string) =>
  theCatalogue().names.find(({ id }) => id === slug)?.description.de;

test('paid parts are returned only with a receipt, without a charge', async () => {
  const { user, caller, search, analyse } = await aFamily(api, 30);
  const paid = async (slug = 'muhammad') =>
    (await caller.send(namePages.paid, { params: { slug }, query: { language: 'de' } })).body.data;
  expect(await paid()).toEqual({ name_id: 'muhammad', result: null, analysis: null });
  expect(await receiptsOf(api, user)).toEqual([]);

  await search('Muhammad', { name_id: 'muhammad' });
  const afterSearch = await paid();
  expect(afterSearch.result?.description).toBe(described('muhammad'));
  expect(afterSearch.result?.analysis).toBeNull();
  expect(afterSearch.analysis).toBeNull();

  await analyse('Muhammad', { name_id: 'muhammad' });
  expect((await paid()).analysis?.islamic_verdict).toBe('recommended');
  expect((await paid('yusuf')).result).toBeNull();
  // The gift, the search and the analysis: viewing added nothing.
  expect((await entriesOf(api, user)).length).toBe(3);
});

test('an assessment by general rule is public and not sold', async () => {
  const { user, caller, search, analyse } = await aFamily(api, 15);
  const rule = theCatalogue().rules.find(({ code }) => code === 'P1');
  const free = { islamic_verdict: 'recommended', reason: rule?.text.de };
  expect((await pageOf('yusuf', 'de')).assessment).toEqual({
    verdict: 'recommended',
    reason: rule?.text.de,
  });
  expect((await pageOf('muhammad', 'de')).assessment).toBeNull();
  const { body } = await caller.send(namePages.paid, {
    params: { slug: 'yusuf' },
    query: { language: 'de' },
  });
  expect(body.data).toMatchObject({ result: null, analysis: free });
  expect((await analyse('Yusuf')).body.data).toMatchObject({ ...free, credits_deducted: 0 });
  const refused = await search('Yusuf', { islamic_analysis: 'true', max_credits: '0' });
  expect(refused.body.error).toMatchObject({ required_credits: 5, due: ['search'] });
  // The result contains it, requested or not.
  const found = (await search('Yusuf')).body.data;
  expect(found).toMatchObject({ credits_deducted: 5, results: [{ analysis: free }] });
  expect(await receiptsOf(api, user)).toMatchObject([{ kind: 'search' }]);
});

test('most assessments are by general rule, some are specific', async () => {
  const { names } = theCatalogue();
  let count = 0;
  for (const { id } of names) if ((await pageOf(id)).assessment !== null) count += 1;
  expect(count).toBeGreaterThan(names.length / 2);
  expect(count).toBeLessThan(names.length);
});

test('a receipt for the analysis opens only the analysis', async () => {
  const { caller, analyse } = await aFamily(api, 10);
  await analyse('Ali', { name_id: 'ali' });
  const { body } = await caller.send(namePages.paid, { params: { slug: 'ali' }, query: {} });
  expect(body.data.result).toBeNull();
  expect(body.data.analysis?.available).toBe(true);
});

test('a guest is asked to sign in for what is paid', async () => {
  const { status } = await api.guest.send(namePages.paid, { params: { slug: 'yahya' }, query: {} });
  expect(status).toBe(401);
});

test('a replaced name leads to its successor and is in no list itself', async () => {
  const own = await startTestApi();
  const { names, ...rest } = theCatalogue();
  const replaced = names.map((record) =>
    record.id === 'yusuf' ? { ...record, replacedBy: 'yunus' } : record,
  );
  await importCatalogue(own.deps, { ...rest, version: 'replaced', names: replaced });
  const page = await own.guest.send(namePages.page, { params: { slug: 'yusuf' }, query: {} });
  expect(page.body.data.slug).toBe('yunus');
  const { slugs } = (await own.guest.send(namePages.slugs, {})).body.data;
  expect(slugs).not.toContain('yusuf');
  expect(slugs.length).toBe(names.length - 1);
  const list = await own.guest.send(namePages.list, {
    params: { by: 'letter', value: 'y' },
    query: {},
  });
  expect(list.body.data.names.map(({ slug }) => slug)).not.toContain('yusuf');
});

test.each(LOCALES)('every name is under exactly one letter of %s', async (language) => {
  const { letters, total } = await waysIn(language);
  const slugs: string[] = [];
  for (const { value, count } of letters) {
    const { body } = await api.guest.send(namePages.list, {
      params: { by: 'letter', value },
      query: { language },
    });
    expect(body.data.names.length).toBe(count);
    slugs.push(...body.data.names.map(({ slug }) => slug));
  }
  expect(new Set(slugs).size).toBe(total);
  expect(slugs.length).toBe(total);
});

test('alphabets are those of their languages', async () => {
  const lettersOf = async (language: (typeof LOCALES)[number]) =>
    (await waysIn(language)).letters.map(({ value }) => value).join('');
  expect(await lettersOf('tr')).toMatch(/^abcç.*hıij.*oöp.*sştuüvyz/);
  expect(await lettersOf('de')).toMatch(/^[a-z]+$/);
  expect(await lettersOf('ar')).toMatch(/^ابتثجحخ.*هوي$/);
});

test('names with a warning are only in letter lists', async () => {
  const harmful = new Set(
    (await listOf('letter', 'a')).body.data.names
      .filter(({ warning }) => warning)
      .map(({ slug }) => slug),
  );
  expect(harmful.size).toBeGreaterThan(0);
  const { genders, cultures, themes } = await waysIn('de');
  const ways = [
    ['gender', genders] as const,
    ['culture', cultures] as const,
    ['theme', themes] as const,
  ];
  for (const [by, values] of ways) {
    for (const { value } of values) {
      const { names } = (await listOf(by, value)).body.data;
      expect(names.filter(({ warning }) => warning !== null)).toEqual([]);
    }
  }
});

test('neighbours share letter and theme and have no warning', async () => {
  const page = await pageOf('abd-al-kaba');
  expect(page.same_letter.length).toBe(6);
  for (const { slug } of page.same_letter) expect((await pageOf(slug)).warning).toBeNull();
  const yahya = await pageOf('yahya');
  expect(yahya.same_theme?.theme).toBe('religious');
  expect(yahya.same_theme?.names.length).toBe(6);
  expect(yahya.same_letter.map(({ slug }) => slug)).not.toContain('yahya');
});

test('an unknown list returns 404', async () => {
  expect((await listOf('letter', 'ş')).status).toBe(404);
  expect((await listOf('theme', 'luck')).status).toBe(404);
});

test('sources are returned with what has been checked', async () => {
  const { works, hadiths, ...figures } = (
    await api.guest.send(namePages.sources, { query: { language: 'de' } })
  ).body.data;
  expect(works.length + hadiths.length).toBe(theCatalogue().sources.length);
  expect(hadiths.find(({ title }) => title === 'Abu Dawud, Sunan, Nr. 1495')).toEqual({
    title: 'Abu Dawud, Sunan, Nr. 1495',
    grade: 'sahih',
    checked: false,
  });
  expect(figures.names).toBe(theCatalogue().names.length);
});
