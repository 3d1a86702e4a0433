import { ACCOUNT_LIMITS } from '@ismi/contract/limits';
import { expect, test } from 'vitest';
import { STORED_FACTS } from './stored-facts.ts';

test('the address that awaits a code is said to be kept for as long as the code works', () => {
  const minutes = ACCOUNT_LIMITS.codeLifetimeMs / 60_000;
  expect(STORED_FACTS.awaitedAddress).toEqual({ where: 'local', until: { minutes } });
});
