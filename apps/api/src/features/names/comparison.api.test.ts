import { nameComparison } from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNamesApi, theCatalogue } from '../../../test/fixtures/names.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterAll(() => api.close());

const send = (names: string, language: 'de' | 'ar' = 'de') =>
  api.guest.sendAnything(nameComparison.read, { query: { names, language } });
const compare = async (names: string, language: 'de' | 'ar' = 'de') =>
  (await api.guest.send(nameComparison.read, { query: { names, language } })).body.data;

test('names stand side by side in the order of the question, each once, in any spelling', async () => {
  const { names, unknown } = await compare('yusuf,zeynep,zaynab,brunhilde,amina');
  expect(names.map(({ slug }) => slug)).toEqual(['yusuf', 'zaynab']);
  // Unknown, or a spelling of several names.
  expect(unknown).toEqual(['brunhilde', 'amina']);
});

test('a name tells its free facts with register and travel grades', async () => {
  const [yusuf] = (await compare('yusuf')).names;
  expect(yusuf).toMatchObject({
    name_latin: 'Yusuf',
    name_ar: 'يوسف',
    length: 'medium',
    popularity: 'classic',
    popularity_place: 'DE',
    warning: null,
  });
  expect(yusuf?.popularity_sources.length).toBeGreaterThan(0);
  expect(yusuf?.travel.map(({ reader }) => reader)).toEqual(['de', 'en', 'fr', 'tr', 'ar']);
  expect(yusuf?.travel.find(({ reader }) => reader === 'ar')?.grade).toBe('familiar');
  expect((await compare('yusuf', 'ar')).names[0]?.name).toBe('يوسف');
});

test('nothing that is sold is told', async () => {
  const description = theCatalogue().names.find(({ id }) => id === 'yusuf')?.description.de ?? '';
  const text = JSON.stringify(await compare('yusuf'));
  expect(text).not.toContain(description);
  for (const field of ['islamic', 'namesakes', 'cautions', 'quran'])
    expect(text).not.toContain(field);
});

test.each([
  ['seven names', 'a,b,c,d,e,f,g'],
  ['an empty name', 'yusuf,,ali'],
  ['a name that is too long', 'x'.repeat(61)],
  ['a text that is too long', 'x,'.repeat(400)],
])('%s: refused', async (_, names) => {
  expect((await send(names)).status).toBe(400);
});
