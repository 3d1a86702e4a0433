import { useTranslation } from 'react-i18next';
import { MenuButton } from '../menu/menu-button.tsx';
import { useMainPages } from '../menu/navigation.ts';
import { PageLink } from '../menu/page-link.tsx';
import { LazyHeaderSearch } from '../search/lazy-search.tsx';
import { HeaderAccount, HeaderCredits } from './header-account.tsx';
import { HomeLink } from './home-link.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeButton } from './theme-button.tsx';

export function Header() {
  const { t } = useTranslation();
  return (
    <header className="border-b border-line bg-bg">
      <div className="wrap flex h-16 items-center gap-2 md:h-[76px] lg:gap-3">
        <HomeLink />
        <nav
          aria-label={t('nav.label')}
          className="hidden items-center whitespace-nowrap font-medium text-sm md:flex xl:ms-8 xl:gap-1 xl:text-md"
        >
          {useMainPages().map((page) => (
            <PageLink
              key={page}
              page={page}
              // In narrow layouts, only the logo links home.
              className={`${page === 'home' ? 'hidden xl:inline-flex' : 'inline-flex'} min-h-11 items-center rounded-sm px-1 text-ink-2 lg:px-2 hover:text-ink xl:px-3 aria-[current=page]:font-semibold aria-[current=page]:text-primary`}
            />
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-1 lg:gap-1.5 xl:gap-2">
          <LazyHeaderSearch />
          <HeaderCredits />
          <div className="hidden items-center md:flex xl:gap-2">
            <LanguageMenu shown="letters-below-xl" />
            <ThemeButton className="btn-icon" />
            <HeaderAccount />
          </div>
          <MenuButton />
        </div>
      </div>
    </header>
  );
}
