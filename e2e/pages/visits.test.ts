import { LOCALES } from '@ismi/contract/locales';
import { expect, test } from 'vitest';
import type { Subject } from './subjects.ts';
import { planHydrations, planVisits, type Visit } from './visits.ts';

const page = (name: string): Subject => ({
  name,
  audience: 'public',
  pathIn: () => '/',
  status: 200,
});
const PAGES = ['home', 'contact', 'credits', 'login'].map(page);
const STATE: Subject = { ...page('home (menu)'), enter: async () => {} };

const looksAt = (visits: readonly Visit[], name: string) =>
  visits
    .filter(({ subject }) => subject.name === name)
    .map(({ locale, theme, width }) => `${locale} ${theme} ${width}`);

test('the full check opens each page in every language', () => {
  expect(looksAt(planVisits(PAGES), 'home')).toEqual(
    LOCALES.map((locale) => `${locale} light 390`),
  );
});

test.each([
  ['opens', planVisits],
  ['hydrates', planHydrations],
])(
  'the short check %s half of the pages in one display, and each page in all three within six turns',
  (_, plan) => {
    const turns = [0, 1, 2, 3, 4, 5].map((turn) => plan(PAGES, turn));
    expect(turns.map(({ length }) => length)).toEqual([2, 2, 2, 2, 2, 2]);
    for (const { name } of PAGES)
      expect(looksAt(turns.flat(), name).sort()).toEqual([
        'ar light 390',
        'de dark 1280',
        'tr light 390',
      ]);
  },
);

test('the full check hydrates each page in every language, and once on a desktop in the dark theme', () => {
  const visits = planHydrations(PAGES);
  for (const { name } of PAGES)
    expect(looksAt(visits, name)).toEqual([
      ...LOCALES.map((locale) => `${locale} light 390`),
      'de dark 1280',
    ]);
});

test('states of a page are not hydrated: their page is', () => {
  const [first, ...others] = PAGES;
  const withState = first ? [first, STATE, ...others] : [];
  expect(planHydrations(withState, 0)).toEqual(planHydrations(PAGES, 0));
});
