import { ChevronDown, Globe, Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../i18n/use-locale.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { usePath } from '../lib/use-path.ts';
import { DisclosureMenu } from '../ui/disclosure-menu.tsx';
import { LanguageLinks, OWN_NAMES } from './languages.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MAIN_PAGES } from './navigation.ts';
import { PageLink } from './page-link.tsx';
import { ThemeButton } from './theme-button.tsx';

function LanguageMenu() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <DisclosureMenu
      label={`${t('language.label')}: ${OWN_NAMES[locale]}`}
      face={
        <>
          <Globe size={18} strokeWidth={1.75} aria-hidden />
          <span className="hidden lg:inline">{OWN_NAMES[locale]}</span>
          <span className="lg:hidden">{locale.toUpperCase()}</span>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </>
      }
    >
      <nav aria-label={t('language.label')}>
        <LanguageLinks className="menu-item" />
      </nav>
    </DisclosureMenu>
  );
}

export function Header() {
  const { t } = useTranslation();
  const path = usePath();
  const [isMenuOpen, openMenu] = useState(false);
  return (
    <header className="border-b border-line bg-bg">
      <div className="wrap flex h-16 items-center gap-3 md:h-[76px]">
        <Link
          to={path('home')}
          className="-ms-1 flex min-h-11 shrink-0 items-center"
          aria-label={t('nav.logo')}
        >
          <Logo locale={useLocale()} height={36} />
        </Link>
        <nav
          aria-label={t('nav.label')}
          className="ms-2 hidden items-center whitespace-nowrap font-medium text-sm md:flex lg:ms-8 lg:gap-1 lg:text-[15px]"
        >
          {MAIN_PAGES.map((page) => (
            <PageLink
              key={page}
              page={page}
              className="inline-flex min-h-11 items-center rounded-sm px-2 text-ink-2 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-primary lg:px-3"
            />
          ))}
        </nav>
        <div className="ms-auto hidden items-center gap-1.5 md:flex md:gap-2">
          <LanguageMenu />
          <ThemeButton className="btn-icon" />
        </div>
        <button
          type="button"
          disabled={!useHydrated()}
          onClick={() => openMenu(true)}
          className="btn-icon -me-2 ms-auto text-ink md:hidden"
        >
          <Menu size={24} strokeWidth={1.75} aria-hidden />
          <span className="sr-only">{t('menu.open')}</span>
        </button>
      </div>
      <MobileMenu isOpen={isMenuOpen} onClose={() => openMenu(false)} />
    </header>
  );
}
