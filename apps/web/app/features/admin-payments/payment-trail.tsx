import type { AdminPaymentDetails } from '@ismi/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatSigned } from '../../i18n/intl-formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';

interface Line {
  key: string;
  what: string;
  figure: string;
  note: string;
}

/** Refunds, ledger entries, PayPal events and sent mails; empty lists are omitted. */
export function PaymentTrail({ payment }: { payment: AdminPaymentDetails }) {
  const { t } = useTranslation('admin-payments');
  const locale = useLocale();
  const { formatDayAndTime } = useAdminTexts();
  const refunds = payment.refunds.map((refund) => ({
    key: refund.id,
    what: `${t(`refundStatus.${refund.status}`)} · ${t(`origin.${refund.origin}`)}`,
    figure: formatMoney(locale, refund.amount, payment.currency),
    note: [
      formatDayAndTime(refund.created_at),
      t('trail.creditsTaken', { taken: refund.credits_taken, due: refund.credits_due }),
      refund.reason,
      refund.failure_reason,
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  const ledger = payment.ledger.map((entry) => ({
    key: `${entry.type} ${entry.reference}`,
    what: t(`entry.${entry.type === 'purchase' ? 'purchase' : 'reversal'}`),
    figure: formatSigned(locale, entry.amount),
    note: `${formatDayAndTime(entry.created_at)} · ${t('trail.after', { count: entry.balance_after })}`,
  }));
  const events = payment.events.map((event) => ({
    key: event.id,
    what: event.type,
    figure: t(`events.states.${event.state}`),
    note: formatDayAndTime(event.received_at),
  }));
  const notices = payment.notices.map(({ type, sent_at }) => ({
    key: `${type} ${sent_at}`,
    what: t(`notice.types.${type}`),
    figure: '',
    note: formatDayAndTime(sent_at),
  }));
  return (
    <>
      <Lines title={t('trail.refunds')} lines={refunds} />
      <Lines title={t('trail.ledger')} lines={ledger} />
      <Lines title={t('trail.events')} lines={events} />
      <Lines title={t('trail.notices')} lines={notices} />
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="font-sans font-semibold">{title}</h3>
      <ul className="mt-2 divide-y divide-line text-sm">
        {lines.map(({ key, what, figure, note }) => (
          <li key={key} className="flex items-start justify-between gap-4 py-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <bdi className="block">{what}</bdi>
              <bdi className="block text-ink-3 text-xs">{note}</bdi>
            </span>
            <bdi className="tnum whitespace-nowrap font-semibold">{figure}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
