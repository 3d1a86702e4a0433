import { expect, test } from 'vitest';
import {
  creditsDue,
  decideSettlement,
  isOwnPage,
  isReopened,
  nextCheckOf,
  vatInside,
} from './payments.rules.ts';
import { receiptNumberOf } from './receipt.rules.ts';

const CREATED = new Date('2026-11-17T12:00:00Z');
const at = (minutes: number) => new Date(CREATED.getTime() + minutes * 60_000);
const ordered = {
  id: 'p1',
  status: 'pending' as const,
  amountMinor: 799,
  currency: 'EUR',
  createdAt: CREATED,
  paypalCaptureId: null,
  failureReason: null,
};
const capture = (
  wishes: { minor?: number; currency?: string; paymentId?: string | null } = {},
) => ({
  id: 'C1',
  amount: { minor: wishes.minor ?? 799, currency: wishes.currency ?? 'EUR' },
  paymentId: wishes.paymentId === undefined ? 'p1' : wishes.paymentId,
});

test.each([
  [
    'the whole sum',
    { kind: 'completed', capture: capture() },
    { kind: 'complete', captureId: 'C1' },
  ],
  [
    'a sum without our id',
    { kind: 'completed', capture: capture({ paymentId: null }) },
    { kind: 'complete', captureId: 'C1' },
  ],
  [
    'a cent too little',
    { kind: 'completed', capture: capture({ minor: 798 }) },
    { kind: 'review', reason: 'amount-differs', captureId: 'C1' },
  ],
  [
    'a cent too much',
    { kind: 'completed', capture: capture({ minor: 800 }) },
    { kind: 'review', reason: 'amount-differs', captureId: 'C1' },
  ],
  [
    'another currency',
    { kind: 'completed', capture: capture({ currency: 'USD' }) },
    { kind: 'review', reason: 'amount-differs', captureId: 'C1' },
  ],
  [
    'another payment',
    { kind: 'completed', capture: capture({ paymentId: 'p2' }) },
    { kind: 'review', reason: 'other-payment', captureId: 'C1' },
  ],
  [
    'money held back',
    { kind: 'pending', capture: capture() },
    { kind: 'wait', for: 'paypal', nextCheckAt: at(61), captureId: 'C1' },
  ],
  [
    'a declined capture',
    { kind: 'declined', capture: capture() },
    { kind: 'close', status: 'failed', reason: 'DECLINED' },
  ],
  [
    'no approval yet',
    { kind: 'not-approved' },
    { kind: 'wait', for: 'approval', nextCheckAt: new Date(at(1).getTime() + 45_000) },
  ],
  [
    'a refusal',
    { kind: 'refused', issue: 'PAYER_CANNOT_PAY' },
    { kind: 'close', status: 'failed', reason: 'PAYER_CANNOT_PAY' },
  ],
  ['an order that is gone', { kind: 'gone' }, { kind: 'close', status: 'cancelled', reason: null }],
  [
    'the whole sum, and back with its buyer: booked, so that its refund can be',
    { kind: 'returned', capture: capture() },
    { kind: 'complete', captureId: 'C1' },
  ],
  [
    'another sum, and back with its buyer',
    { kind: 'returned', capture: capture({ minor: 1 }) },
    { kind: 'close', status: 'failed', reason: 'RETURNED_AT_PAYPAL' },
  ],
  [
    'a second capture of one invoice',
    { kind: 'duplicate-invoice' },
    { kind: 'review', reason: 'duplicate-invoice' },
  ],
] as const)('%s', (_, answer, settlement) => {
  expect(decideSettlement(ordered, answer, at(1))).toEqual(settlement);
});

test.each([
  ['cancelled', { kind: 'completed', capture: capture() }, 'complete'],
  ['failed', { kind: 'completed', capture: capture() }, 'complete'],
  ['failed', { kind: 'completed', capture: capture({ minor: 1 }) }, 'review'],
  ['cancelled', { kind: 'pending', capture: capture() }, 'leave'],
  ['cancelled', { kind: 'not-approved' }, 'leave'],
  ['completed', { kind: 'completed', capture: capture() }, 'leave'],
  ['refunded', { kind: 'completed', capture: capture() }, 'leave'],
  ['cancelled', { kind: 'returned', capture: capture() }, 'complete'],
  ['failed', { kind: 'returned', capture: capture({ minor: 1 }) }, 'leave'],
  ['cancelled', { kind: 'gone' }, 'leave'],
] as const)('a payment that is %s and %o: %s', (status, answer, kind) => {
  expect(decideSettlement({ ...ordered, status }, answer, at(1)).kind).toBe(kind);
});

test.each([
  ['nothing', {}, { kind: 'close', status: 'cancelled', reason: null }],
  ['a capture', { paypalCaptureId: 'C1' }, { kind: 'review', reason: 'order-gone' }],
  [
    'a declined card',
    { failureReason: 'FUNDING' },
    { kind: 'close', status: 'failed', reason: 'FUNDING' },
  ],
])('an order that PayPal no longer knows, with %s known to us', (_, heard, settlement) => {
  expect(decideSettlement({ ...ordered, ...heard }, { kind: 'gone' }, at(1))).toEqual(settlement);
});

test('a payment closed after a refund stays closed, though the amount was right', () => {
  const closed = { ...ordered, status: 'failed', failureReason: 'RETURNED_AT_PAYPAL' } as const;
  expect(decideSettlement(closed, { kind: 'returned', capture: capture() }, at(1)).kind).toBe(
    'leave',
  );
});

test.each([
  [194, 'wait'],
  [196, 'close'],
])('an order that nobody approved after %i minutes: %s', (minutes, kind) => {
  expect(decideSettlement(ordered, { kind: 'not-approved' }, at(minutes)).kind).toBe(kind);
});

test('an order is asked about every 45 seconds for a quarter of an hour, then at 30, 60, 120, 165 and 195 minutes', () => {
  const asked: number[] = [];
  let now = at(14);
  while (asked.length < 7) {
    now = nextCheckOf(CREATED, now);
    asked.push((now.getTime() - CREATED.getTime()) / 60_000);
  }
  expect(asked).toEqual([14.75, 15.5, 30, 60, 120, 165, 195]);
});

test('three refunds of a third take back exactly all credits', () => {
  const paid = { credits: 50, amountMinor: 399 };
  const steps = [0, 133, 266, 399];
  const taken = steps.slice(1).map((after, index) => creditsDue(paid, steps[index] ?? 0, after));
  expect(taken).toEqual([16, 17, 17]);
});

test.each([
  [799, 1900, 128],
  [399, 1900, 64],
  [2499, 2000, 417],
  [799, 0, 0],
])('of %i cents at %i hundredths of a percent, %i are tax', (amount, rate, vat) => {
  expect(vatInside(amount, rate)).toBe(vat);
});

test.each([
  ['2026-12-31T22:59:59Z', '2026-000007'],
  ['2026-12-31T23:00:00Z', '2027-000007'],
])('a purchase of %s has the number %s: the year is that of the books, in Berlin', (at, number) => {
  expect(receiptNumberOf(7, new Date(at))).toBe(number);
});

test.each([
  [undefined, true],
  ['https://ismi.example/payment/success', true],
  ['https://ismi.example/ar/payment/success', true],
  ['https://ismi.example/ar/payment/cancel', false],
  ['https://ismi.example.evil.example/payment/success', false],
  ['//evil.example/payment/success', false],
  ['javascript:alert(1)', false],
  ['https://ismi.example/fr/payment/success', false],
])('the return address %s is allowed: %s', (url, isOurs) => {
  expect(isOwnPage(url, 'https://ismi.example', 'success')).toBe(isOurs);
});

test.each([
  ['OPEN', 'UNDER_REVIEW', false],
  ['UNDER_REVIEW', 'RESOLVED', false],
  ['RESOLVED', 'RESOLVED', false],
  ['RESOLVED', 'OPEN', true],
  ['RESOLVED', 'UNDER_REVIEW', true],
])('a complaint that was %s and is %s: reopened is %s', (before, after, expected) => {
  expect(isReopened(before, after)).toBe(expected);
});
