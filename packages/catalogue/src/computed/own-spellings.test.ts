import { expect, test } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';

const { names } = loadCatalogue();
const recordOf = (id: string) => {
  const record = names.find((each) => each.id === id);
  if (!record) throw new Error(`there is no ${id}`);
  return record;
};
const writtenIn = (language: 'tr' | 'en' | 'de', id: string) =>
  recordOf(id).computed.written[language];
const slugsIn = (language: 'tr' | 'en' | 'de', id: string) =>
  writtenIn(language, id).own.map(({ slug }) => slug);

test('German has Zeynep and Zainab as pages, and shows the one that is clearly more usual', () => {
  expect(writtenIn('de', 'zaynab').shown).toBe('Zeynep');
  expect(slugsIn('de', 'zaynab')).toEqual(['zeynep', 'zainab']);
  expect(writtenIn('en', 'zaynab').shown).toBe('Zainab');
});

test('a spelling that is only somewhat more usual does not take the place of the language’s own', () => {
  const { shown, own } = writtenIn('de', 'layla');
  expect(shown).toBe('Leyla');
  expect(own.map(({ form }) => form)).toContain('Leila');
});

test('a name of Türkiye’s hundred has a page without births', () => {
  const mehmet = writtenIn('tr', 'muhammad').own.find(({ slug }) => slug === 'mehmet');
  expect(mehmet).toMatchObject({ form: 'Mehmet', births: null, said: { ipa: 'mehˈmet' } });
});

test('a spelling of the language is said like the name, a Turkish one as Turkish families say it', () => {
  const said = (language: 'tr' | 'de', slug: string) =>
    writtenIn(language, 'fatima').own.find((each) => each.slug === slug)?.said?.ipa ?? null;
  expect([said('de', 'fatima'), said('de', 'fatma'), said('tr', 'fatma')]).toEqual([
    null,
    'fatˈma',
    'fatˈma',
  ]);
});

test('spellings that only fold to another name have no page', () => {
  expect(slugsIn('en', 'ali')).not.toContain('eli');
});

test.each(['tr', 'en', 'de'] as const)(
  'in %s pages have births enough, addresses in ASCII, and six at most',
  (language) => {
    for (const { id, forms } of names) {
      const { own, shown } = writtenIn(language, id);
      expect(forms.map(({ form }) => form)).toContain(shown);
      expect(own.length).toBeLessThanOrEqual(6);
      expect(new Set(own.map(({ slug }) => slug)).size).toBe(own.length);
      for (const { slug, births } of own) {
        expect(slug).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
        expect(births ?? 30).toBeGreaterThanOrEqual(30);
        expect(births === null).toBe(language === 'tr');
      }
      // Where the shown spelling has a page, it is the first.
      const at = own.findIndex(({ form }) => form === shown);
      expect(at).toBeLessThanOrEqual(0);
    }
  },
);
