import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale.ts';
import { Collapsible } from '../../../../ui/overlay/collapsible.tsx';
import type { Curve } from './chart-geometry.ts';
import { formatShare } from './format-share.ts';

interface BirthsTableProps {
  curves: readonly Curve[];
  caption: string;
  /** The page's own, which has a second line in the chart. */
  spelling: string;
}

const MISSING = '–';

/** The figures of the chart, year by year, the newest first. */
export function BirthsTable({ curves, caption, spelling }: BirthsTableProps) {
  const { t } = useTranslation('name-monograph');
  const locale = useLocale();
  const first = Math.min(...curves.map(({ firstYear }) => firstYear));
  const last = Math.max(...curves.map(({ firstYear, shares }) => firstYear + shares.length - 1));
  const years = Array.from({ length: last - first + 1 }, (_, index) => last - index);
  const columns = curves.flatMap(({ place, firstYear, shares, spellingShares }) => [
    { title: place, firstYear, shares },
    ...(spellingShares === null
      ? []
      : [
          {
            title: t('births.onlySpelling', { place, spelling }),
            firstYear,
            shares: spellingShares,
          },
        ]),
  ]);
  const shareIn = ({ firstYear, shares }: (typeof columns)[number], year: number) => {
    const share = shares[year - firstYear] ?? null;
    return share === null ? MISSING : formatShare(locale, share);
  };
  return (
    <Collapsible look="chip" title={t('births.table')} className="births-table">
      <div className="card mt-3 overflow-x-auto">
        <p className="px-3.5 pt-3 text-ink-3 text-sm">{caption}</p>
        <table className="births-figures">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('births.year')}</th>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((year) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                {columns.map((column) => (
                  <td key={column.title}>{shareIn(column, year)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Collapsible>
  );
}
