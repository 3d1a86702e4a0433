import { consultingAdmin } from '@ismi/contract';
import { ChartNoAxesColumn, Clock3 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApiQuery } from '../../data/query.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { LoadedBody } from '../../ui/admin/loaded-list.tsx';
import { StatCard } from '../../ui/admin/stat-card.tsx';
import { Reports } from './reports.tsx';

const FIGURES = [
  'totalRequests',
  'pendingRequests',
  'processingRequests',
  'completedRequests',
  'totalCredits',
  'todayAppointments',
] as const;

/** The figures of all requests, two shortcuts, and the reports. */
export function Overview() {
  const { t } = useTranslation('admin-consulting');
  const words = useAdminTexts();
  const locale = useLocale();
  const stats = useApiQuery(consultingAdmin.stats, {}, { keepsPrevious: true });
  const reports = useRef<HTMLHeadingElement>(null);
  const showReports = () => {
    reports.current?.focus();
    reports.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <LoadedBody loaded={stats} failed={t('statsFailed')} words={words}>
        {(figures) => (
          <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
            {FIGURES.map((name) => (
              <StatCard
                key={name}
                label={t(`figures.${name}`)}
                value={formatNumber(locale, figures[name])}
              />
            ))}
          </div>
        )}
      </LoadedBody>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link
          to={{ search: '?tab=requests&status=pending' }}
          className="btn btn-secondary btn-small"
        >
          <Clock3 size={17} strokeWidth={1.75} aria-hidden />
          {t('viewPending')}
        </Link>
        <button type="button" className="btn btn-secondary btn-small" onClick={showReports}>
          <ChartNoAxesColumn size={17} strokeWidth={1.75} aria-hidden />
          {t('viewReports')}
        </button>
      </div>
      <Reports headingRef={reports} />
    </>
  );
}
