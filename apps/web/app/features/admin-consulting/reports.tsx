import {
  consultingAdmin,
  REPORT_PERIODS,
  type ReportPeriod,
  type ResponseOf,
} from '@ismi/contract';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useUrlFilters } from '../../browser/use-url-filters.ts';
import { useApiQuery } from '../../data/query.ts';
import { formatCalendarDay, formatShortDay } from '../../i18n/dates.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { formatPercent } from '../../i18n/intl-formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { AreaChart } from '../../ui/admin/area-chart.tsx';
import { FilterSelect } from '../../ui/admin/filter-fields.tsx';
import { LoadedBody } from '../../ui/admin/loaded-list.tsx';
import { ShareBar } from '../../ui/admin/share-bar.tsx';

type Report = ResponseOf<typeof consultingAdmin.reports>;

const periodOf = (text: string): ReportPeriod =>
  REPORT_PERIODS.find((period) => period === text) ?? 'month';

/** Reports for a month, a quarter or a year: counted, never estimated. */
export function Reports({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation('admin-consulting');
  const words = useAdminTexts();
  const { values, setFilter } = useUrlFilters(['period']);
  const period = periodOf(values.period);
  const reports = useApiQuery(
    consultingAdmin.reports,
    { query: { period } },
    { keepsPrevious: true },
  );
  return (
    <section className="mt-8">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h2 ref={headingRef} tabIndex={-1}>
          {t('reports.title')}
        </h2>
        <FilterSelect
          label={t('reports.period')}
          value={period === 'month' ? '' : period}
          all={t('reports.periods.month')}
          options={REPORT_PERIODS.filter((each) => each !== 'month').map((each) => ({
            value: each,
            label: t(`reports.periods.${each}`),
          }))}
          onChange={(value) => setFilter('period', value)}
        />
      </div>
      <LoadedBody loaded={reports} failed={t('reports.failed')} words={words}>
        {(report) => <Charts report={report} />}
      </LoadedBody>
    </section>
  );
}

function Charts({ report }: { report: Report }) {
  const { t } = useTranslation('admin-consulting');
  const locale = useLocale();
  const { steps, period, medianAnswerHours } = report;
  const format = (value: number) => formatNumber(locale, value);
  const labelOf = (start: string) =>
    period === 'year'
      ? formatCalendarDay(locale, start, { month: 'short', year: '2-digit' })
      : formatShortDay(locale, start);
  const sum = (of: (step: Report['steps'][number]) => number) =>
    steps.reduce((total, step) => total + of(step), 0);
  const requests = sum(({ mail, instagram }) => mail + instagram);
  const credits = sum((step) => step.credits);
  const cancelled = sum((step) => step.cancelled);
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="card p-5">
        <h3 className="mb-3 font-sans font-semibold text-base">{t('reports.requests')}</h3>
        <AreaChart
          isWhole
          points={steps.map(({ start, mail, instagram }) => ({
            label: labelOf(start),
            value: mail + instagram,
          }))}
          format={format}
          words={{
            finding: t('reports.requestsFound', { requests: format(requests) }),
            asTable: t('reports.asTable'),
            heads: [t('reports.from'), t('reports.requests')],
          }}
        />
      </div>
      <div className="card p-5">
        <h3 className="mb-4 font-sans font-semibold text-base">{t('reports.byType')}</h3>
        <ShareBar
          parts={[
            { id: 'mail', label: t('types.mail'), value: sum(({ mail }) => mail), color: 1 },
            {
              id: 'instagram',
              label: t('types.instagram'),
              value: sum(({ instagram }) => instagram),
              color: 3,
            },
          ]}
          format={format}
          formatShare={(percent) => formatPercent(locale, Math.round(percent))}
        />
      </div>
      <div className="card p-5">
        <h3 className="mb-3 font-sans font-semibold text-base">{t('reports.credits')}</h3>
        <AreaChart
          isWhole
          color={2}
          points={steps.map(({ start, credits: value }) => ({ label: labelOf(start), value }))}
          format={format}
          words={{
            finding: t('reports.creditsFound', { credits: format(credits) }),
            asTable: t('reports.asTable'),
            heads: [t('reports.from'), t('reports.credits')],
          }}
        />
      </div>
      <div className="card p-5">
        <h3 className="mb-4 font-sans font-semibold text-base">{t('reports.howItWent')}</h3>
        <dl className="grid gap-3 text-sm">
          <div className="flex justify-between gap-4">
            <dt className="text-ink-2">{t('reports.cancelled')}</dt>
            <dd className="tnum font-semibold">{format(cancelled)}</dd>
          </div>
          <div className="flex justify-between gap-4">
            <dt className="text-ink-2">{t('reports.median')}</dt>
            <dd className="tnum font-semibold">
              {medianAnswerHours === null
                ? t('reports.noAnswers')
                : t('reports.hours', { hours: formatNumber(locale, medianAnswerHours, 1) })}
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
