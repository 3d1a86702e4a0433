import { expect, test } from 'vitest';
import { decideLanguageSync } from './decide-language-sync.ts';

test.each([
  { here: 'tr', account: 'tr', step: { kind: 'none' } },
  { here: 'ar', account: 'tr', step: { kind: 'tell', locale: 'ar' } },
  { here: undefined, account: 'tr', step: { kind: 'apply', locale: 'tr' } },
] as const)('chosen here $here, account in $account: $step.kind', ({ here, account, step }) => {
  expect(decideLanguageSync(here, account)).toEqual(step);
});
