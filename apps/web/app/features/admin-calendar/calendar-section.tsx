import { SLOT_TIME_ZONE } from '@ismi/contract/slot-time';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUrlFilters } from '../../browser/use-url-filters.ts';
import { dayInZone } from '../../i18n/dates.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { LoadFailure } from '../../ui/admin/list-states.tsx';
import { SectionHead } from '../../ui/admin/section-head.tsx';
import { useIsWide } from '../../ui/admin/use-is-wide.ts';
import { BlockFlow, type BlockRequest } from './block-flow.tsx';
import { DayAgenda } from './day-agenda.tsx';
import { DayEditor } from './day-editor.tsx';
import { byDay, gridOf } from './day-state.ts';
import { Legend } from './legend.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthSwitcher } from './month-switcher.tsx';
import { SeriesDialog } from './series-dialog.tsx';
import { useCalendarSlots } from './use-calendar-slots.ts';

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** Month and day are in the URL; the open editor is not. */
export function CalendarSection() {
  const { t } = useTranslation('admin-calendar');
  const words = useAdminTexts();
  const isWide = useIsWide();
  const { values, setFilter } = useUrlFilters(['month', 'day']);
  const today = dayInZone(new Date().toISOString(), SLOT_TIME_ZONE);
  const month = MONTH.test(values.month) ? values.month : today.slice(0, 7);
  const grid = gridOf(month);
  const { slots, isLoading, failure, requestsFailure, reload } = useCalendarSlots({
    startDate: grid[0] ?? today,
    endDate: grid.at(-1) ?? today,
  });
  const days = byDay(slots ?? []);
  const day = grid.includes(values.day) ? values.day : '';
  const [isEditing, setEditing] = useState(isWide);
  const [block, setBlock] = useState<BlockRequest>();
  const [isSeriesOpen, setSeriesOpen] = useState(false);

  const open = (chosen: string) => {
    setFilter('day', chosen);
    setEditing(isWide);
  };
  return (
    <>
      <SectionHead title={t('title')}>
        <button
          type="button"
          className="btn btn-secondary btn-small"
          onClick={() => setSeriesOpen(true)}
        >
          <CalendarPlus size={17} strokeWidth={1.75} aria-hidden />
          {t('series.open')}
        </button>
        <MonthSwitcher month={month} onTurn={(next) => setFilter('month', next)} />
      </SectionHead>
      <p className="mt-1 text-ink-2 text-sm">{t('zone')}</p>
      <Legend />
      {(failure ?? requestsFailure) !== undefined && (
        <div className="mt-5">
          <LoadFailure
            title={t(failure === undefined ? 'requestsFailed' : 'failed')}
            reason={failure ?? requestsFailure ?? ''}
            retryLabel={words.retry}
            onRetry={reload}
          />
        </div>
      )}
      <p role="status" className="sr-only">
        {isLoading ? words.loading : ''}
      </p>
      {failure === undefined && (
        <MonthGrid
          key={month}
          month={month}
          today={today}
          days={days}
          openDay={day}
          isBusy={isLoading}
          onOpen={open}
          onBlock={(blocked) => setBlock({ date: blocked, times: null })}
        />
      )}
      {day !== '' && slots && (
        <DayAgenda day={day} slots={days.get(day) ?? []} onEdit={() => setEditing(true)} />
      )}
      <DayEditor
        day={day}
        today={today}
        slots={days.get(day) ?? []}
        isOpen={day !== '' && isEditing && slots !== undefined}
        onClose={() => (isWide ? setFilter('day', '') : setEditing(false))}
        onBlock={setBlock}
      />
      <BlockFlow request={block} onClose={() => setBlock(undefined)} />
      <SeriesDialog
        isOpen={isSeriesOpen}
        month={month}
        today={today}
        onClose={() => setSeriesOpen(false)}
      />
    </>
  );
}
