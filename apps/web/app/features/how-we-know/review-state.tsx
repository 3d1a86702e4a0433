import type { namePages, ResponseOf } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';

export type Sources = ResponseOf<typeof namePages.sources>;

/** How much of the catalogue people have reviewed so far. */
export function ReviewState({ sources }: { sources: Sources }) {
  const { t } = useTranslation('how-we-know');
  const locale = useLocale();
  const { names, facts_reviewed: facts, verdicts_reviewed: verdicts, works, hadiths } = sources;
  const all = [...works, ...hadiths];
  const rows = [
    ['facts', facts, names],
    ['verdicts', verdicts, names],
    ['places', all.filter(({ checked }) => checked).length, all.length],
  ] as const;
  return (
    <dl className="mt-4 divide-y divide-line border-line border-y">
      {rows.map(([row, done, of]) => (
        <div key={row} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
          <dt>{t(`review.${row}`)}</dt>
          <dd className="tnum font-semibold">
            {t('review.of', { done: formatNumber(locale, done), all: formatNumber(locale, of) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
