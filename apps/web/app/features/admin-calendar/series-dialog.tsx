import { consultingAdmin } from '@ismi/contract';
import { CONSULTING_LIMITS } from '@ismi/contract/limits';
import { addDays, addMonths } from '@ismi/contract/slot-time';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../data/mutation.ts';
import { useApiQuery } from '../../data/query.ts';
import { formatCalendarDay } from '../../i18n/dates.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';
import { CALENDAR_VIEWS } from './use-calendar-slots.ts';

interface SeriesDialogProps {
  isOpen: boolean;
  month: string;
  today: string;
  onClose: () => void;
}

/** A Monday; the days after it are the rest of a week. */
const SOME_MONDAY = '2026-11-02';
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

interface Series {
  start_date: string;
  end_date: string;
  weekdays: number[];
  times: string[];
  max_appointments: number;
}

const laterDay = (one: string, other: string) => (one > other ? one : other);

/** The shown month, from today on at the earliest. */
const initialSeries = (month: string, today: string): Series => {
  const start_date = laterDay(`${month}-01`, today);
  const end = addDays(`${addMonths(month, 1)}-01`, -1);
  return {
    start_date,
    end_date: laterDay(end, start_date),
    weekdays: [1, 2, 3, 4, 5],
    times: ['10:00', '14:00', '16:00'],
    max_appointments: 1,
  };
};

/** Recurring slots: weekdays, times and a period, with the number of new slots shown before they are added. */
export function SeriesDialog({ isOpen, month, today, onClose }: SeriesDialogProps) {
  const [series, setSeries] = useState<Series>();
  // Initialized on open, with the month that is shown then.
  if (isOpen && !series) setSeries(initialSeries(month, today));
  if (!isOpen && series) setSeries(undefined);
  if (!series) return null;
  return <OpenDialog series={series} onChange={setSeries} onClose={onClose} />;
}

interface OpenDialogProps extends Pick<SeriesDialogProps, 'onClose'> {
  series: Series;
  onChange: (series: Series) => void;
}

function OpenDialog({ series, onChange, onClose }: OpenDialogProps) {
  const { t } = useTranslation('admin-calendar');
  const words = useAdminTexts();
  const addition = useApiMutation(consultingAdmin.addSeries, { invalidates: CALENDAR_VIEWS });
  const isWhole =
    series.weekdays.length > 0 &&
    series.times.length > 0 &&
    series.start_date !== '' &&
    series.end_date !== '';
  const preview = useApiQuery(
    consultingAdmin.addSeries,
    isWhole ? { query: { preview: 'true' as const }, body: series } : undefined,
  );
  const count = isWhole && !preview.isLoading ? preview.data : undefined;
  const add = async () => {
    const answer = await addition.send({ query: {}, body: series });
    if (!answer) return;
    onClose();
    showToast(t('series.done', { added: answer.added }));
  };
  return (
    <ActionDialog
      isOpen
      title={t('series.title')}
      {...words.dialog}
      confirmLabel={t('series.add')}
      action={{
        isBusy: addition.isBusy,
        failure: addition.failure ?? (isWhole ? preview.failure : undefined),
      }}
      isDisabled={!count || count.added === 0}
      onConfirm={add}
      onClose={onClose}
    >
      <Period series={series} onChange={onChange} />
      <Weekdays series={series} onChange={onChange} />
      <Times series={series} onChange={onChange} />
      <p role="status" className="rounded-md bg-sunken p-3 text-sm">
        {count ? t('series.preview', { ...count }) : t('series.counting')}
      </p>
    </ActionDialog>
  );
}

type PartProps = Pick<OpenDialogProps, 'series' | 'onChange'>;

function Period({ series, onChange }: PartProps) {
  const { t } = useTranslation('admin-calendar');
  const id = useId();
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {(['start_date', 'end_date'] as const).map((edge) => (
        <div key={edge}>
          <label htmlFor={`${id}-${edge}`} className="mb-1 block font-semibold text-sm">
            {t(`series.${edge}`)}
          </label>
          <input
            id={`${id}-${edge}`}
            type="date"
            required
            value={series[edge]}
            onChange={({ target }) => onChange({ ...series, [edge]: target.value })}
            className="input"
          />
        </div>
      ))}
      <div>
        <label htmlFor={`${id}-places`} className="mb-1 block font-semibold text-sm">
          {t('places')}
        </label>
        <input
          id={`${id}-places`}
          type="number"
          min={1}
          max={CONSULTING_LIMITS.slotCapacity}
          value={series.max_appointments}
          onChange={({ target }) =>
            onChange({ ...series, max_appointments: Math.max(1, Math.trunc(Number(target.value))) })
          }
          className="input"
        />
      </div>
    </div>
  );
}

function Weekdays({ series, onChange }: PartProps) {
  const { t } = useTranslation('admin-calendar');
  const locale = useLocale();
  const toggle = (weekday: number) =>
    onChange({
      ...series,
      weekdays: series.weekdays.includes(weekday)
        ? series.weekdays.filter((each) => each !== weekday)
        : [...series.weekdays, weekday].sort(),
    });
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">{t('series.weekdays')}</legend>
      <div className="flex flex-wrap gap-2">
        {WEEKDAYS.map((weekday) => {
          const day = addDays(SOME_MONDAY, weekday - 1);
          return (
            <label key={weekday} className="pick">
              <input
                type="checkbox"
                checked={series.weekdays.includes(weekday)}
                onChange={() => toggle(weekday)}
                className="sr-only"
                aria-label={formatCalendarDay(locale, day, { weekday: 'long' })}
              />
              <span aria-hidden="true">{formatCalendarDay(locale, day, { weekday: 'short' })}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function Times({ series, onChange }: PartProps) {
  const { t } = useTranslation('admin-calendar');
  const id = useId();
  const [time, setTime] = useState('18:00');
  const isKnown = series.times.includes(time);
  const isFull = series.times.length >= CONSULTING_LIMITS.seriesTimes;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">{t('series.times')}</legend>
      <ul className="flex flex-wrap gap-2">
        {series.times.map((each) => (
          <li key={each} className="badge tnum gap-1 pe-1">
            {each}
            <button
              type="button"
              aria-label={t('series.removeTime', { time: each })}
              className="grid size-7 place-items-center rounded-full"
              onClick={() =>
                onChange({ ...series, times: series.times.filter((kept) => kept !== each) })
              }
            >
              <X size={14} strokeWidth={2} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex items-end gap-2">
        <div>
          <label htmlFor={id} className="mb-1 block text-sm">
            {t('time')}
          </label>
          <input
            id={id}
            type="time"
            value={time}
            onChange={({ target }) => setTime(target.value)}
            className="input"
          />
        </div>
        <button
          type="button"
          className="btn btn-secondary"
          disabled={time === '' || isKnown || isFull}
          onClick={() => onChange({ ...series, times: [...series.times, time].sort() })}
        >
          <Plus size={17} strokeWidth={1.75} aria-hidden />
          {t('series.addTime')}
        </button>
      </div>
    </fieldset>
  );
}
