import type { NameCompletion } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { queryUrl } from '../query-in-url.ts';
import { FoundNames } from './found-names.tsx';
import { MachineOffer } from './machine-offer.tsx';

interface SearchResultsProps {
  query: string;
  /** Undefined: the search could not be reached. */
  names: readonly NameCompletion[] | undefined;
  /** The query as letters that could be a name; null where they could not, undefined where that could not be asked. */
  letters: string | null | undefined;
}

/** What was found for an address with a query; complete without JavaScript. */
export function SearchResults({ query, names, letters }: SearchResultsProps) {
  const { t } = useTranslation('name-search');
  const path = usePath();
  const locale = useLocale();
  if (!names) return <p className="mt-8 text-ink-2 text-lg">{t('unavailable')}</p>;
  const best = names[0]?.match ?? 'none';
  const count = { count: names.length, number: formatNumber(locale, names.length) };
  return (
    <section className="mt-8">
      <h2 className="text-2xl [overflow-wrap:anywhere]">
        {t(`found.${best}`, { query, ...count })}
      </h2>
      <FoundNames names={names} />
      {best !== 'whole' && letters !== null && (
        <MachineOffer query={query} wish={best === 'start' ? undefined : letters}>
          <Link to={`${path('home')}${queryUrl(query)}#name-search`} className="btn btn-secondary">
            {t('machine.ask')}
          </Link>
        </MachineOffer>
      )}
    </section>
  );
}
