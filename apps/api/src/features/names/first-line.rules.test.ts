import { FEATURED_NAMES, LOCALES } from '@ismi/contract';
import { expect, test } from 'vitest';
import { theCatalogue } from '../../../test/fixtures/names.ts';
import { firstLineOf, mayBeFeatured } from './first-line.rules.ts';

const recordOf = (id: string) => {
  const record = theCatalogue().names.find((each) => each.id === id);
  if (!record) throw new Error(`there is no ${id}`);
  return record;
};

test.each([...FEATURED_NAMES.cards, FEATURED_NAMES.panel])('%s may be shown unasked', (id) => {
  for (const locale of LOCALES) expect(mayBeFeatured(recordOf(id), locale)).toBe(true);
});

test.each([
  ['rahman', 'scholars refuse it'],
  ['yaman', 'its first line speaks of “bad, fierce”'],
  ['aleyna', 'it is no name'],
  ['amina-safe', 'its sound is a curse in Turkish'],
])('%s is never shown unasked: %s', (id) => {
  for (const locale of LOCALES) expect(mayBeFeatured(recordOf(id), locale)).toBe(false);
});

test('what parents know comes before a literal meaning that puts off', () => {
  const hamza = recordOf('hamza');
  expect(firstLineOf(hamza, 'de')).toBe(hamza.knownFor?.de);
  const safa = recordOf('safa');
  expect(firstLineOf(safa, 'de')).toBe(safa.meaning.de);
});
