import type { Account } from '@ismi/contract';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { tryStorage } from '../../browser/browser-storage.ts';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import { usePath } from '../../browser/use-path.ts';
import { useScrollCurrentIntoView } from '../../browser/use-scroll-current-into-view.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { MainContent } from '../frames/main-content.tsx';
import { LanguageMenu } from '../header/language-menu.tsx';
import { Logo } from '../header/logo.tsx';
import { ThemeButton } from '../header/theme-button.tsx';
import { AdminSidebar } from './admin-sidebar.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SectionBadge } from './section-badge.tsx';
import { ADMIN_SECTIONS } from './sections.ts';

const NARROW = 'narrow';
const wasNarrow = () =>
  tryStorage('localStorage', (storage) => storage.getItem(STORED_KEYS.adminSidebar)) === NARROW;
/** In narrow layouts, a badge shows only the number of pending items. */
const WITH_COUNT: readonly string[] = ['consulting', 'desk'];
const remember = (isNarrow: boolean) =>
  tryStorage('localStorage', (storage) =>
    isNarrow
      ? storage.setItem(STORED_KEYS.adminSidebar, NARROW)
      : storage.removeItem(STORED_KEYS.adminSidebar),
  );

/** Below 768 px: the content of the sidebar as one line and a row of tabs. */
function PhoneHead({ user }: Pick<AdminFrameProps, 'user'>) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const path = usePath();
  const { pathname } = useLocation();
  const tabs = useScrollCurrentIntoView(pathname);
  return (
    <div className="md:hidden">
      <header className="flex h-16 items-center gap-1 border-line border-b bg-surface px-4">
        <Link
          to={path('home')}
          reloadDocument
          aria-label={t('exit')}
          className="me-auto flex min-h-11 shrink-0 items-center gap-3"
        >
          <Logo locale={locale} height={32} />
        </Link>
        <LanguageMenu shown="letters" />
        <ThemeButton className="btn-icon shrink-0" />
        <PersonMenu user={user} isNameShown={false}>
          <Link to={path('home')} reloadDocument className="menu-item justify-start">
            <ArrowLeft size={18} strokeWidth={1.75} aria-hidden className="flip" />
            {t('exit')}
          </Link>
        </PersonMenu>
      </header>
      {/* `relative`: visually hidden text would otherwise be positioned outside and make the page as wide as all tabs. */}
      <nav ref={tabs} aria-label={t('sections.label')} className="tabs relative bg-surface px-2">
        {ADMIN_SECTIONS.map(({ id, page }) => (
          <NavLink key={id} to={path(page)} end className="flex items-center gap-1.5">
            {t(`sections.${id}`)}
            {WITH_COUNT.includes(id) && <SectionBadge section={id} />}
          </NavLink>
        ))}
      </nav>
    </div>
  );
}

interface AdminFrameProps {
  user: Account;
  children: ReactNode;
}

/** The frame of every section: a sidebar that collapses to icons, or tabs on a phone. */
export function AdminFrame({ user, children }: AdminFrameProps) {
  const [isNarrow, setNarrow] = useState(wasNarrow);
  const fold = () => {
    remember(!isNarrow);
    setNarrow(!isNarrow);
  };
  return (
    <div className="admin grow" data-narrow={isNarrow ? '' : undefined}>
      <AdminSidebar user={user} isNarrow={isNarrow} onFold={fold} />
      <div className="min-w-0">
        <PhoneHead user={user} />
        <MainContent className="max-w-[1180px] px-4 py-5 md:px-7 md:py-7">{children}</MainContent>
      </div>
    </div>
  );
}
