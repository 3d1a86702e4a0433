import { expect, test } from 'vitest';
import { brokenBy } from '../planted-catalogue.test-data.ts';
import { PLANTED_FAULTS } from './planted-faults.test-data.ts';

test('the small catalogue keeps every invariant', () => {
  expect(brokenBy(() => undefined)).toEqual([]);
});

test.each(PLANTED_FAULTS)('%s breaks invariant %i', (_fault, invariant, plant) => {
  expect(brokenBy(plant)).toContain(invariant);
});
