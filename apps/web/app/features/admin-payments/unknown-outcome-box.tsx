import type { AdminPayment } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';

interface UnknownOutcomeBoxProps {
  payment: AdminPayment;
  isBusy: boolean;
  /** Asks PayPal again; opening a payment does the same. */
  onAsk: () => void;
}

/** A request to PayPal was sent, but its answer is missing. */
export function UnknownOutcomeBox({ payment, isBusy, onAsk }: UnknownOutcomeBoxProps) {
  const { t } = useTranslation('admin-payments');
  if (payment.unknown_outcome === null) return null;
  return (
    <Notice kind="info" title={t('unknown.title')}>
      <p className="text-sm">{t(`unknown.${payment.unknown_outcome}`)}</p>
      <button
        type="button"
        className="btn btn-secondary btn-small mt-3"
        disabled={isBusy}
        onClick={onAsk}
      >
        {t('unknown.act')}
      </button>
    </Notice>
  );
}
