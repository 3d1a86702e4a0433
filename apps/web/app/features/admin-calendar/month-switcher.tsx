import { addMonths } from '@ismi/contract/slot-time';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatCalendarDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';

/** The current month, with buttons for the previous and the next one. */
export function MonthSwitcher({
  month,
  onTurn,
}: {
  month: string;
  onTurn: (month: string) => void;
}) {
  const { t } = useTranslation('admin-calendar');
  const locale = useLocale();
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        className="btn-icon"
        aria-label={t('monthBefore')}
        onClick={() => onTurn(addMonths(month, -1))}
      >
        <ChevronLeft size={20} strokeWidth={1.75} aria-hidden className="flip" />
      </button>
      <b aria-live="polite" className="min-w-28 text-center">
        {formatCalendarDay(locale, `${month}-01`, { month: 'long', year: 'numeric' })}
      </b>
      <button
        type="button"
        className="btn-icon"
        aria-label={t('monthAfter')}
        onClick={() => onTurn(addMonths(month, 1))}
      >
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="flip" />
      </button>
    </div>
  );
}
