import { LOCALES, nameLists, namePages } from '@ismi/contract';
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
import { findPage } from './page-address.service.ts';
import { indexCatalogue } from './served-catalogue.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterAll(() => api.close());

const pageOf = async (slug: string, language: (typeof LOCALES)[number] = 'de') =>
  (await api.guest.send(namePages.page, { params: { slug }, query: { language } })).body.data;

test('a guest reads both scripts, meaning, origin, gender, spellings and pronunciation', async () => {
  expect(await pageOf('yahya')).toMatchObject({
    slug: 'yahya',
    name: 'Yahya',
    name_ar: 'يَحْيَى',
    name_ar_plain: 'يحيى',
    gender: 'boy',
    ipa: 'ˈjaħjaː',
    pronunciation: 'JAH-jah',
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
      // What tells names of one spelling apart is free.
      const text = JSON.stringify({ ...page, line: null });
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
}, 180_000);

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
  ['zeynep', 'zeynep', 'zaynab', 'Zeynep'],
  ['zainab', 'zainab', 'zaynab', 'Zainab'],
  ['ömer', 'omer', 'umar', 'Ömer'],
  ['omer', 'omer', 'umar', 'Ömer'],
  ['hatice', 'hatice', 'khadija', 'Hatice'],
  ['mehmet', 'mehmet', 'muhammad', 'Mehmet'],
])('in German %s has the page %s of its own', async (slug, address, id, name) => {
  expect(await pageOf(slug)).toMatchObject({ address, slug: id, name, is_listed: true });
});

test.each([
  ['zaynab', 'zeynep', 'the id leads to the spelling of the language'],
  ['Zeyneb', 'zeynep', 'few bear this spelling in Germany'],
  ['mehmed', 'mehmet', 'the nearest spelling is that of Mehmet'],
  ['زينب', 'zeynep', 'the Arabic letters are those of the name'],
])('in German %s leads to %s: %s', async (slug, address) => {
  expect((await pageOf(slug)).address).toBe(address);
});

test('a page is written, said, warned about and drawn in its own spelling', async () => {
  const [zeynep, zainab] = [await pageOf('zeynep'), await pageOf('zainab')];
  expect(zeynep).toMatchObject({
    name: 'Zeynep',
    name_latin: 'Zeynep',
    name_ar: 'زَيْنَب',
    ipa: 'zejˈnep',
    also_said: { form: 'Zaynab', ipa: 'ˈzajnab' },
    voice: { language: 'tr', text: 'Zeynep' },
  });
  expect(zainab).toMatchObject({ name: 'Zainab', ipa: 'ˈzajnab', voice: { language: 'ar' } });
  expect(zeynep.picture_mark).not.toBe(zainab.picture_mark);
  expect(zeynep.other_spellings).toEqual([{ address: 'zainab', name: 'Zainab' }]);
  expect(zeynep.slug).toBe(zainab.slug);
});

test('a page names its address in each language', async () => {
  const own = { tr: 'zeynep', en: 'zeynep', de: 'zeynep', ar: 'zaynab' };
  expect((await pageOf('zeynep')).addresses).toEqual(own);
  const inArabic = { tr: 'zeynep', en: 'zainab', de: 'zeynep', ar: 'zaynab' };
  expect((await pageOf('zaynab', 'ar')).addresses).toEqual(inArabic);
});

test('a spelling of several names presents each of them', async () => {
  const amina = await pageOf('amina');
  expect(amina).toMatchObject({ slug: 'amina-safe', name: 'Amina', is_listed: true });
  expect(amina.line).toContain('geborgen');
  expect(amina.written_alike).toContainEqual({
    slug: 'amina-trustworthy',
    address: 'amina-trustworthy',
    name: 'Amina',
    line: expect.stringContaining('Vertrauenswürdige'),
    shares_spelling: true,
  });
  expect(await pageOf('amina', 'ar')).toMatchObject({ address: 'amina', is_listed: false });
});

test.each(LOCALES)('in %s every spelling of every name leads to one page', async (language) => {
  const served = indexCatalogue(theCatalogue());
  const { main, others } = served.addresses[language].listed;
  const listed = new Set([...main, ...others]);
  expect(main.length).toBe(theCatalogue().names.length);
  expect(listed.size).toBe(main.length + others.length);
  for (const { id, forms } of theCatalogue().names)
    for (const letters of [id, ...forms.map(({ form }) => form)]) {
      const page = findPage(served, letters, language);
      expect(page, letters).toBeDefined();
      if (!page) continue;
      expect(listed.has(page.address), letters).toBe(page.isListed);
      expect(findPage(served, page.address, language)?.address).toBe(page.address);
    }
});

test.each([
  ['brunhilde', 'there is none'],
  ['zeinepp', 'it only resembles one'],
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
  const { slugs } = (await own.guest.send(namePages.slugs, { query: { language: 'ar' } })).body
    .data;
  expect(slugs).not.toContain('yusuf');
  expect(slugs.length).toBe(names.length - 1);
  const list = await own.guest.send(nameLists.list, {
    params: { by: 'letter', value: 'y' },
    query: {},
  });
  expect(list.body.data.names.map(({ slug }) => slug)).not.toContain('yusuf');
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
