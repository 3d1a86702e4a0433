import { BUSINESS_TIME_ZONE, intlLocale, type Locale, WITHDRAWAL_LIMITS } from '@ismi/contract';
import { AppError } from '../../lib/app-error.ts';
import { DAY_MS } from '../../lib/daily-limit.ts';

interface Declared {
  name: string;
  email: string;
  orderNumber: string;
}

/** A key that came before is the same click only if it brings the same words. */
export function assertSameWords(earlier: Declared, again: Declared): void {
  const differs = (['name', 'email', 'orderNumber'] as const).some(
    (field) => earlier[field] !== again[field],
  );
  if (differs) throw new AppError('IDEMPOTENCY_CONFLICT');
}

const dayInGermany = new Intl.DateTimeFormat('en-CA', { timeZone: BUSINESS_TIME_ZONE });

/** Fourteen days after the day of the purchase, to the end of the last of them, by German time. */
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

/** What a withdrawal gives back: the price of the credits that are left, rounded up to the cent, and never more than is left of the money. */
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
