import { expect, test } from 'vitest';
import { countedPath } from './counted-path.ts';

test.each([
  ['/de', '/de/'],
  ['/tr/names/yusuf', '/tr/names/yusuf'],
  ['/de/payment/receipt/0199-somebodys', '/de/payment/receipt/:id'],
  ['/results/0199-somebodys', '/results/:suggestionId'],
  ['/de/somebody@family.example', '/de/not-found'],
])('of %s it is told %s', (address, told) => {
  expect(countedPath(address)).toBe(told);
});
