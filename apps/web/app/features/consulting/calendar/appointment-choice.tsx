import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedNotice } from '../../../ui/failed-notice.tsx';
import { Calendar } from './calendar.tsx';
import { SlotDialog } from './slot-dialog.tsx';
import type { useOpenSlots } from './use-open-slots.ts';

interface AppointmentChoiceProps {
  slots: ReturnType<typeof useOpenSlots>;
  day: string;
  time: string;
  onChoose: (day: string, time: string) => void;
}

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** The shape of the month to come. */
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

/** First the day, then the hour. */
export function AppointmentChoice({ slots, day, time, onChoose }: AppointmentChoiceProps) {
  const { t } = useTranslation('consulting');
  const { open, isLoading, failure, reload } = slots;
  const [openDay, setOpenDay] = useState('');
  return (
    <>
      {open && (
        <Calendar
          open={open}
          chosenDay={time === '' ? openDay : day}
          isLoading={isLoading}
          onChoose={setOpenDay}
          onLeaveMonth={() => onChoose('', '')}
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
      {open && (
        <SlotDialog
          day={openDay}
          slots={open.slots[openDay] ?? []}
          time={openDay === day ? time : ''}
          onClose={() => setOpenDay('')}
          onChoose={(chosen) => {
            onChoose(openDay, chosen);
            setOpenDay('');
          }}
        />
      )}
    </>
  );
}
