import { Check, ChevronDown, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { DisclosureMenu } from '../ui/disclosure-menu.tsx';
import { LanguageLinks, OWN_NAMES } from './languages.tsx';

/** The shown language, which unfolds into all four. Where room is scarce it is called by its two letters. */
export function LanguageMenu({ isRoomScarce }: { isRoomScarce: boolean }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <DisclosureMenu
      label={`${t('language.label')}: ${OWN_NAMES[locale]}`}
      face={
        <>
          <Globe
            size={18}
            strokeWidth={1.75}
            aria-hidden
            className={isRoomScarce ? 'hidden xl:block' : ''}
          />
          <span className={isRoomScarce ? 'hidden xl:inline' : ''}>{OWN_NAMES[locale]}</span>
          {isRoomScarce && <span className="xl:hidden">{locale.toUpperCase()}</span>}
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
