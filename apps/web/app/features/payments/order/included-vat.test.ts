import { expect, test } from 'vitest';
import { includedVat } from './included-vat.ts';

test.each([
  [7.99, 19, 1.28],
  [3.99, 20, 0.67],
  [24.99, 8.1, 1.87],
  [14.99, 0, 0],
])('%d at %d %% include %d of tax', (price, rate, tax) => {
  expect(includedVat(price, rate)).toBe(tax);
});
