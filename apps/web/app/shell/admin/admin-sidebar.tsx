import type { Account } from '@ismi/contract';
import { ArrowLeft, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { LanguageMenu } from '../header/language-menu.tsx';
import { Logo } from '../header/logo.tsx';
import { ThemeButton } from '../header/theme-button.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SectionBadge } from './section-badge.tsx';
import { ADMIN_SECTIONS } from './sections.ts';

interface AdminSidebarProps {
  user: Account;
  isNarrow: boolean;
  onFold: () => void;
}

function Head({ isNarrow, onFold }: Pick<AdminSidebarProps, 'isNarrow' | 'onFold'>) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <div className={`flex items-center ${isNarrow ? 'justify-center' : 'justify-between px-2'}`}>
      {!isNarrow && <Logo locale={locale} height={32} />}
      <button
        type="button"
        className="btn-icon"
        aria-expanded={!isNarrow}
        aria-label={t(isNarrow ? 'unfold' : 'fold')}
        title={t(isNarrow ? 'unfold' : 'fold')}
        onClick={onFold}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden className="flip" />
      </button>
    </div>
  );
}

/** From 768 px on. Collapsed, its entries are icons with accessible names. */
export function AdminSidebar({ user, isNarrow, onFold }: AdminSidebarProps) {
  const { t } = useTranslation('admin');
  const path = usePath();
  const wordsClass = isNarrow ? 'sr-only' : '';
  return (
    <aside className="admin-side max-md:hidden">
      <Head isNarrow={isNarrow} onFold={onFold} />
      <nav aria-label={t('area')} className="mt-7 grid gap-1">
        {ADMIN_SECTIONS.map(({ id, page, icon: Icon }) => (
          <NavLink
            key={id}
            to={path(page)}
            end
            className="admin-entry"
            title={isNarrow ? t(`sections.${id}`) : undefined}
          >
            <Icon size={19} strokeWidth={1.75} aria-hidden />
            <span className={wordsClass}>{t(`sections.${id}`)}</span>
            <SectionBadge section={id} />
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-1 pt-4">
        <div className={`flex items-center justify-between ${isNarrow ? 'flex-col' : ''}`}>
          <LanguageMenu shown={isNarrow ? 'letters' : 'name'} />
          <ThemeButton className="btn-icon" />
        </div>
        <Link to={path('home')} reloadDocument className="admin-entry" title={t('exit')}>
          <ArrowLeft size={19} strokeWidth={1.75} aria-hidden className="flip" />
          <span className={wordsClass}>{t('exit')}</span>
        </Link>
        <div className="mt-2 border-line border-t pt-3">
          <PersonMenu user={user} isNameShown={!isNarrow} />
        </div>
      </div>
    </aside>
  );
}
