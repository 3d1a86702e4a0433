import { expect, test } from 'vitest';
import { readCorrections } from './corrections.ts';
import { loadCatalogue } from './load-catalogue.ts';

test('every correction belongs to a name in the catalogue, in four languages', () => {
  const names = new Set(loadCatalogue().names.map(({ id }) => id));
  expect(readCorrections().filter(({ name }) => !names.has(name))).toEqual([]);
});
