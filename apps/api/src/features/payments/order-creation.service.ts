import {
  CONSENT_VERSION,
  CREDIT_PACKAGES,
  creditsOfPackage,
  type Locale,
  type PackageId,
  packageText,
  SALES_CURRENCY,
} from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { assertSwitchedOn, readSwitches } from '../switches/switches.service.ts';
import { cancelIdlePayment } from './leases.queries.ts';
import {
  findOpenPayment,
  findPayment,
  findPaymentByKey,
  insertPayment,
  isUnderReview,
  lockPayment,
  type Payment,
  updatePayment,
} from './payments.queries.ts';
import {
  isOwnPage,
  nextCheckOf,
  ORDER_REUSED_FOR_MS,
  returnUrlsOf,
  vatInside,
} from './payments.rules.ts';
import { payPalOf, settlePayment } from './settlement.service.ts';

/** PayPal's locales include a country. */
const PAYPAL_LOCALES: Record<Locale, string> = {
  tr: 'tr-TR',
  en: 'en-GB',
  de: 'de-DE',
  ar: 'ar-EG',
};

/** What is sold, for how much, and where. */
export async function listPackages(deps: Deps, locale: Locale) {
  const { purchases } = await readSwitches(deps);
  // Object.keys loses the literal types.
  const ids = Object.keys(CREDIT_PACKAGES) as PackageId[];
  return {
    packages: ids.map((id) => ({
      id,
      credits: creditsOfPackage(id),
      base_credits: CREDIT_PACKAGES[id].base,
      bonus_credits: CREDIT_PACKAGES[id].bonus,
      price: CREDIT_PACKAGES[id].priceMinor / 100,
      currency: SALES_CURRENCY,
      ...packageText(id, locale),
      popular: CREDIT_PACKAGES[id].popular,
    })),
    open: purchases && deps.paypal !== null,
    consent_version: CONSENT_VERSION,
    countries: Object.entries(deps.config.vatRates).map(([code, rate]) => ({
      code,
      vat_rate: rate / 100,
    })),
  };
}

interface Order {
  userId: string;
  packageId: PackageId;
  country: string;
  locale: Locale;
  opKey: string | undefined;
  returnUrl?: string | undefined;
  cancelUrl?: string | undefined;
}

/**
 * Creates an order at PayPal and returns the approval address. Stored before PayPal is asked, under an id that PayPal
 * recognises: safe to repeat, one open order per user and package.
 */
export async function orderPackage(deps: Deps, order: Order) {
  await assertSwitchedOn(deps, 'purchases');
  payPalOf(deps);
  const { publicOrigin } = deps.config;
  if (
    !isOwnPage(order.returnUrl, publicOrigin, 'success') ||
    !isOwnPage(order.cancelUrl, publicOrigin, 'cancel')
  ) {
    throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'returnUrl', rule: 'foreign' }] });
  }
  if (await isUnderReview(deps.db, order.userId)) throw new AppError('PURCHASES_PAUSED');
  const payment = await placeInBooks(deps, order);
  const approvalUrl = payment.approvalUrl ?? (await createPayPalOrder(deps, payment));
  return { approvalUrl, payment_id: payment.id };
}

/** The open payment of this user and package: a new one, unless a recent one exists. An old one is settled or closed first. */
async function placeInBooks(deps: Deps, order: Order): Promise<Payment> {
  const now = deps.clock.now();
  const found = await deps.db.transaction((tx) => openPayment(tx, deps, order));
  const isYoung = now.getTime() - found.createdAt.getTime() < ORDER_REUSED_FOR_MS;
  if (isYoung) return found;
  const settled = await settlePayment(deps, found.id);
  if (settled?.status === 'pending') await cancelIdlePayment(deps.db, found.id, deps.clock.now());
  const opened = await deps.db.transaction((tx) => openPayment(tx, deps, order));
  // Somebody is asking PayPal about the old one right now: the next click finds the outcome.
  if (opened.id === found.id && opened.status === 'pending')
    throw new AppError('SERVICE_UNAVAILABLE');
  return opened;
}

async function openPayment(tx: Tx, deps: Deps, order: Order): Promise<Payment> {
  const { userId, packageId, opKey } = order;
  const earlier = opKey && (await findPaymentByKey(tx, userId, opKey));
  const isOther = earlier && (earlier.packageId !== packageId || earlier.country !== order.country);
  if (isOther) throw new AppError('IDEMPOTENCY_CONFLICT');
  if (earlier) return earlier;
  const fresh = newPayment(deps, order);
  await insertPayment(tx, fresh);
  const payment =
    (await findPayment(tx, fresh.id)) ?? (await findOpenPayment(tx, userId, packageId));
  if (!payment) throw new AppError('SERVICE_UNAVAILABLE'); // settled between two statements: the next click finds it
  // Approving it would be useless before it is reviewed.
  if (payment.reviewReason) throw new AppError('PURCHASES_PAUSED');
  return payment.id === fresh.id ? payment : declareAnew(tx, payment, fresh);
}

/**
 * Updates the order with the buyer's current data: another country means another tax, and the newest consent counts, in the
 * language in which it was read.
 */
async function declareAnew(tx: Tx, { id }: Payment, fresh: NewPayment): Promise<Payment> {
  const { language, country, vatRate, vatMinor, consentVersion, consentedAt, updatedAt } = fresh;
  const declared = {
    language,
    country,
    vatRate,
    vatMinor,
    consentVersion,
    consentedAt,
    updatedAt,
  };
  const payment = await lockPayment(tx, id);
  if (payment.status !== 'pending') return payment;
  await updatePayment(tx, id, declared);
  return { ...payment, ...declared };
}

type NewPayment = ReturnType<typeof newPayment>;

function newPayment(deps: Deps, { userId, packageId, country, locale, opKey }: Order) {
  const now = deps.clock.now();
  const vatRate = deps.config.vatRates[country];
  if (vatRate === undefined) throw new AppError('COUNTRY_NOT_SERVED');
  const { priceMinor } = CREDIT_PACKAGES[packageId];
  return {
    id: newId(),
    userId,
    opKey,
    packageId,
    credits: creditsOfPackage(packageId),
    amountMinor: priceMinor,
    currency: SALES_CURRENCY,
    language: locale,
    country,
    vatRate,
    vatMinor: vatInside(priceMinor, vatRate),
    consentVersion: CONSENT_VERSION,
    consentedAt: now,
    nextCheckAt: nextCheckOf(now, now),
    createdAt: now,
    updatedAt: now,
  };
}

/** Creates the order at PayPal, or finds it again, and stores its address before the buyer is sent there. */
export async function createPayPalOrder(deps: Deps, payment: Payment): Promise<string> {
  const { language: locale } = payment;
  const created = await payPalOf(deps).createOrder({
    paymentId: payment.id,
    amount: { minor: payment.amountMinor, currency: payment.currency },
    description: `ismi: ${packageText(payment.packageId, locale).name}, ${payment.credits}`,
    locale: PAYPAL_LOCALES[locale],
    ...returnUrlsOf(deps.config.publicOrigin, locale),
  });
  if (created.kind !== 'created' || !created.approvalUrl) {
    deps.log.error(
      { paymentId: payment.id, outcome: created.kind },
      'failed to create PayPal order',
    );
    throw new AppError('SERVICE_UNAVAILABLE');
  }
  const { orderId: paypalOrderId, approvalUrl } = created;
  await updatePayment(deps.db, payment.id, {
    paypalOrderId,
    approvalUrl,
    updatedAt: deps.clock.now(),
  });
  return approvalUrl;
}
