const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** PayPal's list lags up to three hours behind. */
const LAG_MS = 4 * HOUR;
/** Looked at once more each time: what PayPal entered late is found, and a run that never came is made good by the next. */
const OVERLAP_MS = 3 * DAY;
/** PayPal's list ends at ten thousand lines: asked for by the day, that is ten thousand sales a day. */
const SPAN_MS = DAY;

export interface Span {
  from: Date;
  to: Date;
}

/** Until when the books count as compared before they ever were. */
export const beforeTheFirst = (now: Date): Date => new Date(now.getTime() - LAG_MS - DAY);

/** What is to be compared, the oldest first: from before where the last run ended to where PayPal's list is certain. */
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

/** What our books and PayPal say of one capture or refund; null where one of them does not have it. Undefined when they agree. */
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
