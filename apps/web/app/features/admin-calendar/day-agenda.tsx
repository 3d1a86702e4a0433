import { useTranslation } from 'react-i18next';
import { formatCalendarDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/form/button.tsx';
import { type AdminDaySlot, stateOfSlot } from './day-state.ts';
import { SlotBadge } from './slot-badge.tsx';

interface DayAgendaProps {
  day: string;
  slots: readonly AdminDaySlot[];
  onEdit: () => void;
}

/** The selected day below the grid of a phone, where a cell has room for dots only. */
export function DayAgenda({ day, slots, onEdit }: DayAgendaProps) {
  const { t } = useTranslation('admin-calendar');
  const locale = useLocale();
  return (
    <section className="card mt-4 p-4 md:hidden" aria-live="polite">
      <h2 className="month-title">
        {formatCalendarDay(locale, day, { day: 'numeric', month: 'long', weekday: 'long' })}
      </h2>
      <p className="mt-1 text-ink-2 text-sm">{t('zone')}</p>
      {slots.length === 0 && <p className="mt-2 text-ink-2">{t('noSlots')}</p>}
      <ul className="mt-1 divide-y divide-line">
        {slots.map((slot) => (
          <li key={slot.id} className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <b className="tnum">{slot.slot_time}</b>
            <SlotBadge state={stateOfSlot(slot)} />
            {slot.consultingRequests.map(({ id, user_name, status }) => (
              <span key={id} className="min-w-0 text-ink-2 text-sm [overflow-wrap:anywhere]">
                <bdi>{user_name}</bdi> · {t(`statuses.${status}`)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <Button kind="secondary" className="mt-3 w-full" onPress={onEdit}>
        {t('editDay')}
      </Button>
    </section>
  );
}
