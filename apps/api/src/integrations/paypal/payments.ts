import type { z } from 'zod';
import type { PayPalClient } from './client.ts';
import { captureFrom, disputeFrom, refundFrom } from './from-wire.ts';
import { toWire } from './money.ts';
import type { FaultyRequest, PayPal, RefundStatus } from './port.ts';
import { readAnswer } from './read-answer.ts';
import { lookupRefused, refundRefused } from './refusals.ts';
import { WireCapture, WireDispute, WireRefund } from './wire.ts';

const KIND_OF: Record<RefundStatus, 'completed' | 'pending' | 'failed'> = {
  COMPLETED: 'completed',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

type Payments = Pick<PayPal, 'getCapture' | 'refundCapture' | 'getRefund' | 'getDispute'>;

export function payPalPayments(client: PayPalClient): Payments {
  async function lookUp<Schema extends z.ZodType, Found>(
    path: string,
    schema: Schema,
    found: (wire: z.output<Schema>) => Found,
  ): Promise<Found | { kind: 'gone' } | FaultyRequest> {
    const answer = await client.ask({ method: 'GET', path });
    if (answer.kind === 'refusal') return lookupRefused(answer);
    return found(readAnswer(schema, answer.body));
  }

  return {
    getCapture: (id) =>
      lookUp(`/v2/payments/captures/${encodeURIComponent(id)}`, WireCapture, (wire) => ({
        kind: 'found',
        capture: captureFrom(wire),
      })),

    getRefund: (id) =>
      lookUp(`/v2/payments/refunds/${encodeURIComponent(id)}`, WireRefund, (wire) => ({
        kind: 'found',
        refund: refundFrom(wire),
      })),

    getDispute: (id) =>
      lookUp(`/v1/customer/disputes/${encodeURIComponent(id)}`, WireDispute, (wire) => ({
        kind: 'found',
        dispute: disputeFrom(wire),
      })),

    async refundCapture({ refundId, captureId, amount, note }) {
      const answer = await client.ask({
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
        body: {
          amount: toWire(amount),
          custom_id: refundId,
          invoice_id: refundId,
          note_to_payer: note,
        },
        requestId: `ref-${refundId}`,
      });
      if (answer.kind === 'refusal') return refundRefused(answer);
      const refund = refundFrom(readAnswer(WireRefund, answer.body));
      return { kind: KIND_OF[refund.status], refund };
    },
  };
}
