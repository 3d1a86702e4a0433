import { nameFormsOf } from '@ismi/catalogue/matching/name-forms';
import { LOCALES, type Locale } from '@ismi/contract';
import { expect, test } from 'vitest';
import { theCatalogue } from '../../../test/fixtures/names.ts';
import { completionView } from './completions.rules.ts';
import { displayedForm } from './displayed-form.rules.ts';
import { indexCatalogue } from './served-catalogue.service.ts';

const served = indexCatalogue(theCatalogue());
const records = served.names.filter(({ replacedBy }) => replacedBy === undefined);
const isOffered = (typed: string, id: string, language: Locale): boolean =>
  served.completions.complete(typed, { language, limit: 10 }).some(({ nameId }) => nameId === id);
const contextIn = (locale: Locale) => ({ locale, addresses: served.addresses[locale] });
const firstThree = (name: string): string => Array.from(name).slice(0, 3).join('');

test.each(LOCALES)(
  'in %s, any spelling of a record that is typed in whole offers it',
  (language) => {
    const missed = records.flatMap((record) =>
      nameFormsOf(record, 0)
        .forms.filter(({ form }) => !isOffered(form, record.id, language))
        .map(({ form }) => `${record.id}: ${form}`),
    );
    // A homograph of more than ten names would have to stand here; there is none.
    expect(missed).toEqual([]);
  },
);

/** The rest shares its first letters with ten more common names, as Muhammad Yusuf does: it comes with the next letters. */
const LEAST_SHARE = { tr: 0.95, en: 0.94, de: 0.94, ar: 0.97 } as const satisfies Record<
  Locale,
  number
>;
test.each(LOCALES)(
  'in %s, three letters of its own spelling offer nearly every record',
  (language) => {
    const offered = records.filter((record) =>
      isOffered(firstThree(displayedForm(record, language)), record.id, language),
    );
    expect(offered.length / records.length).toBeGreaterThan(LEAST_SHARE[language]);
  },
);

test.each(LOCALES)('in %s, no answer is larger than 3 KB', (language) => {
  const starts = new Set(
    records.flatMap(({ forms }) =>
      forms.flatMap(({ form }) =>
        [1, 2, 3, 4].map((letters) => Array.from(form).slice(0, letters).join('')),
      ),
    ),
  );
  const sizes = [...starts].map((typed) => {
    const names = served.completions
      .complete(typed, { language, limit: 10 })
      .flatMap((completion) => {
        const record = served.nameOf(completion.nameId);
        return record ? [completionView(record, completion, contextIn(language))] : [];
      });
    return Buffer.byteLength(JSON.stringify({ success: true, data: { names } }));
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(3_072);
});

test.each([
  ['de', 'Zainab', 'zainab'],
  ['de', 'Zeynep', 'zeynep'],
  ['en', 'Zeynep', 'zeynep'],
  ['tr', 'Zeynep', 'zeynep'],
  ['ar', 'Zeynep', 'zaynab'],
  ['de', 'زينب', 'zeynep'],
] as const)('in %s, a visitor who typed %s is led to the page %s', (locale, typed, address) => {
  const found = served.completions.complete(typed, { language: locale, limit: 10 });
  const completion = found.find(({ nameId }) => nameId === 'zaynab');
  const record = served.nameOf('zaynab');
  if (!completion || !record) throw new Error('not found');
  expect(completionView(record, completion, contextIn(locale)).address).toBe(address);
});
