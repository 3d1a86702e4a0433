import type { NameList } from '@ismi/contract';
import type { NameFilters, NameWay } from '@ismi/contract/name-filters';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Collapsible } from '../../../ui/overlay/collapsible.tsx';
import { ListLink } from './list-link.tsx';
import { useListWords } from './use-list-words.ts';

interface FilterMenusProps {
  filters: NameFilters;
  total: number;
  /** What each filter offers beside the others. */
  offers: NameList['filters'];
}

interface MenuProps extends FilterMenusProps {
  by: NameWay;
  values: NameList['filters'][number]['values'];
}

function Menu({ by, values, filters, total }: MenuProps) {
  const { t } = useTranslation('name-lists');
  const { labelOf } = useListWords();
  const locale = useLocale();
  const chosen = filters[by];
  const { [by]: _, ...others } = filters;
  const filter = t(`filters.${by}`);
  return (
    <Collapsible
      title={chosen === undefined ? filter : `${filter}: ${labelOf(by, chosen)}`}
      look="chip"
      group="filters"
      className={`filter-menu ${chosen === undefined ? '' : 'is-chosen'}`}
    >
      <ul className="filter-values">
        <li>
          <ListLink
            filters={others}
            count={Math.max(total, ...values.map(({ count }) => count))}
            isCurrent={chosen === undefined}
            className="filter-value"
          >
            {t('filters.all')}
          </ListLink>
        </li>
        {values
          .filter(({ value, count }) => count > 0 || value === chosen)
          .map(({ value, count }) => (
            <li key={value}>
              <ListLink
                filters={{ ...others, [by]: value }}
                count={count}
                isCurrent={value === chosen}
                className="filter-value"
              >
                <span className="min-w-0">{labelOf(by, value)}</span>
                <bdi className="tnum text-ink-3 text-sm">{formatNumber(locale, count)}</bdi>
              </ListLink>
            </li>
          ))}
      </ul>
    </Collapsible>
  );
}

/** All filters but the letter, each as a menu of links with their counts: they work without JavaScript. */
export function FilterMenus({ filters, total, offers }: FilterMenusProps) {
  const { t } = useTranslation('name-lists');
  const path = usePath();
  return (
    <nav aria-label={t('filters.label')} className="filter-menus">
      {offers
        .filter(({ by }) => by !== 'letter')
        .map(({ by, values }) => (
          <Menu
            // Closed again after a choice.
            key={`${by} ${JSON.stringify(filters)}`}
            by={by}
            values={values}
            filters={filters}
            total={total}
            offers={offers}
          />
        ))}
      {Object.keys(filters).length > 1 && (
        <Link to={path('name-index')} className="btn btn-quiet px-2">
          {t('filters.clear')}
        </Link>
      )}
    </nav>
  );
}
