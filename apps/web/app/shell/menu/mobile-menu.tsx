import { Heart, House, type LucideIcon, MessageCircle, Trophy, UserRound, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { useSession } from '../../data/session/use-session.ts';
import { MotifField } from '../../ui/brand/motif-field.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { ThemeButton } from '../header/theme-button.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { LanguageLinks } from './languages.tsx';
import { MenuCredits, MenuSignInOrOut, MenuWelcome } from './menu-account.tsx';
import { useMainPages } from './navigation.ts';

const ICONS: Record<ReturnType<typeof useMainPages>[number], LucideIcon> = {
  home: House,
  leaderboard: Trophy,
  consulting: MessageCircle,
  favorites: Heart,
  profile: UserRound,
};

/** Below 768 px: everything that does not fit into the header. */
export function MobileMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const path = usePath();
  const pages = useMainPages();
  const session = useSession();
  const { pathname } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  const shownFor = useRef(`${pathname} ${session.state}`);
  // Close the menu on navigation and when the session changes.
  useEffect(() => {
    const isNew = shownFor.current !== `${pathname} ${session.state}`;
    shownFor.current = `${pathname} ${session.state}`;
    // Before the new page takes focus: an open menu would keep it, and return it to its own button.
    if (isNew) content.current?.closest('dialog')?.close();
  }, [pathname, session.state]);
  // After rotating a phone or widening the window, the header shows what the menu contains.
  useEffect(() => {
    const wide = window.matchMedia('(width >= 48rem)');
    if (wide.matches) onClose();
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);
  return (
    <Modal kind="drawer" isOpen={isOpen} onClose={onClose} label={t('menu.label')}>
      <div ref={content} className="flex min-h-full flex-col pb-6">
        <MotifField />
        <div className="flex items-start justify-between gap-2 px-6 pt-5">
          <MenuWelcome session={session} />
          <button type="button" onClick={onClose} className="btn-icon -me-2 shrink-0 text-ink">
            <X size={24} strokeWidth={1.75} aria-hidden />
            <span className="sr-only">{t('menu.close')}</span>
          </button>
        </div>
        <div className="px-6 pt-4">
          <SearchBox look="line" />
        </div>
        <MenuCredits session={session} />
        <nav aria-label={t('nav.label')} className="mt-4 grid px-3">
          {pages.map((page) => {
            const Icon = ICONS[page];
            return (
              <NavLink
                key={page}
                to={path(page)}
                end
                className="flex min-h-[52px] items-center gap-4 rounded-md px-3 font-medium text-[1.0625rem] aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-on-primary-soft"
              >
                <Icon size={21} strokeWidth={1.75} aria-hidden className="shrink-0" />
                {t(`nav.${page}`)}
              </NavLink>
            );
          })}
        </nav>
        <nav aria-labelledby="menu-language" className="mt-5 border-line border-t px-6 pt-5">
          <p id="menu-language" className="mb-2 text-ink-3 text-sm">
            {t('language.label')}
          </p>
          <div className="grid xs:grid-cols-2 gap-2">
            <LanguageLinks className="chip" onChoose={onClose} />
          </div>
        </nav>
        <div className="mt-auto grid gap-3 px-6 pt-6">
          <ThemeButton className="btn btn-quiet w-full" withWords />
          <MenuSignInOrOut session={session} />
        </div>
      </div>
    </Modal>
  );
}
