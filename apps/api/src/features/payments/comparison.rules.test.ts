import { expect, test } from 'vitest';
import { decideDifference, initialComparedUntil, spansToCompare } from './comparison.rules.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = new Date('2026-11-15T05:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

test.each([
  ['the day before', 4 * HOUR + DAY, 4],
  ['a moment ago', 4 * HOUR, 3],
  ['a moment ago, by another clock', 0, 3],
  ['forty days ago', 4 * HOUR + 40 * DAY, 43],
])(
  'after a comparison %s the spans leave no gap and end where PayPal’s list is certain',
  (_, since, count) => {
    const spans = spansToCompare(ago(since), NOW);
    expect(spans).toHaveLength(count);
    expect(spans.at(-1)?.to).toEqual(ago(4 * HOUR));
    for (const [index, { from, to }] of spans.entries()) {
      expect(to.getTime() - from.getTime()).toBe(DAY);
      expect(from).toEqual(index === 0 ? from : spans[index - 1]?.to);
    }
    // Three days before the end of the last one: late entries of PayPal are found.
    expect(spans[0]?.from.getTime()).toBeLessThanOrEqual(ago(since).getTime() - 3 * DAY);
  },
);

test('a span of less than a day ends with the list', () => {
  const spans = spansToCompare(ago(10 * HOUR), NOW);
  expect(spans).toHaveLength(4);
  expect(spans.at(-1)).toEqual({ from: ago(10 * HOUR), to: ago(4 * HOUR) });
});

test('the first comparison begins a day before the list ends', () => {
  expect(initialComparedUntil(NOW)).toEqual(ago(4 * HOUR + DAY));
});

const euros = (minor: number) => ({ minor, currency: 'EUR' });
const CAPTURE = { id: 'C1', kind: 'capture' } as const;
const REFUND = { id: 'R1', kind: 'refund' } as const;

test.each([
  ['agree', CAPTURE, euros(799), euros(799), undefined],
  ['both lack it', CAPTURE, null, null, undefined],
  [
    'we lack a capture',
    CAPTURE,
    null,
    euros(799),
    ['paypal_unbooked', 'capture C1: – / PayPal 7.99 EUR'],
  ],
  [
    'we lack a refund',
    REFUND,
    null,
    euros(5),
    ['paypal_unbooked', 'refund R1: – / PayPal 0.05 EUR'],
  ],
  [
    'PayPal lacks it',
    REFUND,
    euros(799),
    null,
    ['paypal_missing', 'refund R1: 7.99 EUR / PayPal –'],
  ],
  [
    'sums differ',
    CAPTURE,
    euros(799),
    euros(699),
    ['paypal_amount', 'capture C1: 7.99 EUR / PayPal 6.99 EUR'],
  ],
  [
    'currencies differ',
    CAPTURE,
    euros(799),
    { minor: 799, currency: 'USD' },
    ['paypal_amount', 'capture C1: 7.99 EUR / PayPal 7.99 USD'],
  ],
])('%s', (_, about, ours, theirs, expected) => {
  const difference = expected && { reason: expected[0], id: about.id, detail: expected[1] };
  expect(decideDifference(about, ours, theirs)).toEqual(difference);
});
