import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatCalendarDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { type AdminDaySlot, figuresOf, isFull, requestsOf, stateOfDay } from './day-state.ts';
import { RequestStatusIcon } from './request-status.tsx';

const PREVIEW_SLOTS = 3;
const PREVIEW_REQUESTS = 2;

interface DayCellProps {
  day: string;
  month: string;
  today: string;
  slots: readonly AdminDaySlot[];
  isOpen: boolean;
  /** The tab stop of the grid. */
  isStop: boolean;
  onOpen: (day: string) => void;
  onBlock: (day: string) => void;
}

/** One day: its state, its first slots and requests, and a shortcut to block it. */
export function DayCell({
  day,
  month,
  today,
  slots,
  isOpen,
  isStop,
  onOpen,
  onBlock,
}: DayCellProps) {
  const { t } = useTranslation('admin-calendar');
  const locale = useLocale();
  const state = stateOfDay(slots);
  const { total, pending, processing, completed } = figuresOf(slots);
  const isOutside = !day.startsWith(month);
  const isPast = day < today;
  const date = formatCalendarDay(locale, day, { day: 'numeric', month: 'long' });
  const canBlock = !isOutside && !isPast && slots.length > 0 && state !== 'blocked';
  const counts = t('dayCounts', { total, pending, processing, completed });
  return (
    <div
      className="month-day"
      data-state={state}
      data-outside={isOutside ? '' : undefined}
      data-today={day === today ? '' : undefined}
      data-open={isOpen ? '' : undefined}
    >
      <div className="flex items-center justify-between gap-1 leading-none">
        <button
          type="button"
          data-day={day}
          tabIndex={isStop ? 0 : -1}
          aria-pressed={isOpen}
          aria-current={day === today ? 'date' : undefined}
          aria-label={[date, t(`dayStates.${state}`), ...(total > 0 ? [counts] : [])].join(', ')}
          onClick={() => onOpen(day)}
          className={`month-number ${isPast || isOutside ? 'text-ink-3' : ''}`}
        >
          {Number(day.slice(8))}
        </button>
        {state === 'blocked' && (
          <Ban
            size={15}
            strokeWidth={1.75}
            aria-hidden
            className="shrink-0 text-error max-md:absolute max-md:end-0.5 max-md:top-0.5 max-md:size-3"
          />
        )}
        {total > 0 && (
          <span className="month-count max-md:hidden" title={counts} aria-hidden="true">
            {t('requestCount', { count: total })}
          </span>
        )}
      </div>
      <DayPreview slots={slots} />
      {canBlock && (
        <button
          type="button"
          className="month-block max-md:hidden"
          aria-label={t('blockDayOf', { day: date })}
          title={t('blockDayOf', { day: date })}
          onClick={() => onBlock(day)}
        >
          <Ban size={15} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </div>
  );
}

/** Three slots and two requests; on a phone three dots. Screen readers get all of it from the day's label. */
function DayPreview({ slots }: { slots: readonly AdminDaySlot[] }) {
  const shown = slots.slice(0, PREVIEW_SLOTS);
  const requests = requestsOf(slots).slice(0, PREVIEW_REQUESTS);
  return (
    <div aria-hidden="true" className="flex min-h-0 grow flex-col gap-1">
      <ul className="month-slots">
        {shown.map((slot) => (
          <li key={slot.id} data-full={isFull(slot) ? '' : undefined}>
            <span className="max-md:hidden">{slot.slot_time}</span>
          </li>
        ))}
      </ul>
      {requests.length > 0 && (
        <ul className="month-requests">
          {requests.map(({ id, user_name, status }) => (
            <li key={id}>
              <RequestStatusIcon status={status} size={13} />
              <bdi className="truncate">{user_name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
