import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveDayByKey } from '../../browser/move-day-by-key.ts';
import { formatCalendarDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { DayCell } from './day-cell.tsx';
import { type AdminDaySlot, gridOf } from './day-state.ts';

interface MonthGridProps {
  month: string;
  today: string;
  days: ReadonlyMap<string, AdminDaySlot[]>;
  openDay: string;
  isBusy: boolean;
  onOpen: (day: string) => void;
  onBlock: (day: string) => void;
}

/** Six weeks. One tab stop; arrow keys move between days. */
export function MonthGrid({
  month,
  today,
  days,
  openDay,
  isBusy,
  onOpen,
  onBlock,
}: MonthGridProps) {
  const { t } = useTranslation('admin-calendar');
  const locale = useLocale();
  const [focused, setFocused] = useState('');
  const grid = gridOf(month);
  const stop = [focused, openDay, today, `${month}-01`].find((day) => grid.includes(day));
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = day && moveDayByKey(day, event.key, isRightToLeft);
    if (!next || !grid.includes(next)) return;
    event.preventDefault();
    setFocused(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return (
    <section
      aria-label={t('grid')}
      aria-busy={isBusy}
      onKeyDown={move}
      className={`month mt-5 ${isBusy ? 'opacity-60' : ''}`}
    >
      {grid.slice(0, 7).map((day) => (
        <span key={day} aria-hidden="true" className="month-weekday">
          {/* Arabic has no short weekday names; seven long ones would overlap. */}
          {formatCalendarDay(locale, day, { weekday: locale === 'ar' ? 'narrow' : 'short' })}
        </span>
      ))}
      {grid.map((day) => (
        <DayCell
          key={day}
          day={day}
          month={month}
          today={today}
          slots={days.get(day) ?? []}
          isOpen={day === openDay}
          isStop={day === stop}
          onOpen={onOpen}
          onBlock={onBlock}
        />
      ))}
    </section>
  );
}
