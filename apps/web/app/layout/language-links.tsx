import { LOCALES, type Locale } from '@ismi/contract/locales';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { rememberLocale } from '../i18n/remember-locale.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { localisedPath } from '../paths.ts';

// Each in its own tongue: whoever looks for it can read it.
const OWN_NAMES: Record<Locale, string> = {
  tr: 'Türkçe',
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
};

/** Real links: they work without JavaScript, and search engines follow them. */
export function LanguageLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const shown = useLocale();
  return (
    <nav aria-label={t('language.label')}>
      <ul className="flex flex-wrap gap-x-1">
        {LOCALES.map((locale) => (
          <li key={locale}>
            <Link
              to={localisedPath(pathname, locale)}
              onClick={() => rememberLocale(locale)}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === shown ? 'true' : undefined}
              className="language-name inline-flex min-h-11 items-center px-2.5 text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-primary"
            >
              {OWN_NAMES[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
