import { House, type LucideIcon, MessageCircle, Trophy, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { usePath } from '../lib/use-path.ts';
import { Modal } from '../ui/modal.tsx';
import { MotifField } from '../ui/motif-field.tsx';
import { LanguageLinks } from './languages.tsx';
import { MAIN_PAGES } from './navigation.ts';
import { ThemeButton } from './theme-button.tsx';

const ICONS: Record<'home' | 'leaderboard' | 'consulting', LucideIcon> = {
  home: House,
  leaderboard: Trophy,
  consulting: MessageCircle,
};

/** Below 768 px everything that the header has no room for. */
export function MobileMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const path = usePath();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has arrived on another page has no more use for the menu
  useEffect(onClose, [pathname]);
  return (
    <Modal kind="drawer" isOpen={isOpen} onClose={onClose} label={t('menu.label')}>
      <div className="flex min-h-full flex-col pb-6">
        <MotifField />
        <div className="flex items-start justify-between px-6 pt-5">
          <p className="pt-1.5 font-display text-2xl">{t('menu.welcome')}</p>
          <button type="button" onClick={onClose} className="btn-icon -me-2 text-ink">
            <X size={24} strokeWidth={1.75} aria-hidden />
            <span className="sr-only">{t('menu.close')}</span>
          </button>
        </div>
        <nav aria-label={t('nav.label')} className="mt-4 grid px-3">
          {MAIN_PAGES.map((page) => {
            const Icon = ICONS[page];
            return (
              <NavLink
                key={page}
                to={path(page)}
                end
                className="flex min-h-[52px] items-center gap-4 rounded-md px-3 font-medium text-[17px] aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-on-primary-soft"
              >
                <Icon size={21} strokeWidth={1.75} aria-hidden />
                {t(`nav.${page}`)}
              </NavLink>
            );
          })}
        </nav>
        <nav aria-labelledby="menu-language" className="mt-5 border-line border-t px-6 pt-5">
          <p id="menu-language" className="mb-2 text-ink-3 text-sm">
            {t('language.label')}
          </p>
          <div className="grid grid-cols-2 gap-2">
            <LanguageLinks className="chip" onChoose={onClose} />
          </div>
        </nav>
        <div className="mt-auto px-6 pt-6">
          <ThemeButton className="btn btn-secondary w-full" withWords />
        </div>
      </div>
    </Modal>
  );
}
