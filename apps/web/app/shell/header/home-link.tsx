import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Logo } from './logo.tsx';

/** The logo at the top of a page links home. */
export function HomeLink() {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <Link
      to={path('home')}
      className="-ms-1 flex min-h-11 shrink-0 items-center"
      aria-label={t('nav.logo')}
    >
      <Logo locale={useLocale()} height={36} />
    </Link>
  );
}
