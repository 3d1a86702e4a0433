import { addDays, addMonths, SLOT_WINDOW_DAYS, weeksOfMonth } from '@ismi/contract/slot-time';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveDayByKey } from '../../../browser/move-day-by-key.ts';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { formatCalendarDay } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Day } from './day.tsx';
import { isSelectable, type LocalDays, stateOfDay } from './slots.ts';

interface CalendarProps {
  days: LocalDays;
  chosenDay: string;
  isLoading: boolean;
  onChoose: (day: string) => void;
  /** Another month was opened: the choice in the previous one is cleared. */
  onLeaveMonth: () => void;
}

/** A month of days with their availability. One tab stop; arrow keys move between days. */
export function Calendar({
  days: own,
  chosenDay,
  isLoading,
  onChoose,
  onLeaveMonth,
}: CalendarProps) {
  const { t } = useTranslation('consulting');
  const locale = useLocale();
  const title = useId();
  const isHydrated = useHydrated();
  const { today } = own;
  // The last Turkish day may end on the visitor's next day.
  const last = [addDays(today, SLOT_WINDOW_DAYS), ...Object.keys(own.slots)].sort().at(-1) ?? today;
  const [month, setMonth] = useState((chosenDay || today).slice(0, 7));
  const weeks = weeksOfMonth(month);
  const days = weeks.flat().filter((day) => day.startsWith(month));
  const [focused, setFocused] = useState<string>();
  const firstOpen = days.find((day) => isSelectable(stateOfDay(own, day)));
  const stop = [focused, chosenDay, firstOpen, days[0]].find((day) => day?.startsWith(month));

  const turnTo = (other: string) => {
    setMonth(other);
    setFocused(undefined);
    onLeaveMonth();
  };
  const move = (event: React.KeyboardEvent<HTMLTableElement>) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = day && moveDayByKey(day, event.key, isRightToLeft);
    if (!next) return;
    event.preventDefault();
    setFocused(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const arrows = [
    { label: t('calendar.before'), to: addMonths(month, -1), Icon: ChevronLeft },
    { label: t('calendar.after'), to: addMonths(month, 1), Icon: ChevronRight },
  ];
  const isOutside = (other: string) => other < today.slice(0, 7) || other > last.slice(0, 7);
  return (
    <>
      <div className="flex items-center justify-between px-1 max-xs:flex-wrap">
        <h2 id={title} aria-live="polite" className="text-2xl">
          {formatCalendarDay(locale, `${month}-01`, { month: 'long', year: 'numeric' })}
        </h2>
        <div className="ms-auto flex">
          {arrows.map(({ label, to, Icon }) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              disabled={!isHydrated || isOutside(to)}
              onClick={() => turnTo(to)}
              className={`btn-icon grid place-items-center ${isOutside(to) ? 'opacity-40' : ''}`}
            >
              <Icon size={22} strokeWidth={1.75} aria-hidden className="flip" />
            </button>
          ))}
        </div>
      </div>
      <div className="@container">
        <table
          aria-labelledby={title}
          aria-busy={isLoading}
          onKeyDown={move}
          className={`cal mt-3 ${isLoading ? 'opacity-60' : ''}`}
        >
          <thead>
            <tr>
              {(weeks[0] ?? []).map((day) => (
                <th
                  key={day}
                  scope="col"
                  abbr={formatCalendarDay(locale, day, { weekday: 'long' })}
                >
                  {/* Arabic has no short weekday names; seven long ones would overlap. */}
                  {formatCalendarDay(locale, day, {
                    weekday: locale === 'ar' ? 'narrow' : 'short',
                  })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <td key={day}>
                    {day.startsWith(month) && (
                      <Day
                        day={day}
                        isToday={day === today}
                        isHydrated={isHydrated}
                        state={stateOfDay(own, day)}
                        slots={own.slots[day] ?? []}
                        isChosen={day === chosenDay}
                        isStop={day === stop}
                        onChoose={onChoose}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend />
    </>
  );
}

const KEYS = ['available', 'partial', 'full'] as const;

function Legend() {
  const { t } = useTranslation('consulting');
  return (
    <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-2 px-1 text-ink-2 text-sm">
      {KEYS.map((state) => (
        <li key={state} className="inline-flex items-center gap-2">
          <span className={`day day-key day-${state}`} />
          {t(`calendar.legend.${state}`)}
        </li>
      ))}
      <li className="inline-flex items-center gap-2">
        <i className="size-2 rotate-45 bg-apricot-text" />
        {t('calendar.legend.today')}
      </li>
    </ul>
  );
}
