import { consulting } from '@ismi/contract';
import { APPOINTMENT_FILTERS, type AppointmentFilter } from '@ismi/contract/consulting-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { useApiQuery } from '../../data/query.ts';
import { Shamsa } from '../../ui/brand/shamsa.tsx';
import { LoadableList } from '../../ui/feedback/loadable-list.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { AppointmentCard } from './appointment-card.tsx';

function Skeleton() {
  const { t } = useTranslation();
  return (
    <Skeletons
      label={t('loading')}
      count={2}
      className="grid gap-4 md:grid-cols-2"
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
    <div className="card grid justify-items-center gap-3 px-6 py-10 text-center">
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

/** Appointments and mail requests, six cards at a time. */
export function AppointmentsTab() {
  const { t } = useTranslation('profile');
  const [filter, setFilter] = useState<AppointmentFilter>('all');
  const [number, setNumber] = useState(1);
  const {
    data: page,
    isLoading,
    failure,
    reload,
  } = useApiQuery(
    consulting.appointments,
    { query: { status: filter, page: number } },
    { keepsPrevious: true },
  );
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
      <LoadableList
        items={page?.appointments}
        isLoading={isLoading}
        failure={failure?.message}
        onRetry={reload}
        texts={{ failed: t('appointments.failed'), retry: t('history.retry') }}
        skeleton={<Skeleton />}
        empty={<Empty filter={filter} />}
        className="mt-4"
      >
        {(appointments) => (
          <ul aria-label={t('appointments.label')} className="grid gap-4 md:grid-cols-2">
            {appointments.map((appointment) => (
              <AppointmentCard key={appointment.id} appointment={appointment} />
            ))}
          </ul>
        )}
      </LoadableList>
      {page && page.pagination.totalPages > 1 && (
        <Pages page={number} totalPages={page.pagination.totalPages} onTurn={setNumber} />
      )}
    </>
  );
}
