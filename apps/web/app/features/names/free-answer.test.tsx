// @vitest-environment happy-dom
import type { NameCompletion, NamePage } from '@ismi/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type FreeReads, renderSearch, USER, ZAYNAB } from '../../../test/render-search.tsx';
import { queryClient } from '../../data/query-client.ts';
import { endSession } from '../../data/session/session-store.ts';
import { rememberSearch } from './recent-searches.ts';

const completion = (changes: Partial<NameCompletion> = {}): NameCompletion => ({
  name_id: 'zaynab',
  address: 'zeynep',
  name: 'Zainab',
  matched_form: 'Zeynep',
  match: 'whole',
  name_latin: 'Zainab',
  name_ar: 'زينب',
  gender: 'girl',
  meaning: 'A fragrant tree',
  warning: null,
  ...changes,
});

const PAGE: NamePage = {
  slug: 'zaynab',
  address: 'zainab',
  addresses: { tr: 'zeynep', en: 'zainab', de: 'zeynep', ar: 'zaynab' },
  is_listed: true,
  other_spellings: [],
  name: 'Zainab',
  name_latin: 'Zainab',
  name_ar: 'زَيْنَب',
  name_ar_plain: 'زينب',
  transliteration: null,
  meaning: 'A fragrant tree',
  known_for: 'A daughter of the Prophet',
  origin: 'Arabic',
  gender: 'girl',
  pronunciation: 'ZAY-nab',
  ipa: 'ˈzajnab',
  also_said: null,
  voice: { language: 'ar', text: 'زينب' },
  spellings: ['Zainab', 'Zeynep'],
  cognates: [],
  line: null,
  written_alike: [
    {
      slug: 'zaynab-b',
      address: 'zaynab-b',
      name: 'Zainab',
      line: 'Another one',
      shares_spelling: true,
    },
  ],
  warning: 'Mind this.',
  assessment: null,
  picture_mark: null,
  letter: 'z',
  cultures: [],
  themes: [],
  monograph: {
    bearers: [],
    sources: [],
    births: null,
    travel: [],
    cautions_elsewhere: [],
    family: { root: null, same_root: [], counterparts: [], short_forms: [], spellings: [] },
    quran: null,
    registry: { offices: [], passport: 'ZAINAB' },
    neighbours: { sound: [], meaning: [], style: [] },
    paid: { bearers: 0, cautions: 0, related: 0, sources: 0, views: 0, alternatives: 0 },
  },
};

const knows = (page: Partial<NamePage>, ...names: NameCompletion[]): FreeReads => ({
  '/api/names/suggest': { names },
  '/api/names/pages/zeynep': { ...PAGE, ...page },
  '/api/names/pages/zaynab': { ...PAGE, ...page },
  '/api/names/pages/zaynab/paid': { name_id: 'zaynab', result: null, analysis: null },
});

afterEach(() => {
  cleanup();
  endSession();
  queryClient.clear();
});

test('a guest who types a name is told what is free at once, with the warning and the way to its page', async () => {
  const { ask, asked } = await renderSearch({ free: knows({}, completion()) });
  await ask(' Zeynep ');
  const answer = await screen.findByRole('article');
  expect(within(answer).getByRole('heading', { name: /Zainab.*زينب/ })).toBe(
    document.activeElement,
  );
  for (const words of [
    'A daughter of the Prophet',
    'A fragrant tree',
    'Mind this.',
    'ZAY-nab',
    'You searched for the spelling “Zeynep”.',
    'Another one',
  ])
    expect(answer.textContent).toContain(words);
  expect(
    within(answer).getByRole('link', { name: 'Go to the page of Zainab' }).getAttribute('href'),
  ).toBe('/en/names/zainab');
  // Nobody is asked to sign in, and nothing that charges is called.
  expect(document.querySelector('output')).toBeNull();
  expect(asked).toEqual([]);
});

test('below it stands what costs credits; only who takes it is asked to sign in, and comes back to the name', async () => {
  const { ask } = await renderSearch({ free: knows({}, completion()) });
  await ask('Zeynep');
  const answer = await screen.findByRole('article');
  const [search, assessment] = within(answer).getAllByRole('button', { name: /Unlock/ });
  expect([search?.textContent, assessment?.textContent]).toEqual([
    'Unlock5 credits',
    'Unlock10 credits',
  ]);
  search?.click();
  expect((await screen.findByText('?name=Zeynep')).tagName).toBe('OUTPUT');
});

test('a free assessment is told, and not offered', async () => {
  const assessment = { verdict: 'recommended', reason: 'A companion bore it.' } as const;
  const { ask } = await renderSearch({ free: knows({ assessment }, completion()) });
  await ask('Zeynep');
  const answer = await screen.findByRole('article');
  expect(answer.textContent).toContain('A companion bore it.');
  expect(within(answer).getAllByRole('button', { name: /Unlock/ })).toHaveLength(1);
});

test('a member sees the price before anything is charged', async () => {
  const { ask, asked, user } = await renderSearch({ credits: 25, free: knows({}, completion()) });
  await ask('Zeynep');
  await screen.findByRole('article');
  const unlock = () => screen.getByRole('button', { name: 'Unlock 5 credits' });
  await waitFor(() => expect(unlock().getAttribute('aria-disabled')).not.toBe('true'));
  await user.click(unlock());
  expect((await screen.findByRole('dialog')).textContent).toContain('Use 5 credits');
  expect(asked).toEqual([]);
});

test('of several names with the same spelling, the family chooses', async () => {
  const other = completion({ name_id: 'zaynab-b', address: 'zaynab-b', meaning: 'Another one' });
  const { ask } = await renderSearch({ free: knows({}, completion(), other) });
  await ask('Zeynep');
  await screen.findByRole('heading', { name: /Several names are written like this/ });
  const links = screen.getAllByRole('link', { name: /Zeynep/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en/names/zeynep',
    '/en/names/zaynab-b',
  ]);
  expect(screen.queryByRole('button', { name: 'Look up' })).toBeNull();
});

test('an unknown name is called so, with the nearest ones and what a look-up costs', async () => {
  const near = completion({ match: 'similar', warning: 'disliked' });
  const { ask } = await renderSearch({ free: knows({}, near) });
  await ask('Zeinabb');
  await screen.findByRole('heading', { name: /“Zeinabb” is not in our catalogue yet/ });
  expect(screen.getByRole('link', { name: /Zainab/ }).textContent).toContain(
    'Many scholars dislike it',
  );
  (await screen.findByRole('button', { name: 'Look up' })).click();
  expect((await screen.findByText('?name=Zeinabb')).tagName).toBe('OUTPUT');
});

test('a name is never taken for another that only begins so', async () => {
  const { ask } = await renderSearch({ free: knows({}, completion({ match: 'start' })) });
  await ask('Zey');
  await screen.findByRole('heading', { name: /We do not have “Zey” exactly/ });
  expect(screen.queryByRole('article')).toBeNull();
});

test('a name that was looked up here before is shown again with what was paid for, and no price', async () => {
  rememberSearch(USER.id, {
    nameId: 'zaynab',
    name: 'Zaynab',
    isSearched: true,
    isAnalysed: false,
  });
  const free = {
    ...knows({}, completion()),
    '/api/names/pages/zaynab/paid': { name_id: 'zaynab', result: ZAYNAB, analysis: null },
  };
  const { asked, press } = await renderSearch({ credits: 25, free });
  await press('Zaynab');
  expect(await screen.findByText('The Prophet gave this name himself.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Unlock 5 credits' })).toBeNull();
  expect(asked).toEqual([]);
});
