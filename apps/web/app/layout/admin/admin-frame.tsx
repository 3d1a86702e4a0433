import type { Account } from '@ismi/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { tryStorage } from '../../lib/browser-storage.ts';
import { STORED_KEYS } from '../../lib/stored-keys.ts';
import { useCurrentInView } from '../../lib/use-current-in-view.ts';
import { pathTo } from '../../paths.ts';
import { Logo } from '../logo.tsx';
import { MainContent } from '../main-content.tsx';
import { AdminSidebar } from './admin-sidebar.tsx';
import type { Badges } from './section-badge.tsx';
import { ADMIN_SECTIONS } from './sections.ts';

const NARROW = 'narrow';
const wasNarrow = () =>
  tryStorage('localStorage', (storage) => storage.getItem(STORED_KEYS.adminSidebar)) === NARROW;
const remember = (isNarrow: boolean) =>
  tryStorage('localStorage', (storage) =>
    isNarrow
      ? storage.setItem(STORED_KEYS.adminSidebar, NARROW)
      : storage.removeItem(STORED_KEYS.adminSidebar),
  );

function PhoneHead() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { pathname } = useLocation();
  const tabs = useCurrentInView(pathname);
  return (
    <div className="md:hidden">
      <header className="flex h-16 items-center justify-between border-line border-b bg-surface px-4">
        <Link
          to={pathTo('home')}
          reloadDocument
          aria-label={t('exit')}
          className="flex min-h-11 items-center"
        >
          <Logo locale={locale} height={32} />
        </Link>
        <span className="badge badge-primary">{t('area')}</span>
      </header>
      <nav ref={tabs} aria-label={t('sections.label')} className="tabs bg-surface px-2">
        {ADMIN_SECTIONS.map(({ id, page }) => (
          <NavLink key={id} to={pathTo(page)} end>
            {t(`sections.${id}`)}
          </NavLink>
        ))}
      </nav>
    </div>
  );
}

interface AdminFrameProps {
  user: Account;
  badges: Badges;
  children: ReactNode;
}

/** Around every section: a sidebar that folds to icons, or tabs on a phone. */
export function AdminFrame({ user, badges, children }: AdminFrameProps) {
  const [isNarrow, setNarrow] = useState(wasNarrow);
  const fold = () => {
    remember(!isNarrow);
    setNarrow(!isNarrow);
  };
  return (
    <div className="admin grow" data-narrow={isNarrow ? '' : undefined}>
      <AdminSidebar user={user} badges={badges} isNarrow={isNarrow} onFold={fold} />
      <div className="min-w-0">
        <PhoneHead />
        <MainContent className="max-w-[1180px] px-4 py-5 md:px-7 md:py-7">{children}</MainContent>
      </div>
    </div>
  );
}
