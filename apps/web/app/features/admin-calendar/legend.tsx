import { useTranslation } from 'react-i18next';
import { RequestStatusIcon } from './request-status.tsx';

const STATES = ['available', 'partial', 'full', 'blocked', 'no-slots'] as const;
const STATUSES = ['pending', 'processing', 'completed'] as const;

/** Legend of the calendar's colours and marks. */
export function Legend() {
  const { t } = useTranslation('admin-calendar');
  return (
    <ul aria-label={t('legend')} className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-ink-2 text-sm">
      {STATES.map((state) => (
        <li key={state} className="inline-flex items-center gap-2">
          <i className="month-key" data-state={state} />
          {t(`dayStates.${state}`)}
        </li>
      ))}
      {STATUSES.map((status) => (
        <li key={status} className="inline-flex items-center gap-2">
          <RequestStatusIcon status={status} size={15} />
          {t(`statuses.${status}`)}
        </li>
      ))}
    </ul>
  );
}
