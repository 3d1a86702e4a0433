import { expect, test } from 'vitest';
import { pageViewPath } from './page-view-path.ts';

test.each([
  ['/de', '/de/'],
  ['/tr/names/yusuf', '/tr/names/yusuf'],
  ['/de/payment/receipt/0199-somebodys', '/de/payment/receipt/:id'],
  ['/results/0199-somebodys', '/results/:suggestionId'],
  ['/de/somebody@family.example', '/de/not-found'],
])('%s is reported as %s', (address, told) => {
  expect(pageViewPath(address)).toBe(told);
});
