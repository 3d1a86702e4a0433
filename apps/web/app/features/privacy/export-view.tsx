import type { Locale } from '@ismi/contract/locales';
import { ArrowLeft, Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { formatDay, formatDayAndTime } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { PrintablePage } from '../../ui/printable-page.tsx';
import { useExport } from './use-export.ts';

type Row = Record<string, unknown>;

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

const written = (value: unknown, locale: Locale): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string' && MOMENT.test(value)) return formatDayAndTime(locale, value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

function Rows({ rows }: { rows: Row[] }) {
  const locale = useLocale();
  return (
    <ol className="mt-3 grid gap-3">
      {rows.map((row) => (
        <li
          key={JSON.stringify(row)}
          className="rounded-md bg-sunken p-4 print:border print:bg-transparent"
        >
          <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[12rem_1fr]">
            {Object.entries(row).map(([column, value]) => (
              <div key={column} className="contents">
                <dt className="min-w-0 text-ink-3 [overflow-wrap:anywhere]">
                  <bdi>{column.replaceAll('_', ' ')}</bdi>
                </dt>
                <dd className="min-w-0 [overflow-wrap:anywhere]">
                  <bdi>{written(value, locale)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

/** Every table with its rows. Empty tables are listed at the end. */
function Tables({ tables }: { tables: Record<string, Row[]> }) {
  const { t } = useTranslation('your-data');
  const locale = useLocale();
  const all = Object.entries(tables);
  const titleOf = (table: string) => t(`tables.${table}`, { defaultValue: table });
  const empty = all.filter(([, rows]) => rows.length === 0).map(([table]) => titleOf(table));
  return (
    <>
      {all
        .filter(([, rows]) => rows.length > 0)
        .map(([table, rows]) => (
          <section key={table} className="mt-8">
            <h2 className="font-sans font-semibold text-lg">{titleOf(table)}</h2>
            <Rows rows={rows} />
          </section>
        ))}
      {empty.length > 0 && (
        <p className="mt-8 text-ink-2 text-sm">
          {t('copy.empty', { tables: empty.join(locale === 'ar' ? '، ' : ', ') })}
        </p>
      )}
    </>
  );
}

const fileOf = (json: string) => `data:application/json;charset=utf-8,${encodeURIComponent(json)}`;

/** A copy of the user's own data to read, print and save. */
export function ExportView({ id, letterhead }: { id: string; letterhead: ReactNode }) {
  const { t } = useTranslation('your-data');
  const locale = useLocale();
  const path = usePath();
  const { copy, loaded, reload } = useExport(id);
  return (
    <PrintablePage
      className="max-w-[52rem]"
      title={t('copy.title')}
      letterhead={letterhead}
      loaded={loaded}
      words={{ loading: t('loading'), failed: t('copy.gone'), retry: t('retry') }}
      onRetry={reload}
      back={
        <Link
          to={`${path('profile')}?tab=data`}
          className="link inline-flex min-h-11 items-center gap-2 no-underline"
        >
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden className="flip" />
          {t('copy.back')}
        </Link>
      }
      tools={
        copy && (
          <div className="flex flex-wrap gap-3">
            <a href={fileOf(copy.json)} download="ismi.json" className="btn btn-primary">
              <Download size={18} strokeWidth={1.75} aria-hidden />
              {t('copy.save')}
            </a>
            <button type="button" onClick={() => window.print()} className="btn btn-secondary">
              <Printer size={18} strokeWidth={1.75} aria-hidden />
              {t('copy.print')}
            </button>
          </div>
        )
      }
    >
      {copy && (
        <>
          <p className="mt-3 text-ink-2">
            {t('copy.intro', {
              date: formatDay(locale, copy.createdAt),
              until: formatDay(locale, copy.expiresAt),
            })}
          </p>
          <Tables tables={copy.tables} />
        </>
      )}
    </PrintablePage>
  );
}
