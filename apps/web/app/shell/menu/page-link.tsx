import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import type { LinkedPage } from './navigation.ts';

/** A link to a page by its name; marks the current page. */
export function PageLink({ page, className }: { page: LinkedPage; className: string }) {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <NavLink to={path(page)} end className={className}>
      {t(`nav.${page}`)}
    </NavLink>
  );
}
