/** An amount in the smallest unit of its currency: 799 EUR are 7,99 €. */
export interface Money {
  minor: number;
  /** ISO 4217. */
  currency: string;
}

type OrderStatus =
  | 'CREATED'
  | 'SAVED'
  | 'PAYER_ACTION_REQUIRED'
  | 'APPROVED'
  | 'VOIDED'
  | 'COMPLETED';

export type CaptureStatus =
  | 'COMPLETED'
  | 'PENDING'
  | 'DECLINED'
  | 'FAILED'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED';

export type RefundStatus = 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';

/** Money taken from a buyer; only `COMPLETED`, or what was later refunded, is ours. */
export interface PayPalCapture {
  id: string;
  status: CaptureStatus;
  /** Why it is pending or declined, in PayPal's words. */
  statusReason: string | null;
  amount: Money;
  /** What PayPal keeps; unknown while the capture is pending. */
  fee: Money | null;
  orderId: string | null;
  /** The id that we gave the payment when the order was made. */
  paymentId: string | null;
  createdAt: Date | null;
}

/** Money that went back: by our order, by hand on PayPal's site, or taken by PayPal (a reversal). */
export interface PayPalRefund {
  id: string;
  status: RefundStatus;
  amount: Money;
  captureId: string | null;
  /** The id that we gave the refund. One that was not ordered here has none, or repeats the payment's. */
  refundId: string | null;
  /** Of the whole capture, this refund included. */
  totalRefunded: Money | null;
  createdAt: Date | null;
}

export interface PayPalOrder {
  id: string;
  /** `COMPLETED` is not yet money: look at the captures. */
  status: OrderStatus;
  amount: Money;
  paymentId: string | null;
  /** Where the buyer approves; null when there is nothing left to approve, or the link leads elsewhere than to PayPal. */
  approvalUrl: string | null;
  captures: PayPalCapture[];
  refunds: PayPalRefund[];
  /** ISO 3166, once the buyer has approved. */
  buyerCountry: string | null;
}

export interface PayPalDispute {
  id: string;
  status: string;
  /** INQUIRY, CHARGEBACK, PRE_ARBITRATION, ARBITRATION. */
  stage: string | null;
  reason: string | null;
  amount: Money | null;
  captureIds: string[];
  /** Once it is resolved: RESOLVED_BUYER_FAVOUR takes the money, RESOLVED_SELLER_FAVOUR leaves it. */
  outcome: string | null;
}

/** PayPal understood us and nothing happened, for a reason that only we can mend: page, do not repeat. */
export interface FaultyRequest {
  kind: 'faulty-request';
  issue: string;
  debugId: string | null;
}

/** Unknown to PayPal: expired, or of another environment. */
interface Gone {
  kind: 'gone';
}

export interface NewOrder {
  /** Becomes custom id, invoice id and, with a prefix, the idempotency key: a repeat returns the same order for six hours. */
  paymentId: string;
  amount: Money;
  /** At most 127 characters, in the buyer's language. */
  description: string;
  /** The buyer's language as PayPal spells it: `de-DE`. */
  locale: string;
  returnUrl: string;
  cancelUrl: string;
}

type OrderCreation =
  | { kind: 'created'; orderId: string; status: OrderStatus; approvalUrl: string | null }
  | { kind: 'currency-not-supported' }
  | FaultyRequest;

type OrderLookup = { kind: 'found'; order: PayPalOrder } | Gone | FaultyRequest;

/** A capture, and its order unless PayPal has forgotten that one. */
interface Taken {
  capture: PayPalCapture;
  order: PayPalOrder | null;
}

export type CaptureOutcome =
  /** The money is there. Amount, currency and payment are still to be compared with what was ordered. */
  | ({ kind: 'completed' } & Taken)
  /** The money was there, and all of it is back with the buyer. */
  | ({ kind: 'returned' } & Taken)
  /** PayPal holds it back: ask again later, grant nothing. */
  | ({ kind: 'pending' } & Taken)
  /** This attempt ended without money. */
  | ({ kind: 'declined' } & Taken)
  /** The buyer has approved and nothing was taken; only who looks without taking is told so. */
  | { kind: 'approved' }
  /** The buyer has not approved (yet). */
  | { kind: 'not-approved' }
  /** The buyer's card or account failed; the same approval address lets them choose another. */
  | { kind: 'funding-failed'; issue: string }
  /** Final: this order will never be paid. */
  | { kind: 'refused'; issue: string }
  /** The same payment was captured under another order: for a person to look at. */
  | { kind: 'duplicate-invoice' }
  /** Another capture of the same order is at work: ask again in a few seconds. */
  | { kind: 'in-progress' }
  | Gone
  | FaultyRequest;

type CaptureLookup = { kind: 'found'; capture: PayPalCapture } | Gone | FaultyRequest;

export interface NewRefund {
  /** Becomes custom id, invoice id and, with a prefix, the idempotency key, which PayPal keeps for 45 days. */
  refundId: string;
  captureId: string;
  amount: Money;
  /** The buyer reads it; at most 255 characters. */
  note: string;
}

export type RefundOutcome =
  | { kind: 'completed'; refund: PayPalRefund }
  /** Ordered, but the money is still on its way. */
  | { kind: 'pending'; refund: PayPalRefund }
  /** PayPal tried and gave up: the money is still ours. */
  | { kind: 'failed'; refund: PayPalRefund }
  /** Nothing is left to refund; whether by our own earlier order, the order's refunds tell. */
  | { kind: 'already-refunded' }
  | { kind: 'exceeds-remaining' }
  /** The capture itself has not come to its end. */
  | { kind: 'capture-pending' }
  /** A dispute decides over this money. */
  | { kind: 'disputed' }
  /** Our PayPal balance does not cover it: may succeed later. */
  | { kind: 'insufficient-funds' }
  | { kind: 'too-late' }
  | { kind: 'in-progress' }
  | Gone
  | FaultyRequest;

type RefundLookup = { kind: 'found'; refund: PayPalRefund } | Gone | FaultyRequest;

type DisputeLookup = { kind: 'found'; dispute: PayPalDispute } | Gone | FaultyRequest;

/** A line of PayPal's own list: money that came from a buyer, or went back to one. Whatever else moves there is not told. */
export interface PayPalTransaction {
  /** The capture's or the refund's own id. */
  id: string;
  kind: 'capture' | 'refund';
  /** Never below zero: the kind says where it went. */
  amount: Money;
  /** Of a refund: what it was taken from, as far as PayPal says so. */
  captureId: string | null;
  /** The id that we gave the payment or the refund. */
  ourId: string | null;
}

export type TransactionList =
  | { kind: 'found'; transactions: PayPalTransaction[] }
  /** The account's app may take money but not read this list: for the operator to mend at PayPal. */
  | { kind: 'not-authorized' }
  | FaultyRequest;

/** What an event is about: where to look, and no more. Its signature binds the body only by a CRC32, so PayPal is asked before anything is done. */
export type EventSubject =
  | { kind: 'order'; orderId: string }
  | { kind: 'capture'; captureId: string; orderId: string | null; paymentId: string | null }
  | { kind: 'refund'; refundId: string; captureId: string | null }
  | { kind: 'dispute'; disputeId: string; captureIds: string[] }
  | { kind: 'other' };

export interface PayPalEvent {
  /** The same however often it is sent. */
  id: string;
  /** Such as `PAYMENT.CAPTURE.COMPLETED`. */
  type: string;
  subject: EventSubject;
  /** The same over all tries of one delivery. */
  transmissionId: string;
}

export interface WebhookDelivery {
  headers: Record<string, string | string[] | undefined>;
  /** The bytes as they came: any other spelling of the same JSON has another checksum. */
  body: Buffer;
  /** The network that sent it. */
  network: string;
}

export type WebhookVerdict =
  | { kind: 'genuine'; event: PayPalEvent }
  | {
      kind: 'refused';
      reason:
        | 'headers-incomplete'
        | 'foreign-certificate-address'
        | 'too-old'
        | 'no-such-certificate'
        | 'untrusted-certificate'
        | 'wrong-signature'
        | 'unreadable-event';
    };

/**
 * Money of buyers, by PayPal. Every call may be repeated: what was done once is not done again, and the answer tells
 * what became of it. Throws an OutsideFault when it could not know, or when PayPal wants to be left alone for a while.
 */
export interface PayPal {
  createOrder(order: NewOrder): Promise<OrderCreation>;
  getOrder(orderId: string): Promise<OrderLookup>;
  /** Takes the money of an approved order; an order that was captured before answers as it did then. */
  captureOrder(orderId: string, paymentId: string): Promise<CaptureOutcome>;
  /**
   * What became of an order, without taking anything: `approved` or `not-approved` while it has no capture. PayPal forgets
   * orders, but not their captures: with the capture's id, `gone` means that it knows neither.
   */
  findCapture(orderId: string, captureId?: string | null): Promise<CaptureOutcome>;
  getCapture(captureId: string): Promise<CaptureLookup>;
  refundCapture(refund: NewRefund): Promise<RefundOutcome>;
  getRefund(paypalRefundId: string): Promise<RefundLookup>;
  getDispute(disputeId: string): Promise<DisputeLookup>;
  /** All captures and refunds that began between two moments, at most 31 days apart. The youngest three hours may be missing. */
  listTransactions(span: { from: Date; to: Date }): Promise<TransactionList>;
  /** Asks nobody but the configured certificate origin, and that only for a delivery whose headers are in order. */
  verifyWebhook(delivery: WebhookDelivery): Promise<WebhookVerdict>;
}
