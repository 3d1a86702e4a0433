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

/** Money captured from a buyer; only `COMPLETED`, or what was later refunded, is ours. */
export interface PayPalCapture {
  id: string;
  status: CaptureStatus;
  /** Why it is pending or declined, in PayPal's words. */
  statusReason: string | null;
  amount: Money;
  /** PayPal's fee; unknown while the capture is pending. */
  fee: Money | null;
  orderId: string | null;
  /** Our payment id, set when the order was created. */
  paymentId: string | null;
  createdAt: Date | null;
}

/** A refund: requested by us, made by hand on PayPal's site, or taken by PayPal (a reversal). */
export interface PayPalRefund {
  id: string;
  status: RefundStatus;
  amount: Money;
  captureId: string | null;
  /** Our refund id. A refund made elsewhere has none, or repeats the payment's. */
  refundId: string | null;
  /** Total of the capture, including this refund. */
  totalRefunded: Money | null;
  createdAt: Date | null;
}

export interface PayPalOrder {
  id: string;
  /** `COMPLETED` does not mean money: look at the captures. */
  status: OrderStatus;
  amount: Money;
  paymentId: string | null;
  /** The approval address; null when there is nothing left to approve, or the link leads elsewhere than to PayPal. */
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

/** PayPal understood the request and nothing happened, for a reason that only we can fix: alert, do not repeat. */
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
  /** The buyer's locale in PayPal's form: `de-DE`. */
  locale: string;
  returnUrl: string;
  cancelUrl: string;
}

type OrderCreation =
  | { kind: 'created'; orderId: string; status: OrderStatus; approvalUrl: string | null }
  | { kind: 'currency-not-supported' }
  | FaultyRequest;

type OrderLookup = { kind: 'found'; order: PayPalOrder } | Gone | FaultyRequest;

/** A capture, and its order unless PayPal has forgotten that. */
interface Taken {
  capture: PayPalCapture;
  order: PayPalOrder | null;
}

export type CaptureOutcome =
  /** The money is there. Amount, currency and payment must still be compared with the order. */
  | ({ kind: 'completed' } & Taken)
  /** The money was captured and fully refunded. */
  | ({ kind: 'returned' } & Taken)
  /** PayPal holds the money back: ask again later, grant nothing. */
  | ({ kind: 'pending' } & Taken)
  /** This attempt ended without money. */
  | ({ kind: 'declined' } & Taken)
  /** The buyer has approved and nothing was captured; reported only by a lookup that does not capture. */
  | { kind: 'approved' }
  /** The buyer has not approved (yet). */
  | { kind: 'not-approved' }
  /** The buyer's card or account failed; the same approval address lets them choose another. */
  | { kind: 'funding-failed'; issue: string }
  /** Final: this order will never be paid. */
  | { kind: 'refused'; issue: string }
  /** The same payment was captured under another order: needs manual review. */
  | { kind: 'duplicate-invoice' }
  /** Another capture of the same order is in progress: ask again in a few seconds. */
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
  /** Requested, but the money is still pending. */
  | { kind: 'pending'; refund: PayPalRefund }
  /** PayPal tried and failed: the money is still ours. */
  | { kind: 'failed'; refund: PayPalRefund }
  /** Nothing is left to refund; the order's refunds show whether it was our own earlier request. */
  | { kind: 'already-refunded' }
  | { kind: 'exceeds-remaining' }
  /** The capture itself is not final. */
  | { kind: 'capture-pending' }
  /** A dispute decides about this money. */
  | { kind: 'disputed' }
  /** Our PayPal balance does not cover it: may succeed later. */
  | { kind: 'insufficient-funds' }
  | { kind: 'too-late' }
  | { kind: 'in-progress' }
  | Gone
  | FaultyRequest;

type RefundLookup = { kind: 'found'; refund: PayPalRefund } | Gone | FaultyRequest;

type DisputeLookup = { kind: 'found'; dispute: PayPalDispute } | Gone | FaultyRequest;

/** A line of PayPal's own list: money received from a buyer, or refunded. Other movements are left out. */
export interface PayPalTransaction {
  /** The id of the capture or refund itself. */
  id: string;
  kind: 'capture' | 'refund';
  /** Never negative: the kind gives the direction. */
  amount: Money;
  /** For a refund: its capture, if PayPal says so. */
  captureId: string | null;
  /** Our id of the payment or refund. */
  ourId: string | null;
}

export type TransactionList =
  | { kind: 'found'; transactions: PayPalTransaction[] }
  /** The account's app may take money but not read this list: the operator must enable it at PayPal. */
  | { kind: 'not-authorized' }
  | FaultyRequest;

/** What an event is about: only a hint where to look. Its signature covers the body only by a CRC32, so PayPal is asked before anything is done. */
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
  /** The same over all attempts of one delivery. */
  transmissionId: string;
}

export interface WebhookDelivery {
  headers: Record<string, string | string[] | undefined>;
  /** The raw bytes: any other spelling of the same JSON has another checksum. */
  body: Buffer;
  /** The sender's network. */
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
 * Payments by PayPal. Every call may be repeated: what was done once is not done again, and the answer gives its outcome.
 * Throws an ThirdPartyError when the outcome is unknown, or while PayPal limits our requests.
 */
export interface PayPal {
  createOrder(order: NewOrder): Promise<OrderCreation>;
  getOrder(orderId: string): Promise<OrderLookup>;
  /** Captures an approved order; one captured before returns the same answer. */
  captureOrder(orderId: string, paymentId: string): Promise<CaptureOutcome>;
  /**
   * The state of an order, without capturing: `approved` or `not-approved` while it has no capture. PayPal forgets orders, but
   * not their captures: with the capture's id, `gone` means that it knows neither.
   */
  findCapture(orderId: string, captureId?: string | null): Promise<CaptureOutcome>;
  getCapture(captureId: string): Promise<CaptureLookup>;
  refundCapture(refund: NewRefund): Promise<RefundOutcome>;
  getRefund(paypalRefundId: string): Promise<RefundLookup>;
  getDispute(disputeId: string): Promise<DisputeLookup>;
  /** All captures and refunds that began between two moments, at most 31 days apart. The latest three hours may be missing. */
  listTransactions(span: { from: Date; to: Date }): Promise<TransactionList>;
  /** Contacts only the configured certificate origin, and only for a delivery with valid headers. */
  verifyWebhook(delivery: WebhookDelivery): Promise<WebhookVerdict>;
}
