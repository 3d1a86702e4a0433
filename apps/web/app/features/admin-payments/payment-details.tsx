import { type AdminPaymentDetails, paymentsAdmin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { invalidate } from '../../data/invalidation.ts';
import { useApiQuery } from '../../data/query.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { formatMoney } from '../../i18n/intl-formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Facts } from '../../ui/admin/facts.tsx';
import { LoadedBody } from '../../ui/admin/loaded-list.tsx';
import { SidePanel } from '../../ui/admin/side-panel.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { shortId } from './payment-looks.ts';
import { PaymentTrail } from './payment-trail.tsx';
import { ReviewBox } from './review-box.tsx';
import { UnknownOutcomeBox } from './unknown-outcome-box.tsx';

interface PaymentDetailsProps {
  id: string | undefined;
  onClose: () => void;
}

/** All details of one payment, beside the list. */
export function PaymentDetails({ id, onClose }: PaymentDetailsProps) {
  const { t } = useTranslation('admin-payments');
  const words = useAdminTexts();
  return (
    <SidePanel
      isOpen={id !== undefined}
      title={t('details.title', { id: shortId(id ?? '') })}
      closeLabel={words.close}
      onClose={onClose}
    >
      {id && <LoadedDetails id={id} />}
    </SidePanel>
  );
}

function LoadedDetails({ id }: { id: string }) {
  const { t } = useTranslation('admin-payments');
  const words = useAdminTexts();
  const loaded = useApiQuery(paymentsAdmin.details, { params: { id } });
  const askPayPal = async () => {
    await loaded.reload();
    invalidate([paymentsAdmin.list, paymentsAdmin.stats]);
  };
  return (
    <LoadedBody loaded={loaded} failed={t('details.failed')} words={words}>
      {({ payment }) => (
        <div className="grid gap-6">
          <UnknownOutcomeBox payment={payment} isBusy={loaded.isLoading} onAsk={askPayPal} />
          <ReviewBox payment={payment} />
          <PaymentFacts payment={payment} />
          <PaymentTrail payment={payment} />
          <section>
            <h3 className="font-sans font-semibold">{t('details.metadata')}</h3>
            <pre className="json mt-2" dir="ltr">
              {JSON.stringify(payment.metadata, null, 2)}
            </pre>
          </section>
        </div>
      )}
    </LoadedBody>
  );
}

function PaymentFacts({ payment }: { payment: AdminPaymentDetails }) {
  const { t } = useTranslation('admin-payments');
  const locale = useLocale();
  const { formatDayAndTime } = useAdminTexts();
  const money = (amount: number) => formatMoney(locale, amount, payment.currency);
  const facts = [
    [t('columns.id'), payment.id],
    [t('columns.user'), `${payment.user.name} · ${payment.user.email}`],
    [t('columns.amount'), money(payment.amount)],
    [t('details.refunded'), payment.refunded_amount > 0 ? money(payment.refunded_amount) : null],
    [t('columns.credits'), formatNumber(locale, payment.credits_purchased)],
    [t('details.receipt'), payment.receipt_number],
    [t('columns.order'), payment.paypal_order_id],
    [t('details.capture'), payment.paypal_capture_id],
    [t('details.created'), formatDayAndTime(payment.createdAt)],
    [t('details.updated'), formatDayAndTime(payment.updatedAt)],
    [t('details.failureReason'), payment.failure_reason],
    [t('details.reviewReason'), payment.review_reason],
    [
      t('details.consent'),
      `${payment.consents.version} · ${formatDayAndTime(payment.consents.given_at)} · ${payment.consents.country}`,
    ],
  ] as const;
  return (
    <section>
      <PaymentBadge status={payment.status} />
      <Facts facts={facts} />
    </section>
  );
}
