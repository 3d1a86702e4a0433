import type { PrivacyDuty } from '../../db/personal-data.ts';
import { disputes, paypalDifferences } from '../../db/schema/payments.paypal.ts';
import { paymentProblemMarks } from '../../db/schema/payments.problems.ts';
import { payments, refunds } from '../../db/schema/payments.ts';
import { cancelOpenOrders } from './account-erasure.service.ts';

const BOOKS = 'the law of books: what was bought, for how much, and what became of it';

export const paymentsPrivacy: PrivacyDuty = {
  tables: [
    {
      table: payments,
      untold: ['leased_until', 'next_check_at'],
      onErasure: { overwrite: () => ({ op_key: null, approval_url: null }) },
    },
    {
      table: refunds,
      through: { column: 'payment_id', table: payments },
      untold: ['next_try_at'],
      // The reason is our own sentence, and may name the person.
      onErasure: { overwrite: () => ({ reason: 'erased' }) },
    },
    {
      table: disputes,
      through: { column: 'payment_id', table: payments },
      onErasure: { keep: BOOKS },
    },
    {
      table: paypalDifferences,
      through: { column: 'payment_id', table: payments },
      onErasure: { keep: BOOKS },
    },
    {
      table: paymentProblemMarks,
      through: { column: 'payment_id', table: payments },
      untold: ['note', 'handled_by'],
      onErasure: { overwrite: () => ({ note: 'erased', detail: null }) },
    },
  ],
  beforeErasure: cancelOpenOrders,
};
