import { ACCOUNT_LIMITS } from '@ismi/contract/limits';
import { expect, test } from 'vitest';
import { STORED_FACTS } from './stored-facts.ts';

test('the pending email is documented with the lifetime of its code', () => {
  const minutes = ACCOUNT_LIMITS.codeLifetimeMs / 60_000;
  expect(STORED_FACTS.awaitedAddress).toEqual({ where: 'local', until: { minutes } });
});
