import { useTranslation } from 'react-i18next';
import { formatCalendarDay } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { type DayState, dotCount, isSelectable, type Slot } from './slots.ts';

interface DayProps {
  day: string;
  isToday: boolean;
  /** Before hydration a tap has no effect. */
  isHydrated: boolean;
  state: DayState;
  slots: readonly Slot[];
  isChosen: boolean;
  /** The tab stop of this month. */
  isStop: boolean;
  onChoose: (day: string) => void;
}

const DOTS = [1, 2, 3] as const;

/** A day that cannot be chosen is not `disabled`, so that screen readers can say why. */
export function Day({
  day,
  isToday,
  isHydrated,
  state,
  slots,
  isChosen,
  isStop,
  onChoose,
}: DayProps) {
  const { t } = useTranslation('consulting');
  const locale = useLocale();
  const canChoose = isSelectable(state);
  const isDisabled = !isHydrated || !canChoose;
  const date = formatCalendarDay(locale, day, { weekday: 'long', day: 'numeric', month: 'long' });
  const free = dotCount(slots);
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-disabled={isDisabled || undefined}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={`${date}: ${t(`calendar.state.${state}`)}`}
      onClick={() => !isDisabled && onChoose(day)}
      className={`day day-${state} ${isToday ? 'day-today' : ''}`}
    >
      {Number(day.slice(8))}
      {state === 'full' && <small>{t('calendar.full')}</small>}
      {canChoose && (
        <span className="day-dots">
          {DOTS.map((dot) => (
            <i key={dot} data-free={dot <= free ? '' : undefined} />
          ))}
        </span>
      )}
    </button>
  );
}
