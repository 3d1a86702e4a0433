import { expect, test } from 'vitest';
import { base32, codeOfStep, findStep, stepAt } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');

// RFC 6238, appendix B; the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(codeOfStep(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code);
});

test('a secret is encoded for authenticators', () => {
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});

test.each([
  { step: 99, found: undefined },
  { step: 100, found: 100 },
  { step: 101, found: 101 },
  { step: 102, found: 102 },
  { step: 103, found: undefined },
])('in the half minute 101 a code of $step belongs to $found', ({ step, found }) => {
  expect(findStep(SECRET, codeOfStep(SECRET, step), new Date(101 * 30_000))).toBe(found);
});
