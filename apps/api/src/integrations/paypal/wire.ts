import { z } from 'zod';
import { fromWire } from './money.ts';

/** PayPal's payloads, as far as we read them; everything else, above all names and addresses of buyers, is dropped. */
const Amount = z
  .object({ currency_code: z.string().length(3), value: z.string() })
  .transform((money, context) => {
    const read = fromWire(money);
    if (read) return read;
    context.addIssue('not an amount');
    return z.NEVER;
  });

const Time = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullish();

const Links = z.array(z.object({ href: z.string(), rel: z.string() })).default([]);
export type Links = z.infer<typeof Links>;

export const WireCapture = z.object({
  id: z.string().min(1),
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED']),
  status_details: z.object({ reason: z.string().nullish() }).nullish(),
  amount: Amount,
  seller_receivable_breakdown: z.object({ paypal_fee: Amount.nullish() }).nullish(),
  custom_id: z.string().nullish(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().nullish() }).nullish() })
    .nullish(),
  create_time: Time,
  links: Links,
});
export type WireCapture = z.infer<typeof WireCapture>;

export const WireRefund = z.object({
  id: z.string().min(1),
  status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']),
  amount: Amount,
  custom_id: z.string().nullish(),
  invoice_id: z.string().nullish(),
  seller_payable_breakdown: z.object({ total_refunded_amount: Amount.nullish() }).nullish(),
  create_time: Time,
  links: Links,
});
export type WireRefund = z.infer<typeof WireRefund>;

const ORDER_STATUSES = [
  'CREATED',
  'SAVED',
  'PAYER_ACTION_REQUIRED',
  'APPROVED',
  'VOIDED',
  'COMPLETED',
] as const;

export const WireNewOrder = z.object({
  id: z.string().regex(/^[A-Z0-9]{1,36}$/),
  status: z.enum(ORDER_STATUSES),
  links: Links,
});

export const WireOrder = WireNewOrder.extend({
  payer: z
    .object({ address: z.object({ country_code: z.string().length(2).nullish() }).nullish() })
    .nullish(),
  purchase_units: z.tuple([
    z.object({
      amount: Amount,
      custom_id: z.string().nullish(),
      payments: z
        .object({
          captures: z.array(WireCapture).default([]),
          refunds: z.array(WireRefund).default([]),
        })
        .nullish(),
    }),
  ]),
});
export type WireOrder = z.infer<typeof WireOrder>;

export const WireDispute = z.object({
  dispute_id: z.string().min(1),
  status: z.string(),
  dispute_life_cycle_stage: z.string().nullish(),
  reason: z.string().nullish(),
  dispute_amount: Amount.nullish(),
  disputed_transactions: z
    .array(z.object({ seller_transaction_id: z.string().nullish() }))
    .default([]),
  dispute_outcome: z.object({ outcome_code: z.string().nullish() }).nullish(),
});
export type WireDispute = z.infer<typeof WireDispute>;

/** PayPal may omit any field here, and writes outgoing amounts with a minus. */
export const WireTransactions = z.object({
  transaction_details: z
    .array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string().nullish(),
          transaction_event_code: z.string().nullish(),
          transaction_status: z.string().nullish(),
          transaction_amount: z
            .object({ currency_code: z.string().length(3), value: z.string() })
            .nullish(),
          paypal_reference_id: z.string().nullish(),
          custom_field: z.string().nullish(),
          invoice_id: z.string().nullish(),
        }),
      }),
    )
    .default([]),
  total_pages: z.number().nullish(),
});
export type WireTransaction = z.infer<
  typeof WireTransactions
>['transaction_details'][number]['transaction_info'];

export const WireToken = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});

export const WireRefusal = z.object({
  name: z.string(),
  debug_id: z.string().nullish(),
  details: z.array(z.object({ issue: z.string().nullish() })).nullish(),
});

/** Only the fields of an event that say where to look. */
export const WireEvent = z.object({
  id: z.string().min(1).max(128),
  event_type: z.string().min(1).max(128),
  resource_type: z.string().nullish(),
  resource: z.object({
    id: z.string().nullish(),
    dispute_id: z.string().nullish(),
    custom_id: z.string().nullish(),
    supplementary_data: z
      .object({
        related_ids: z
          .object({ order_id: z.string().nullish(), capture_id: z.string().nullish() })
          .nullish(),
      })
      .nullish(),
    disputed_transactions: z
      .array(z.object({ seller_transaction_id: z.string().nullish() }))
      .nullish(),
    links: Links,
  }),
});
export type WireEvent = z.infer<typeof WireEvent>;
