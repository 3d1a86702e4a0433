import { PAINTING_HITS, pictures } from '@ismi/contract';
import { shamsaRecipe } from '@ismi/drawing/shamsa-of-name';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openNamesApi, theCatalogue } from '../../../test/fixtures/names.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { ThirdPartyError } from '../../lib/app-error.ts';
import { pictureMarkOf } from './pictures.rules.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
  return () => api.close();
});

const recordOf = (id: string) => {
  const record = theCatalogue().names.find((name) => name.id === id);
  if (!record) throw new Error(`the catalogue has no ${id}`);
  return record;
};
const markOf = (id: string, locale: 'tr' | 'ar' = 'tr') =>
  pictureMarkOf(recordOf(id), locale) ?? 'none';

const ask = (id: string, wish: Record<string, string> = {}) =>
  api.guest.sendAnything(pictures.read, {
    params: { id, locale: 'tr', format: '4x5', glaze: 'own', file: `${markOf(id)}.png`, ...wish },
  });
const bytesOf = ({ body }: Awaited<ReturnType<typeof ask>>) =>
  (body.data as { bytes: Uint8Array }).bytes;

test('a picture is public, immutable and embeddable anywhere', async () => {
  const { status, headers } = await ask('maryam');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('the same name gives the same picture; another format, glaze or language another one', async () => {
  const first = bytesOf(await ask('zaynab'));
  expect(bytesOf(await ask('zaynab'))).toEqual(first);
  const others: Record<string, string>[] = [
    { format: '1x1' },
    { glaze: 'sut' },
    { locale: 'ar', file: `${markOf('zaynab', 'ar')}.png` },
  ];
  for (const other of others) expect(bytesOf(await ask('zaynab', other))).not.toEqual(first);
});

test('the default glaze equals the same glaze requested by name', async () => {
  const { glaze } = shamsaRecipe('yahya');
  expect(bytesOf(await ask('yahya', { glaze }))).toEqual(bytesOf(await ask('yahya')));
});

test('concurrent requests paint a picture once', async () => {
  const before = api.painter.drawings.length;
  await Promise.all(Array.from({ length: 8 }, () => ask('musa', { format: '9x16' })));
  await ask('musa', { format: '9x16' });
  expect(api.painter.drawings.length - before).toBe(1);
});

test('a new picture counts as several hits of the limit, a painted one as one', async () => {
  const remaining = async () =>
    Number((await ask('idris', { format: '9x16' })).headers.get('x-ratelimit-remaining'));
  const before = Number((await ask('idris')).headers.get('x-ratelimit-remaining'));
  const painted = await remaining();
  expect([before - painted, painted - (await remaining())]).toEqual([PAINTING_HITS, 1]);
});

test('an old mark returns the current picture without caching', async () => {
  const today = await ask('ilyas');
  const old = await ask('ilyas', { file: '0000000.png' });
  expect(bytesOf(old)).toEqual(bytesOf(today));
  expect(old.headers.get('cache-control')).toBe('no-store');
});

test('a corrected meaning changes the picture’s address', () => {
  const record = recordOf('maryam');
  const corrected = { ...record, meaning: { ...record.meaning, tr: 'Başka bir anlam' } };
  expect(pictureMarkOf(corrected, 'tr')).not.toBe(pictureMarkOf(record, 'tr'));
  expect(pictureMarkOf(corrected, 'de')).toBe(pictureMarkOf(record, 'de'));
});

test.each([
  ['an unknown name', 'no-such-name', { file: '0000000.png' }],
  ['a name that no scholar permits', 'iblis', { file: '0000000.png' }],
  ['a preview in a glaze of choice', 'maryam', { format: 'og', glaze: 'nar' }],
])('returns 404 for a picture of %s', async (_, id, wish) => {
  const { status, headers, body } = await api.guest.sendAnything(pictures.read, {
    params: { id, locale: 'tr', format: '4x5', glaze: 'own', file: '0000000.png', ...wish },
  });
  expect({ status, code: body.error.code }).toEqual({ status: 404, code: 'NOT_FOUND' });
  expect(headers.get('cache-control')).toBe('no-store');
});

test.each<Record<string, string>>([
  { glaze: 'pembe' },
  { format: '3x4' },
  { locale: 'fr' },
  { file: 'picture.svg' },
  { file: '../../secret.png' },
])('an unknown format is refused: %o', async (wish) => {
  const before = api.painter.drawings.length;
  const { status, body } = await ask('maryam', wish);
  expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
  expect(api.painter.drawings.length).toBe(before);
});

test('a disliked name has a picture', () => {
  const disliked = theCatalogue().names.filter(({ islamic }) => islamic.verdict === 'disliked');
  expect(disliked.map((record) => pictureMarkOf(record, 'de'))).not.toContain(null);
});

test('returns 503 when too many pictures are waiting', async () => {
  const busy = await openNamesApi();
  onTestFinished(() => busy.close());
  busy.deps.painter.paint = async () => {
    throw new ThirdPartyError('the painter', new Error('too many drawings are waiting'));
  };
  const { status, body } = await busy.guest.send(pictures.read, {
    params: { id: 'maryam', locale: 'tr', format: '1x1', glaze: 'own', file: '0000000.png' },
  });
  expect({ status, code: body.error.code }).toEqual({ status: 503, code: 'SERVICE_UNAVAILABLE' });
});
