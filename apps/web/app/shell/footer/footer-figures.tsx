import { useTranslation } from 'react-i18next';
import { useRootData } from '../../data/root-data.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';

const FIGURES = ['users', 'names', 'spellings'] as const;

/** Public statistics worth showing; the sources if there are none. */
export function FooterFigures() {
  const { t } = useTranslation();
  const locale = useLocale();
  const stats = useRootData()?.stats;
  const shownFigures = FIGURES.flatMap((figure) => {
    const count = stats?.[figure];
    return typeof count === 'number' ? [{ figure, count }] : [];
  });
  if (shownFigures.length === 0)
    return <p className="mt-3 text-ink-3 text-sm">{t('footer.sources')}</p>;
  return (
    <dl className="mt-4 flex flex-wrap gap-x-7 gap-y-3">
      {shownFigures.map(({ figure, count }) => (
        <div key={figure} className="flex flex-col-reverse">
          <dt className="text-ink-3 text-sm">{t(`footer.stats.${figure}`, { count })}</dt>
          <dd className="tnum font-semibold text-lg leading-tight">
            {formatNumber(locale, count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
