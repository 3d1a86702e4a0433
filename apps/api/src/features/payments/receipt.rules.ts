import {
  BUSINESS_TIME_ZONE,
  intlLocale,
  type Locale,
  type PackageId,
  type PaymentStatus,
  packageText,
  type Receipt,
} from '@ismi/contract';

interface Paid {
  id: string;
  status: PaymentStatus;
  packageId: PackageId;
  credits: number;
  amountMinor: number;
  refundedMinor: number;
  currency: string;
  country: string;
  vatRate: number;
  vatMinor: number;
  consentVersion: string;
  receiptNumber: number | null;
  createdAt: Date;
  completedAt: Date | null;
}

/** An amount in the format of a language. */
export const moneyIn = (locale: Locale, minor: number, currency: string): string =>
  new Intl.NumberFormat(intlLocale(locale), { style: 'currency', currency }).format(minor / 100);

/** A country's name in a language. */
export const countryIn = (locale: Locale, code: string): string =>
  new Intl.DisplayNames(intlLocale(locale), { type: 'region' }).of(code) ?? code;

const YEAR_OF_THE_BOOKS = new Intl.DateTimeFormat('en', {
  timeZone: BUSINESS_TIME_ZONE,
  year: 'numeric',
});

/** As printed: the year of the purchase in the ledger's time zone, and a number of at least six digits. */
export const receiptNumberOf = (number: number, completedAt: Date): string =>
  `${YEAR_OF_THE_BOOKS.format(completedAt)}-${String(number).padStart(6, '0')}`;

/** A purchase as its buyer sees it. */
export const receiptOf = (payment: Paid, locale: Locale): Receipt => ({
  payment_id: payment.id,
  status: payment.status,
  receipt_number:
    payment.receiptNumber && payment.completedAt
      ? receiptNumberOf(payment.receiptNumber, payment.completedAt)
      : null,
  package_id: payment.packageId,
  package_name: packageText(payment.packageId, locale).name,
  credits: payment.credits,
  amount: payment.amountMinor / 100,
  currency: payment.currency,
  refunded_amount: payment.refundedMinor / 100,
  country: payment.country,
  vat_rate: payment.vatRate / 100,
  vat_amount: payment.vatMinor / 100,
  consent_version: payment.consentVersion,
  created_at: payment.createdAt.toISOString(),
  completed_at: payment.completedAt?.toISOString() ?? null,
});
