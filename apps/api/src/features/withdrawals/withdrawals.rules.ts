import { BUSINESS_TIME_ZONE, intlLocale, type Locale, WITHDRAWAL_LIMITS } from '@ismi/contract';
import { AppError } from '../../lib/app-error.ts';
import { DAY_MS } from '../../lib/daily-limit.ts';

interface Declared {
  name: string;
  email: string;
  orderNumber: string;
}

/** A repeated key is the same click only if the text is the same, too. */
export function assertSameContent(earlier: Declared, again: Declared): void {
  const differs = (['name', 'email', 'orderNumber'] as const).some(
    (field) => earlier[field] !== again[field],
  );
  if (differs) throw new AppError('IDEMPOTENCY_CONFLICT');
}

const dayInGermany = new Intl.DateTimeFormat('en-CA', { timeZone: BUSINESS_TIME_ZONE });

/** The end of the fourteenth day after the purchase, German time. */
export function isInTime(completedAt: Date, declaredAt: Date): boolean {
  const first = Date.parse(dayInGermany.format(completedAt));
  const declared = Date.parse(dayInGermany.format(declaredAt));
  return declared - first <= WITHDRAWAL_LIMITS.days * DAY_MS;
}

interface Bought {
  amountMinor: number;
  refundedMinor: number;
  credits: number;
}

/** Refund of a withdrawal: the price of the remaining credits, rounded up to the cent, at most the money not yet refunded. */
export const refundableOf = (
  { amountMinor, refundedMinor, credits }: Bought,
  creditsLeft: number,
): number =>
  Math.min(Math.ceil((amountMinor * creditsLeft) / credits), amountMinor - refundedMinor);

export const momentOf = (locale: Locale, moment: Date): string =>
  new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: BUSINESS_TIME_ZONE,
  }).format(moment);
