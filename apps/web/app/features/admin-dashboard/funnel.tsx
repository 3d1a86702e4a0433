import { type DashboardStats, FUNNEL_STEPS, type FunnelStep } from '@ismi/contract';
import { LOCALES } from '@ismi/contract/locales';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../i18n/country-and-language-names.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { type Column, DataTable } from '../../ui/admin/data-table.tsx';
import { Panel } from './panel.tsx';
import { useFigures } from './use-figures.ts';

type Counts = DashboardStats['funnel'];

interface Row {
  step: FunnelStep;
  total: number;
  of: (language: string) => number;
}

const rowsOf = (counts: Counts): Row[] =>
  FUNNEL_STEPS.map((step) => {
    const own = counts.filter((each) => each.step === step);
    return {
      step,
      total: own.reduce((sum, { count }) => sum + count, 0),
      of: (language) => own.find((each) => each.language === language)?.count ?? 0,
    };
  });

/** The funnel from the first visit to the purchase: as bars, and as a table by language. */
export function Funnel({ funnel }: { funnel: Counts }) {
  const { t } = useTranslation('admin-dashboard');
  const { count, percent } = useFigures();
  const locale = useLocale();
  const rows = rowsOf(funnel);
  const most = Math.max(1, ...rows.map(({ total }) => total));
  const visits = rows[0]?.total ?? 0;
  const shareOf = (total: number) => (visits > 0 ? percent((total / visits) * 100) : '–');
  const columns: Column<Row>[] = [
    { id: 'step', label: t('funnel.step'), cell: ({ step }) => t(`funnel.steps.${step}`) },
    ...LOCALES.map((language) => ({
      id: language,
      label: languageName(locale, language),
      isNumber: true,
      cell: ({ of }: Row) => count(of(language)),
    })),
    { id: 'all', label: t('funnel.all'), isNumber: true, cell: ({ total }) => count(total) },
    {
      id: 'share',
      label: t('funnel.share'),
      isNumber: true,
      cell: ({ total }) => shareOf(total),
    },
  ];
  return (
    <Panel title={t('funnel.title')}>
      <p className="-mt-2 text-ink-3 text-sm">{t('funnel.note')}</p>
      <div aria-hidden="true" className="mt-4 grid gap-2">
        {rows.map(({ step, total }) => (
          <div
            key={step}
            className="grid grid-cols-[minmax(0,8.5rem)_minmax(1rem,1fr)_minmax(0,4rem)] items-center gap-3 text-sm"
          >
            <span className="truncate text-ink-2">{t(`funnel.steps.${step}`)}</span>
            <span className="bar">
              <i style={{ width: `${(total / most) * 100}%` }} />
            </span>
            <span className="tnum text-end font-semibold">{count(total)}</span>
          </div>
        ))}
      </div>
      <div className="mt-4">
        <DataTable
          label={t('funnel.title')}
          columns={columns}
          rows={rows}
          keyOf={({ step }) => step}
          card={({ step, total, of }) => (
            <>
              <p className="flex justify-between gap-3 font-semibold text-sm">
                {t(`funnel.steps.${step}`)}
                <span className="tnum">
                  <span className="font-normal text-ink-3">{shareOf(total)} ·</span> {count(total)}
                </span>
              </p>
              <dl className="mt-1.5 grid grid-cols-4 gap-2 text-sm">
                {LOCALES.map((language) => (
                  <div key={language}>
                    <dt className="truncate text-xs text-ink-3">
                      {languageName(locale, language)}
                    </dt>
                    <dd className="tnum">{count(of(language))}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        />
      </div>
    </Panel>
  );
}
