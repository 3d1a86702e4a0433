import { expect, test } from 'vitest';
import { respellSaid } from './respell-said.ts';

test.each([
  ['yuzuf', 'de', 'ju-suf'],
  ['yusuf', 'en', 'yoo-soof'],
  ['yusuf', 'de', 'ju-ßuf'],
  ['tsaynab', 'tr', 'tsay-nab'],
  ['Eyşa', 'en', 'ay-sha'],
  ['ayşe', 'tr', 'ay-şe'],
] as const)('%s, written for readers of %s, is %s', (said, reader, written) => {
  expect(respellSaid(said, reader)).toBe(written);
});
