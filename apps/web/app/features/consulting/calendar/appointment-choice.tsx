import { Clock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayInZone } from '../../../i18n/dates.ts';
import { useLocalTimeZone } from '../../../i18n/local-time.ts';
import { FailedNotice } from '../../../ui/feedback/failed-notice.tsx';
import { Calendar } from './calendar.tsx';
import { SlotDialog } from './slot-dialog.tsx';
import { groupByLocalDay, type LocalSlot, type Slot } from './slots.ts';
import type { useOpenSlots } from './use-open-slots.ts';

interface AppointmentChoiceProps {
  slots: ReturnType<typeof useOpenSlots>;
  chosen: Slot | undefined;
  /** Undefined clears the choice. */
  onChoose: (slot: LocalSlot | undefined) => void;
}

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Placeholder while the month is loading. */
function CalendarSkeleton() {
  const { t } = useTranslation('consulting');
  return (
    <div>
      <p role="status" className="sr-only">
        {t('calendar.loading')}
      </p>
      <div aria-hidden="true" className="grid gap-2">
        <span className="skeleton h-8 w-2/5" />
        {ROWS.map((row) => (
          <span key={row} className="skeleton h-13" />
        ))}
      </div>
    </div>
  );
}

/** First the day, then the time, both in the visitor's time zone. */
export function AppointmentChoice({ slots, chosen, onChoose }: AppointmentChoiceProps) {
  const { t } = useTranslation('consulting');
  const zone = useLocalTimeZone();
  const { open, isLoading, failure, reload } = slots;
  const days = useMemo(() => open && groupByLocalDay(open, zone, new Date()), [open, zone]);
  const [openDay, setOpenDay] = useState('');
  return (
    <>
      {days && (
        <Calendar
          days={days}
          chosenDay={chosen && zone ? dayInZone(chosen.starts_at, zone) : openDay}
          isLoading={isLoading}
          onChoose={setOpenDay}
          onLeaveMonth={() => onChoose(undefined)}
        />
      )}
      {!open && isLoading && <CalendarSkeleton />}
      {failure !== undefined && (
        <div className="mt-4">
          <FailedNotice
            title={t('calendar.failed')}
            reason={failure}
            retryLabel={t('calendar.retry')}
            onRetry={reload}
          />
        </div>
      )}
      {open && Object.keys(open.slots).length === 0 && (
        <p className="mt-4 px-1 text-ink-2">{t('calendar.nothing')}</p>
      )}
      <p className="mt-5 flex items-start gap-3 rounded-md bg-sunken p-4 text-ink-2 text-sm leading-normal">
        <Clock size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
        {t('calendar.zones')}
      </p>
      {days && (
        <SlotDialog
          day={openDay}
          slots={days.slots[openDay] ?? []}
          chosen={chosen}
          onClose={() => setOpenDay('')}
          onChoose={(slot) => {
            onChoose(slot);
            setOpenDay('');
          }}
        />
      )}
    </>
  );
}
