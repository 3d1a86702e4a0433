import { Check, ChevronDown, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { DisclosureMenu } from '../../ui/overlay/disclosure-menu.tsx';
import { LANGUAGE_NAMES, LanguageLinks } from '../menu/languages.tsx';

interface LanguageMenuProps {
  /** Its name, or its two letters: everywhere, or below 1280 px. */
  shown: 'name' | 'letters' | 'letters-below-xl';
}

/** What each of them shows: [name, letters]. */
const SHOWN: Record<LanguageMenuProps['shown'], [name: string, letters: string]> = {
  name: ['', 'hidden'],
  letters: ['hidden', ''],
  'letters-below-xl': ['hidden xl:block', 'xl:hidden'],
};

/** The shown language, which unfolds into all four. Where room is scarce it is called by its two letters. */
export function LanguageMenu({ shown }: LanguageMenuProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [name, letters] = SHOWN[shown];
  // What is seen is part of what is heard.
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
