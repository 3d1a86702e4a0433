const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** PayPal's list lags by up to three hours. */
const LAG_MS = 4 * HOUR;
/** Overlap with the last run: finds PayPal's late entries, and makes up for a missed run. */
const OVERLAP_MS = 3 * DAY;
/** PayPal's list ends at ten thousand lines: read by day, that allows ten thousand sales a day. */
const SPAN_MS = DAY;

export interface Span {
  from: Date;
  to: Date;
}

/** The start of the first comparison. */
export const initialComparedUntil = (now: Date): Date => new Date(now.getTime() - LAG_MS - DAY);

/** The periods to compare, oldest first: from before the end of the last run to where PayPal's list is complete. */
export function spansToCompare(comparedUntil: Date, now: Date): Span[] {
  const end = now.getTime() - LAG_MS;
  const start = Math.min(comparedUntil.getTime(), end) - OVERLAP_MS;
  const count = Math.ceil((end - start) / SPAN_MS);
  return Array.from({ length: count }, (_, index) => ({
    from: new Date(start + index * SPAN_MS),
    to: new Date(Math.min(start + (index + 1) * SPAN_MS, end)),
  }));
}

interface Money {
  minor: number;
  currency: string;
}

interface Difference {
  reason: 'paypal_unbooked' | 'paypal_missing' | 'paypal_amount';
  id: string;
  detail: string;
}

const written = (money: Money | null): string =>
  money ? `${(money.minor / 100).toFixed(2)} ${money.currency}` : '–';

/** Compares our record and PayPal's of one capture or refund; null where one side does not have it. Undefined when they agree. */
export function decideDifference(
  { id, kind }: { id: string; kind: 'capture' | 'refund' },
  ours: Money | null,
  theirs: Money | null,
): Difference | undefined {
  const detail = `${kind} ${id}: ${written(ours)} / PayPal ${written(theirs)}`;
  if (!ours) return theirs ? { reason: 'paypal_unbooked', id, detail } : undefined;
  if (!theirs) return { reason: 'paypal_missing', id, detail };
  const isSame = ours.minor === theirs.minor && ours.currency === theirs.currency;
  return isSame ? undefined : { reason: 'paypal_amount', id, detail };
}
