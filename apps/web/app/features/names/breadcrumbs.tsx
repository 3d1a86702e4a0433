import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export interface Crumb {
  name: string;
  path: string;
}

/** Links to the parent pages. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('name-words');
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="-ms-1 flex flex-wrap items-center text-md text-ink-3">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="inline-flex items-center">
            {index > 0 && (
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden className="flip" />
            )}
            <Link to={path} className="inline-flex min-h-11 items-center px-1 hover:text-ink">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
