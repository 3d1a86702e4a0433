import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Capture, Refund } from './books.ts';
import { DAY, HOUR } from './clock.ts';
import { respondWithFault } from './respond-with-fault.ts';
import { authenticate } from './serve-call.ts';
import type { Simulator } from './simulator.ts';
import { malformed } from './wire-error.ts';

const Moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i)
  .transform((text) => Date.parse(text));

const Query = z.object({
  start_date: Moment,
  end_date: Moment,
  fields: z.string().default('transaction_info'),
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(500).default(100),
});

const LONGEST_SPAN = 31 * DAY;
/** Transactions appear in the list only after this time. */
const LAG = 3 * HOUR;

/** This API formats times differently from the rest of PayPal: no colon in the offset. */
const listTime = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}+0000`;

const CAPTURE_STATUS: Record<Capture['status'], string> = {
  COMPLETED: 'S',
  PARTIALLY_REFUNDED: 'S',
  REFUNDED: 'V',
  PENDING: 'P',
  DECLINED: 'D',
  FAILED: 'D',
};
const REFUND_STATUS: Record<Refund['status'], string> = {
  COMPLETED: 'S',
  PENDING: 'P',
  FAILED: 'D',
  CANCELLED: 'D',
};

const lineOf = (of: Capture | Refund, more: object) => ({
  createdAt: of.createdAt,
  info: {
    transaction_id: of.id,
    ...more,
    transaction_initiation_date: listTime(of.createdAt),
    transaction_updated_date: listTime(of.createdAt),
    ...(of.invoiceId && { invoice_id: of.invoiceId }),
    ...(of.customId && { custom_field: of.customId }),
    protection_eligibility: '02',
  },
});

const captureLine = (capture: Capture) =>
  lineOf(capture, {
    paypal_account_id: 'QYR5Z8XDVJNXQ',
    transaction_event_code: 'T0006',
    transaction_amount: capture.amount,
    transaction_status: CAPTURE_STATUS[capture.status],
  });

const refundLine = (refund: Refund) =>
  lineOf(refund, {
    paypal_reference_id: refund.captureId,
    paypal_reference_id_type: 'TXN',
    transaction_event_code: refund.kind === 'refund' ? 'T1107' : 'T1106',
    transaction_amount: { ...refund.amount, value: `-${refund.amount.value}` },
    transaction_status: REFUND_STATUS[refund.status],
  });

/** A payout to the seller's bank: in every list, but irrelevant when sales are compared. */
const payout = (at: number) => ({
  createdAt: at,
  info: {
    transaction_id: `PAYOUT${Math.floor(at / DAY)}`,
    transaction_event_code: 'T0400',
    transaction_initiation_date: listTime(at),
    transaction_updated_date: listTime(at),
    transaction_amount: { currency_code: 'EUR', value: '-1.00' },
    transaction_status: 'S',
  },
});

/** All transactions between two times, oldest first, in pages. */
export function serveReporting(app: FastifyInstance, simulator: Simulator): void {
  const { books, clock } = simulator;
  app.get('/v1/reporting/transactions', (request, reply) =>
    respondWithFault(simulator.noteCall('list_transactions', ''), reply, () => {
      authenticate(simulator, request);
      const parsed = Query.safeParse(request.query);
      if (!parsed.success) throw malformed();
      const { start_date: from, end_date: to, page, page_size: size } = parsed.data;
      if (to < from || to - from > LONGEST_SPAN) throw malformed('INVALID_DATE_RANGE');
      const seen = clock.now() - LAG;
      const lines = [
        ...[...books.captures.values()].map(captureLine),
        ...[...books.refunds.values()].map(refundLine),
        payout(from),
      ]
        .filter(({ createdAt }) => createdAt >= from && createdAt <= Math.min(to, seen))
        .sort((one, other) => one.createdAt - other.createdAt);
      const body = {
        transaction_details: lines
          .slice((page - 1) * size, page * size)
          .map(({ info }) => ({ transaction_info: info })),
        account_number: 'SIMULATED0SELLER',
        start_date: listTime(from),
        end_date: listTime(to),
        last_refreshed_datetime: listTime(seen),
        page,
        total_items: lines.length,
        total_pages: Math.ceil(lines.length / size),
        links: [],
      };
      return { status: 200, body };
    }),
  );
}
