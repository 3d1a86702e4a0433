import { expect, test } from 'vitest';
import { newId } from './ids.ts';
import { pseudonymOf, pseudonymOfAddress, userOfPseudonym } from './pseudonym.ts';

const SECRET = 'a secret of the tests';

test('a pseudonym leads to its account only with the secret', () => {
  const id = newId();
  const pseudonym = pseudonymOf(SECRET, id);
  expect(pseudonym).toMatch(/^u_[0-9a-f]{32}$/);
  expect(pseudonym).not.toContain(id.replaceAll('-', ''));
  expect(pseudonymOf(SECRET, id)).toBe(pseudonym);
  expect(userOfPseudonym(SECRET, pseudonym)).toBe(id);
  expect(userOfPseudonym('another secret', pseudonym)).not.toBe(id);
});

test.each(['', 'u_', 'elif@family.example', `u_${'g'.repeat(32)}`])(
  '%j is not a pseudonym',
  (text) => {
    expect(userOfPseudonym(SECRET, text)).toBeUndefined();
  },
);

test('an address has a pseudonym, in any case, that does not reveal it', () => {
  const pseudonym = pseudonymOfAddress(SECRET, 'Elif@family.example');
  expect(pseudonym).toBe(pseudonymOfAddress(SECRET, 'elif@family.example'));
  expect(pseudonym).not.toContain('elif');
});
