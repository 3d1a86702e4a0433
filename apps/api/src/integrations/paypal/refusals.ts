import type { CaptureOutcome, FaultyRequest, RefundOutcome } from './port.ts';

export interface Refusal {
  status: number;
  issue: string;
  debugId: string | null;
}

type OutcomeByIssue<Outcome> = (issue: string) => Outcome;
const each = <Outcome>(
  outcome: OutcomeByIssue<Outcome>,
  ...issues: string[]
): [string, OutcomeByIssue<Outcome>][] => issues.map((issue) => [issue, outcome]);

/** The buyer may choose another way to pay. */
const FUNDING_FAILED = [
  'INSTRUMENT_DECLINED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'PAYER_ACTION_REQUIRED',
];
/** This order cannot be continued. */
const FINAL = [
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
  'COMPLIANCE_VIOLATION',
  'PAYEE_BLOCKED_TRANSACTION',
];

const CAPTURE_ISSUES = new Map<string, OutcomeByIssue<CaptureOutcome>>([
  ...each<CaptureOutcome>(() => ({ kind: 'not-approved' }), 'ORDER_NOT_APPROVED'),
  ...each<CaptureOutcome>((issue) => ({ kind: 'funding-failed', issue }), ...FUNDING_FAILED),
  ...each<CaptureOutcome>((issue) => ({ kind: 'refused', issue }), ...FINAL),
  ...each<CaptureOutcome>(() => ({ kind: 'duplicate-invoice' }), 'DUPLICATE_INVOICE_ID'),
  ...each<CaptureOutcome>(() => ({ kind: 'in-progress' }), 'ORDER_COMPLETION_IN_PROGRESS'),
]);

const REFUND_ISSUES = new Map<string, OutcomeByIssue<RefundOutcome>>([
  ...each<RefundOutcome>(() => ({ kind: 'already-refunded' }), 'CAPTURE_FULLY_REFUNDED'),
  ...each<RefundOutcome>(() => ({ kind: 'exceeds-remaining' }), 'REFUND_AMOUNT_EXCEEDED'),
  ...each<RefundOutcome>(() => ({ kind: 'capture-pending' }), 'PENDING_CAPTURE'),
  ...each<RefundOutcome>(
    () => ({ kind: 'disputed' }),
    'TRANSACTION_DISPUTED',
    'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK',
  ),
  ...each<RefundOutcome>(
    () => ({ kind: 'insufficient-funds' }),
    'REFUND_FAILED_INSUFFICIENT_FUNDS',
  ),
  ...each<RefundOutcome>(() => ({ kind: 'too-late' }), 'REFUND_TIME_LIMIT_EXCEEDED'),
]);

/** Unknown issues count as our own fault until they are listed here. */
export const faultyRequest = ({ issue, debugId }: Refusal): FaultyRequest => ({
  kind: 'faulty-request',
  issue,
  debugId,
});

/** 404 and 409 mean the same whatever their issue. */
const byStatus = ({ status }: Refusal): { kind: 'gone' } | { kind: 'in-progress' } | undefined => {
  if (status === 404) return { kind: 'gone' };
  return status === 409 ? { kind: 'in-progress' } : undefined;
};

const outcomeFor = <Outcome>(
  issues: Map<string, OutcomeByIssue<Outcome>>,
  { status, issue }: Refusal,
): Outcome | undefined => (status === 422 ? issues.get(issue)?.(issue) : undefined);

export const captureRefused = (refusal: Refusal): CaptureOutcome =>
  byStatus(refusal) ?? outcomeFor(CAPTURE_ISSUES, refusal) ?? faultyRequest(refusal);

export const refundRefused = (refusal: Refusal): RefundOutcome =>
  byStatus(refusal) ?? outcomeFor(REFUND_ISSUES, refusal) ?? faultyRequest(refusal);

export const lookupRefused = (refusal: Refusal): { kind: 'gone' } | FaultyRequest =>
  refusal.status === 404 ? { kind: 'gone' } : faultyRequest(refusal);
