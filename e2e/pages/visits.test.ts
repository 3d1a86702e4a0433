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

test('the full check opens each page in every language, the short one in one of three displays, in turn', () => {
  expect(looksAt(planVisits(PAGES, false), 'home')).toEqual(
    LOCALES.map((locale) => `${locale} light 390`),
  );
  const visits = planVisits(PAGES, true);
  expect(PAGES.flatMap(({ name }) => looksAt(visits, name))).toEqual([
    'tr light 390',
    'ar light 390',
    'de dark 1280',
    'tr light 390',
  ]);
});

test('the full check hydrates each page in every language, and once on a desktop in the dark theme', () => {
  const visits = planHydrations(PAGES, false);
  for (const { name } of PAGES)
    expect(looksAt(visits, name)).toEqual([
      ...LOCALES.map((locale) => `${locale} light 390`),
      'de dark 1280',
    ]);
});

test('the short check hydrates each page once, with three displays in turn', () => {
  const visits = planHydrations(PAGES, true);
  expect(PAGES.flatMap(({ name }) => looksAt(visits, name))).toEqual([
    'tr light 390',
    'ar light 390',
    'de dark 1280',
    'tr light 390',
  ]);
});

test('states of a page are not hydrated: their page is', () => {
  const [first, ...others] = PAGES;
  const withState = first ? [first, STATE, ...others] : [];
  expect(planHydrations(withState, true)).toEqual(planHydrations(PAGES, true));
});
