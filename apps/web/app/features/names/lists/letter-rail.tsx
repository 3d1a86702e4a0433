import type { NameList } from '@ismi/contract';
import type { NameFilters } from '@ismi/contract/name-filters';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.ts';
import { capitalizeLetter } from '../capitalize-letter.ts';
import { ListLink } from './list-link.tsx';

interface LetterRailProps {
  filters: NameFilters;
  values: NameList['filters'][number]['values'];
}

/** The letters with names beside the other filters, in one line that scrolls on narrow screens. */
export function LetterRail({ filters, values }: LetterRailProps) {
  const { t } = useTranslation('name-lists');
  const locale = useLocale();
  const { letter: _, ...others } = filters;
  const counted = values.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label={t('filters.letter')} className="letter-rail">
      <ul>
        {filters.letter !== undefined && (
          <li>
            <ListLink filters={others} count={counted} className="letter px-2.5">
              {t('filters.all')}
            </ListLink>
          </li>
        )}
        {values
          .filter(({ count }) => count > 0)
          .map(({ value, count }) => (
            <li key={value}>
              <ListLink
                filters={{ ...filters, letter: value }}
                count={count}
                isCurrent={value === filters.letter}
                className="letter"
              >
                {capitalizeLetter(value, locale)}
              </ListLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
