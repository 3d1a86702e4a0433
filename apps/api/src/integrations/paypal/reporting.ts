import { type PayPalClient, payPalFault } from './client.ts';
import { fromWire } from './money.ts';
import type { PayPal, PayPalTransaction } from './port.ts';
import { readAnswer } from './read-answer.ts';
import { faultyRequest } from './refusals.ts';
import { type WireTransaction, WireTransactions } from './wire.ts';

/** PayPal's maximum page size. */
const PAGE_SIZE = 500;

/** PayPal's codes: a payment from one account to another; refunded by the seller, reversed by PayPal, charged back by a bank. */
const PAYMENT = /^T00\d\d$/;
const GIVEN_BACK: ReadonlySet<string> = new Set(['T1107', 'T1106', 'T1201']);
/** Denied, or not decided yet: no money has moved. */
const WITHOUT_MONEY: ReadonlySet<string> = new Set(['D', 'P']);

function kindOf(code: string, isIncoming: boolean): PayPalTransaction['kind'] | undefined {
  if (PAYMENT.test(code) && isIncoming) return 'capture';
  return GIVEN_BACK.has(code) && !isIncoming ? 'refund' : undefined;
}

/** Undefined for fees, payouts, our own payments, and everything that has not moved money. */
function transactionFrom(wire: WireTransaction): PayPalTransaction | undefined {
  const { transaction_id: id, transaction_amount: signed } = wire;
  if (!id || !signed || WITHOUT_MONEY.has(wire.transaction_status ?? '')) return undefined;
  const isIncoming = !signed.value.startsWith('-');
  const kind = kindOf(wire.transaction_event_code ?? '', isIncoming);
  if (!kind) return undefined;
  const amount = fromWire({ ...signed, value: signed.value.replace(/^-/, '') });
  if (!amount) throw payPalFault(`transaction ${id} has an amount that we cannot read`);
  const captureId = kind === 'refund' ? (wire.paypal_reference_id ?? null) : null;
  return { id, kind, amount, captureId, ourId: wire.custom_field ?? wire.invoice_id ?? null };
}

/** With seconds, as PayPal requires. */
const moment = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

export function payPalReporting(
  client: PayPalClient,
  pageSize = PAGE_SIZE,
): Pick<PayPal, 'listTransactions'> {
  const askFor = (span: { from: Date; to: Date }, page: number) => {
    const query = new URLSearchParams({
      start_date: moment(span.from),
      end_date: moment(span.to),
      // Excludes data about the buyer.
      fields: 'transaction_info',
      page_size: String(pageSize),
      page: String(page),
    });
    return client.ask({ method: 'GET', path: `/v1/reporting/transactions?${query}` });
  };

  return {
    async listTransactions(span) {
      const transactions: PayPalTransaction[] = [];
      let pages = 1;
      for (let page = 1; page <= pages; page += 1) {
        const answer = await askFor(span, page);
        if (answer.kind === 'refusal')
          return answer.status === 403 ? { kind: 'not-authorized' } : faultyRequest(answer);
        const told = readAnswer(WireTransactions, answer.body);
        pages = told.total_pages ?? 1;
        transactions.push(
          ...told.transaction_details.flatMap(
            ({ transaction_info: wire }) => transactionFrom(wire) ?? [],
          ),
        );
      }
      return { kind: 'found', transactions };
    },
  };
}
