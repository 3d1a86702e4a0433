export interface Guard {
  file: string;
  text: string;
  instead: string;
}

/** The guards that protect money, and how each is removed to check that the proof notices. */
export const GUARDS: Record<string, Guard> = {
  'the captured sum is compared': {
    file: 'payments/payments.rules.ts',
    text: 'const isWhole = amount.minor === ordered.amountMinor && amount.currency === ordered.currency;',
    instead: 'const isWhole = true;',
  },
  'what is settled stays so': {
    file: 'payments/payments.rules.ts',
    text: "if (ordered.status === 'completed' || ordered.status === 'refunded') return { kind: 'leave' };",
    instead: '',
  },
  'one caller at a time asks PayPal': {
    file: 'payments/leases.queries.ts',
    text: "and(eq(payments.id, id), eq(payments.status, 'pending'), isFree)",
    instead: "and(eq(payments.id, id), eq(payments.status, 'pending'))",
  },
  'status, receipt and credits are one transaction': {
    file: 'payments/settlement.service.ts',
    text: 'deps.db.transaction(async (tx) => {',
    instead: '((work) => work(deps.db))(async (tx) => {',
  },
  'a repeat has the same request id': {
    file: 'paypal/client.ts',
    text: "...(requestId && { 'paypal-request-id': requestId }),",
    instead: '',
  },
  'somebody sweeps': {
    file: 'payments/sweep.service.ts',
    text: 'if (!deps.paypal) return;',
    instead: 'return;',
  },
  'a webhook’s signature is verified': {
    file: 'paypal/webhook.ts',
    text: "if (!verify('RSA-SHA256', signed, key, signature)) return refused('wrong-signature');",
    instead: '',
  },
};
