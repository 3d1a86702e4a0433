import { paymentsAdmin } from '@ismi/contract';
import { CreditCard, Webhook } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../data/query.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';

interface ViewSwitchProps {
  isEvents: boolean;
  onChange: (view: '' | 'events') => void;
}

/** Switches to the PayPal events, with the number of open ones, and back. */
export function ViewSwitch({ isEvents, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('admin-payments');
  const locale = useLocale();
  const waiting = useApiQuery(paymentsAdmin.events, { query: { limit: 1 } });
  const count = waiting.failure ? 0 : (waiting.data?.pagination.total ?? 0);
  return isEvents ? (
    <button type="button" className="btn btn-secondary btn-small" onClick={() => onChange('')}>
      <CreditCard size={17} strokeWidth={1.75} aria-hidden />
      {t('events.back')}
    </button>
  ) : (
    <button
      type="button"
      className="btn btn-secondary btn-small"
      onClick={() => onChange('events')}
    >
      <Webhook size={17} strokeWidth={1.75} aria-hidden />
      {t('events.open')}
      {count > 0 && <span className="badge badge-warning">{formatNumber(locale, count)}</span>}
    </button>
  );
}
