import { type AdminEvent, paymentsAdmin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../data/query.ts';
import { formatMoney } from '../../i18n/intl-formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Facts } from '../../ui/admin/facts.tsx';
import { LoadedBody } from '../../ui/admin/loaded-list.tsx';
import { SidePanel } from '../../ui/admin/side-panel.tsx';
import { PaymentBadge } from './payment-badge.tsx';

interface EventDetailsProps {
  event: AdminEvent | undefined;
  onClose: () => void;
}

/** One PayPal event, and the payment that it may concern. */
export function EventDetails({ event, onClose }: EventDetailsProps) {
  const { t } = useTranslation('admin-payments');
  const words = useAdminTexts();
  return (
    <SidePanel
      isOpen={event !== undefined}
      title={t('events.one')}
      closeLabel={words.close}
      onClose={onClose}
    >
      {event && <LoadedEvent id={event.id} />}
    </SidePanel>
  );
}

function LoadedEvent({ id }: { id: string }) {
  const { t } = useTranslation('admin-payments');
  const locale = useLocale();
  const words = useAdminTexts();
  const loaded = useApiQuery(paymentsAdmin.event, { params: { id } });
  return (
    <LoadedBody loaded={loaded} failed={t('events.failed')} words={words}>
      {({ event, payment }) => (
        <div className="grid gap-6">
          <Facts
            facts={[
              [t('events.columns.type'), event.type],
              [t('events.columns.id'), event.id],
              [t('events.columns.received'), words.formatDayAndTime(event.received_at)],
            ]}
          />
          <section>
            <h3 className="font-sans font-semibold">{t('events.payment')}</h3>
            {payment ? (
              <>
                <Facts
                  facts={[
                    [t('columns.id'), payment.id],
                    [t('columns.user'), payment.user.email],
                    [t('columns.amount'), formatMoney(locale, payment.amount, payment.currency)],
                  ]}
                />
                <div className="mt-2">
                  <PaymentBadge status={payment.status} />
                </div>
              </>
            ) : (
              <p className="mt-2 text-ink-2 text-sm">{t('events.noPayment')}</p>
            )}
          </section>
          <pre className="json" dir="ltr">
            {JSON.stringify(event.subject, null, 2)}
          </pre>
        </div>
      )}
    </LoadedBody>
  );
}
