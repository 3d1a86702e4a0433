import { randomInt } from 'node:crypto';
import { HOUR } from './clock.ts';
import { minorOf, type WireMoney } from './money.ts';

export interface Order {
  id: string;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  createdAt: number;
  updatedAt: number;
  referenceId: string;
  customId: string | undefined;
  invoiceId: string | undefined;
  description: string | undefined;
  amount: WireMoney;
  /** Created with `payment_source`, not with the older `application_context`. */
  isModern: boolean;
  brandName: string | undefined;
  returnUrl: string;
  cancelUrl: string;
  /** The buyer chose a card that will be declined. */
  fundingFails: boolean;
  /** Number of failed captures. */
  declinedTimes: number;
  captureId: string | undefined;
}

export interface Capture {
  id: string;
  orderId: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'FAILED';
  reason: string | undefined;
  amount: WireMoney;
  customId: string | undefined;
  invoiceId: string | undefined;
  createdAt: number;
  updatedAt: number;
}

export interface Refund {
  id: string;
  captureId: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  /** Ordered by the seller, or taken back by PayPal. */
  kind: 'refund' | 'reversal';
  amount: WireMoney;
  customId: string | undefined;
  invoiceId: string | undefined;
  note: string | undefined;
  createdAt: number;
}

export interface Dispute {
  id: string;
  captureId: string;
  status: 'OPEN' | 'UNDER_REVIEW' | 'RESOLVED';
  stage: string;
  reason: string;
  amount: WireMoney;
  outcome: string | undefined;
  createdAt: number;
  updatedAt: number;
}

/** Everything that PayPal stores about this seller. */
export interface Books {
  orders: Map<string, Order>;
  captures: Map<string, Capture>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
}

export const emptyBooks = (): Books => ({
  orders: new Map(),
  captures: new Map(),
  refunds: new Map(),
  disputes: new Map(),
});

/** An order that was not captured expires after three hours. */
const ORDER_LIFETIME = 3 * HOUR;

export const isExpired = (order: Order, now: number): boolean =>
  order.status !== 'COMPLETED' && now - order.createdAt >= ORDER_LIFETIME;

const LETTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXY';
/** For example `0KD30046EH157382X`. */
export const newWireId = (length = 17): string =>
  Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

const minor = (money: WireMoney): number => minorOf(money) ?? 0;
const HAS_FAILED = new Set(['FAILED', 'CANCELLED']);
const HOLDS_MONEY = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

export const refundedMinorOf = (books: Books, captureId: string): number =>
  [...books.refunds.values()]
    .filter(({ captureId: of, status }) => of === captureId && !HAS_FAILED.has(status))
    .reduce((sum, { amount }) => sum + minor(amount), 0);

/** What the seller received and paid back, by currency. */
export function totalsOf({ captures, refunds }: Books) {
  const totals: Record<string, { captured: number; refunded: number; net: number }> = {};
  const totalIn = (currency: string) => {
    totals[currency] ??= { captured: 0, refunded: 0, net: 0 };
    return totals[currency];
  };
  for (const { amount, status } of captures.values()) {
    if (HOLDS_MONEY.has(status)) totalIn(amount.currency_code).captured += minor(amount);
  }
  for (const { amount, status } of refunds.values()) {
    if (status === 'COMPLETED') totalIn(amount.currency_code).refunded += minor(amount);
  }
  for (const total of Object.values(totals)) total.net = total.captured - total.refunded;
  return totals;
}
