import { WithdrawalForm } from '@ismi/contract';
import { expect, test } from 'vitest';
import { remainingOfGrant } from '../credits/unspent.rules.ts';
import { isInTime, refundableOf } from './withdrawals.rules.ts';

const POPULAR = { amountMinor: 799, refundedMinor: 0, credits: 100 };

test.each([
  ['nothing is spent', 100, 0, 125, 100],
  ['some of the older ones are spent', 100, 0, 110, 100],
  ['some of its own are spent', 100, 0, 40, 40],
  ['others came later', 100, 50, 120, 70],
  ['only later ones are left', 100, 50, 50, 0],
  ['all is spent', 100, 0, 0, 0],
])('the rest of a grant when %s', (_, granted, later, spendable, left) => {
  expect(remainingOfGrant(granted, later, spendable)).toBe(left);
});

test.each([
  [100, 799],
  [99, 792],
  [50, 400],
  [1, 8],
  [0, 0],
])('%i of 100 credits refund %i cents of 799', (left, cents) => {
  expect(refundableOf(POPULAR, left)).toBe(cents);
});

test('a refund never exceeds the remaining amount', () => {
  expect(refundableOf({ ...POPULAR, refundedMinor: 500 }, 100)).toBe(299);
});

test.each([
  ['2026-11-01T10:00:00Z', '2026-11-15T22:59:59Z', true],
  ['2026-11-01T10:00:00Z', '2026-11-15T23:00:00Z', false],
  ['2026-11-01T23:30:00Z', '2026-11-16T12:00:00Z', true],
  // Daylight saving time ends in between.
  ['2026-10-20T22:30:00Z', '2026-11-04T22:59:00Z', true],
])('bought at %s, withdrawn at %s: in time is %s', (bought, declared, inTime) => {
  expect(isInTime(new Date(bought), new Date(declared))).toBe(inTime);
});

const filled = { name: 'Ayşe Yılmaz', email: 'ayse@family.example', order_number: '2026-000123' };

test.each([
  ['an ordinary name', { name: "Dr. Sinéad O'Neil-Şahin" }, true],
  ['two people', { name: 'Ayşe & Ali Yılmaz' }, true],
  ['a family with the name of the sender', { name: 'Fam. Yılmaz (Ayşe)' }, true],
  ['an Arabic name', { name: 'فاطمة الزهراء' }, true],
  ['a number with a sign', { order_number: '#2026-000123' }, true],
  ['a number with its word', { order_number: 'Nr. 2026-000123' }, true],
  ['a web address as a number', { order_number: 'evil.example' }, false],
  ['a web address as a name', { name: 'visit evil.example now' }, false],
  ['an address with a slash', { name: 'http://evil' }, false],
  ['a sentence as a number', { order_number: 'Sie haben gewonnen! Ruft an: +49' }, false],
  ['no address', { email: 'nobody' }, false],
])('%s', (_, change, fits) => {
  expect(WithdrawalForm.safeParse({ ...filled, ...change }).success).toBe(fits);
});

test.each(['2026–000123', '٢٠٢٦-٠٠٠١٢٣', '۲۰۲۶-۰۰۰۱۲۳'])(
  '%s is the number that was meant',
  (written) => {
    const form = WithdrawalForm.parse({ ...filled, order_number: written });
    expect(form.order_number).toBe(filled.order_number);
  },
);
