import { isListedSet, type NameFilters } from '@ismi/contract/name-filters';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListPath } from './use-list-path.ts';

interface ListPagesProps {
  filters: NameFilters;
  total: number;
  page: number;
  pages: number;
}

/** Every page of a list, so that each name is near; search engines follow them where they may index the list. */
export function ListPages({ filters, total, page, pages }: ListPagesProps) {
  const { t } = useTranslation('name-lists');
  const listPath = useListPath();
  if (pages < 2) return null;
  const followed = isListedSet(filters, total) ? '' : ' nofollow';
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <nav aria-label={t('pages.label')} className="mt-10 flex flex-wrap items-center gap-2">
      {page > 1 && (
        <Link
          to={listPath(filters, page - 1)}
          rel={`prev${followed}`}
          className="btn btn-secondary"
        >
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden className="flip" />
          {t('pages.previous')}
        </Link>
      )}
      <ol className="flex flex-wrap gap-1">
        {numbers.map((number) => (
          <li key={number}>
            <Link
              to={listPath(filters, number)}
              rel={followed.trim() || undefined}
              aria-label={t('pages.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
              className="page-number"
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link
          to={listPath(filters, page + 1)}
          rel={`next${followed}`}
          className="btn btn-secondary"
        >
          {t('pages.next')}
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden className="flip" />
        </Link>
      )}
    </nav>
  );
}
