import type { Catalogue } from '@ismi/catalogue';
import { namePages, names, system } from '@ismi/contract';
import { expect, test } from 'vitest';
import { aFamily, knows, theCatalogue } from '../../../test/fixtures/names.ts';
import { startTestApi } from '../../../test/start-test-api.ts';
import { importCatalogue } from './import.service.ts';
import { hasCatalogue } from './served-catalogue.service.ts';

const FEW = ['ali', 'yunus', 'yusuf'];
const CATALOGUE: Catalogue = {
  ...theCatalogue(),
  version: 'a few',
  names: theCatalogue().names.filter(({ id }) => FEW.includes(id)),
};
/** A new catalogue is read and indexed in the background. */
const SOON = { timeout: 20_000 };
const withYusuf = (version: string, change: object): Catalogue => ({
  ...CATALOGUE,
  version,
  names: CATALOGUE.names.map((record) =>
    record.id === 'yusuf' ? { ...record, ...change } : record,
  ),
});

test('a process without a catalogue is not ready and sells nothing', async () => {
  let isProvided = async () => false;
  const api = await startTestApi({ isProvided: () => isProvided() });
  isProvided = () => hasCatalogue(api.deps);
  const { search } = await aFamily(api, 20);
  expect((await api.guest.send(system.ready, {})).status).toBe(503);
  expect((await search('Yusuf')).status).toBe(503);
  await importCatalogue(api.deps, CATALOGUE);
  expect((await api.guest.send(system.ready, {})).status).toBe(200);
  expect((await search('Yusuf')).body.data.credits).toBe(15);
});

test('a correction is served within seconds, free for those who paid before', async () => {
  const api = await startTestApi();
  await importCatalogue(api.deps, CATALOGUE);
  const { search } = await aFamily(api, 20);
  const before = await search('Yusuf');
  const meaning = { tr: 'yeni', en: 'new', de: 'eine Berichtigung', ar: 'جديد' };
  await importCatalogue(api.deps, withYusuf('the next', { meaning }));
  // Not checked again yet: the served catalogue may be a few seconds old.
  expect((await search('Yusuf')).body.data.results).toEqual(before.body.data.results);
  api.clock.advance(3_000);
  const meaningNow = async () => (await search('Yusuf')).body.data.results[0]?.meaning;
  await expect.poll(meaningNow, SOON).toBe('eine Berichtigung');
  expect((await search('Yusuf')).body.data).toMatchObject({ credits: 15, credits_deducted: 0 });
});

test('the same version is imported once', async () => {
  const api = await startTestApi();
  const both = [importCatalogue(api.deps, CATALOGUE), importCatalogue(api.deps, CATALOGUE)];
  expect((await Promise.all(both)).sort()).toEqual(['imported', 'unchanged']);
});

test('a name can be replaced but not removed', async () => {
  const api = await startTestApi();
  await importCatalogue(api.deps, CATALOGUE);
  const shorter = { ...CATALOGUE, version: 'shorter', names: CATALOGUE.names.slice(1) };
  await expect(importCatalogue(api.deps, shorter)).rejects.toThrow('never removed');
});

test('a receipt for a replaced name is valid for its successor', async () => {
  const api = await startTestApi();
  await importCatalogue(api.deps, CATALOGUE);
  const { search, caller } = await aFamily(api, 20);
  await search('Yusuf');
  await importCatalogue(api.deps, withYusuf('replaced', { replacedBy: 'yunus' }));
  api.clock.advance(3_000);
  const nameNow = async () => (await search('Yusuf')).body.data.results[0]?.name_id;
  await expect.poll(nameNow, SOON).toBe('yunus');
  expect((await search('Yunus')).body.data).toMatchObject({ credits: 15, credits_deducted: 0 });
  const { body } = await caller.send(names.history, { query: {} });
  expect(body.data.searches.map(({ name_id }) => name_id)).toEqual(['yunus']);
});

test('a receipt for letters is valid for the name that the catalogue learns later', async () => {
  const api = await startTestApi();
  api.model.set(knows(true));
  await importCatalogue(api.deps, CATALOGUE);
  const { search, analyse, caller } = await aFamily(api, 30);
  const written = { as_written: 'true', islamic_analysis: 'true' };
  const byModel = await search('Zaynab', written);
  expect(byModel.body.data).toMatchObject({ credits_deducted: 15, credits: 15 });
  const zaynab = theCatalogue().names.filter(({ id }) => id === 'zaynab');
  const larger = { ...CATALOGUE, version: 'larger', names: [...CATALOGUE.names, ...zaynab] };
  await importCatalogue(api.deps, larger);
  api.clock.advance(3_000);
  const nameNow = async () => (await search('Zaynab', written)).body.data.results[0]?.name_id;
  await expect.poll(nameNow, SOON).toBe('zaynab');
  // Also in another spelling, and on its page.
  expect((await search('زينب')).body.data).toMatchObject({ credits_deducted: 0, credits: 15 });
  expect((await analyse('Zaynab')).body.data).toMatchObject({ credits_deducted: 0, credits: 15 });
  const paid = await caller.send(namePages.paid, { params: { slug: 'zaynab' }, query: {} });
  expect(paid.body.data).toMatchObject({
    result: { verified: true },
    analysis: { name_id: 'zaynab' },
  });
  const history = await caller.send(names.history, { query: {} });
  expect(history.body.data.searches).toMatchObject([
    { name_id: 'zaynab', with_search: true, with_analysis: true },
  ]);
  expect((await search('Yusuf')).body.data.credits_deducted).toBe(5);
});
