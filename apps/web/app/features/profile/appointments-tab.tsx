import { APPOINTMENT_FILTERS, type AppointmentFilter } from '@ismi/contract/consulting-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { Shamsa } from '../../ui/brand/shamsa.tsx';
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { AppointmentCard } from './appointment-card.tsx';
import { useAppointments } from './use-appointments.ts';

function Skeleton() {
  const { t } = useTranslation();
  return (
    <Skeletons
      label={t('loading')}
      count={2}
      className="mt-4 grid gap-4 md:grid-cols-2"
      eachClassName="card grid gap-3 p-5"
    >
      <span className="skeleton h-5 w-2/5" />
      <span className="skeleton h-7 w-4/5" />
      <span className="skeleton h-4 w-3/5" />
    </Skeletons>
  );
}

function Empty({ filter }: { filter: AppointmentFilter }) {
  const { t } = useTranslation('profile');
  const path = usePath();
  return (
    <div className="card mt-4 grid justify-items-center gap-3 px-6 py-10 text-center">
      <Shamsa name="ismi" strokeWidth={1.2} className="w-20 text-primary" />
      <p className="text-ink-2">
        {t(filter === 'all' ? 'appointments.empty' : 'appointments.emptyFilter')}
      </p>
      <Link to={path('consulting')} className="btn btn-primary mt-1">
        {t('appointments.book')}
      </Link>
    </div>
  );
}

interface PagesProps {
  page: number;
  totalPages: number;
  onTurn: (page: number) => void;
}

function Pages({ page, totalPages, onTurn }: PagesProps) {
  const { t } = useTranslation('profile');
  return (
    <nav
      aria-label={t('appointments.pages')}
      className="mt-6 flex flex-wrap items-center justify-center gap-4"
    >
      <button
        type="button"
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
        className="btn btn-secondary btn-small"
      >
        {t('appointments.previous')}
      </button>
      <span aria-live="polite" className="tnum text-ink-2">
        {t('appointments.page', { page, total: totalPages })}
      </span>
      <button
        type="button"
        disabled={page >= totalPages}
        onClick={() => onTurn(page + 1)}
        className="btn btn-secondary btn-small"
      >
        {t('appointments.next')}
      </button>
    </nav>
  );
}

/** What was booked and what was asked by mail, six cards at a time. */
export function AppointmentsTab() {
  const { t } = useTranslation('profile');
  const [filter, setFilter] = useState<AppointmentFilter>('all');
  const [number, setNumber] = useState(1);
  const { page, isLoading, failure, load } = useAppointments(filter, number);
  const show = (each: AppointmentFilter) => {
    setFilter(each);
    setNumber(1);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways */}
      <div
        role="group"
        aria-label={t('appointments.filters.label')}
        className="mt-7 flex flex-wrap gap-2"
      >
        {APPOINTMENT_FILTERS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === filter}
            onClick={() => show(each)}
            className="chip"
          >
            {t(`appointments.filters.${each}`)}
          </button>
        ))}
      </div>
      {!page && isLoading && <Skeleton />}
      {page?.appointments.length === 0 && !isLoading && <Empty filter={filter} />}
      {page && page.appointments.length > 0 && (
        <ul
          aria-label={t('appointments.label')}
          aria-busy={isLoading}
          className={`mt-4 grid gap-4 md:grid-cols-2 ${isLoading ? 'opacity-60' : ''}`}
        >
          {page.appointments.map((appointment) => (
            <AppointmentCard key={appointment.id} appointment={appointment} />
          ))}
        </ul>
      )}
      {failure !== undefined && (
        <div className="mt-4">
          <FailedNotice
            title={t('appointments.failed')}
            reason={failure}
            retryLabel={t('history.retry')}
            onRetry={load}
          />
        </div>
      )}
      {page && page.pagination.totalPages > 1 && (
        <Pages page={number} totalPages={page.pagination.totalPages} onTurn={setNumber} />
      )}
    </>
  );
}
