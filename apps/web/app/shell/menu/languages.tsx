import { LOCALES, type Locale } from '@ismi/contract/locales';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { rememberLocale } from '../../i18n/remember-locale.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { searchInLanguage } from '../../paths.ts';
import { usePathInLanguage } from './use-path-in-language.ts';

// Each language by its own name, so that its readers recognise it.
export const LANGUAGE_NAMES: Record<Locale, string> = {
  tr: 'Türkçe',
  de: 'Deutsch',
  en: 'English',
  ar: 'العربية',
};

export interface LanguageLinksProps {
  className: string;
  /** Marks the current language. */
  mark?: ReactNode;
  onChoose?: () => void;
}

/** Real links: they work without JavaScript, and search engines follow them. */
export function LanguageLinks({ className, mark, onChoose }: LanguageLinksProps) {
  const { pathname, search, hash, state } = useLocation();
  const shown = useLocale();
  const pathInLanguage = usePathInLanguage();
  return LOCALES.map((locale) => (
    <Link
      key={locale}
      to={`${pathInLanguage(locale)}${searchInLanguage(pathname, search, locale === shown)}${hash}`}
      // The current step and the referring link are the same in every language.
      state={state}
      onClick={() => {
        rememberLocale(locale);
        onChoose?.();
      }}
      hrefLang={locale}
      lang={locale}
      aria-current={locale === shown ? 'true' : undefined}
      className={`language-name ${className}`}
    >
      {LANGUAGE_NAMES[locale]}
      {locale === shown && mark}
    </Link>
  ));
}
