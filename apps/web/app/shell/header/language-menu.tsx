import { Check, ChevronDown, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { DisclosureMenu } from '../../ui/overlay/disclosure-menu.tsx';
import { LANGUAGE_NAMES, LanguageLinks } from '../menu/languages.tsx';

interface LanguageMenuProps {
  /** Its name, or its two-letter code: always, or below 1280 px. */
  shown: 'name' | 'letters' | 'letters-below-xl';
}

/** Visibility of each: [name, code]. */
const SHOWN: Record<LanguageMenuProps['shown'], [name: string, letters: string]> = {
  name: ['', 'hidden'],
  letters: ['hidden', ''],
  'letters-below-xl': ['hidden xl:block', 'xl:hidden'],
};

/** The current language; opens a list of all four. In narrow layouts its two-letter code is shown. */
export function LanguageMenu({ shown }: LanguageMenuProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [name, letters] = SHOWN[shown];
  // The accessible name contains the visible text.
  const own =
    shown === 'name' ? LANGUAGE_NAMES[locale] : `${LANGUAGE_NAMES[locale]} ${locale.toUpperCase()}`;
  return (
    <DisclosureMenu
      label={`${t('language.label')}: ${own}`}
      face={
        <>
          <Globe size={18} strokeWidth={1.75} aria-hidden className={name} />
          <span className={name}>{LANGUAGE_NAMES[locale]}</span>
          <span className={letters}>{locale.toUpperCase()}</span>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </>
      }
    >
      <nav aria-label={t('language.label')}>
        <LanguageLinks
          className="menu-item"
          mark={<Check size={18} strokeWidth={1.75} aria-hidden />}
        />
      </nav>
    </DisclosureMenu>
  );
}
