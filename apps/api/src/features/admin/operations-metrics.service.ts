import { Gauge } from 'prom-client';
import type { Deps } from '../../deps.ts';
import { readOperationalFigures } from './operational-figures.queries.ts';

type Figure = keyof Awaited<ReturnType<typeof readOperationalFigures>>;

const FIGURES: Record<Figure, { name: string; help: string }> = {
  overduePayments: {
    name: 'ismi_payments_overdue',
    help: 'Payments without money that are pending longer than any order lives: nobody sweeps',
  },
  paymentsInReview: {
    name: 'ismi_payments_in_review',
    help: 'Payments whose money is not what was ordered; each waits for a person',
  },
  eventsInReview: {
    name: 'ismi_paypal_events_in_review',
    help: 'What PayPal told us and belongs to no payment of ours; each waits for a person',
  },
  differences: {
    name: 'ismi_paypal_differences',
    help: 'Captures and refunds about which our books and PayPal’s list differ; each waits for a person',
  },
  uncomparedSeconds: {
    name: 'ismi_paypal_uncompared_seconds',
    help: 'How old the youngest money is that was held against PayPal’s list',
  },
  mailSeconds: {
    name: 'ismi_mail_oldest_seconds',
    help: 'How long the oldest mail has been on its way to the SMTP server',
  },
  withdrawalSeconds: {
    name: 'ismi_withdrawal_oldest_seconds',
    help: 'How long the oldest declaration of withdrawal has been waiting for its answer',
  },
  erasureSeconds: {
    name: 'ismi_erasure_overdue_seconds',
    help: 'How long somebody should have been erased already',
  },
};

/** Backlog figures, queried when the metrics are read, so that every worker reports the same. */
export function watchOperations({ metrics, db, clock }: Deps): void {
  type Answer = ReturnType<typeof readOperationalFigures>;
  let latest: { at: number; answer: Answer; isOpen: boolean } | undefined;
  // One query for all figures of a reading, and no second one while the database hangs.
  const ask = (): Answer => {
    const now = clock.now();
    if (latest?.isOpen || (latest && now.getTime() - latest.at <= 1_000)) return latest.answer;
    const answer = readOperationalFigures(db, now).finally(() => {
      question.isOpen = false;
    });
    const question = { at: now.getTime(), answer, isOpen: true };
    latest = question;
    return answer;
  };
  // Object.entries loses the literal types.
  for (const [figure, told] of Object.entries(FIGURES) as [Figure, (typeof FIGURES)[Figure]][]) {
    new Gauge({
      ...told,
      registers: [metrics.registry],
      async collect() {
        this.set((await ask())[figure]);
      },
    });
  }
}
