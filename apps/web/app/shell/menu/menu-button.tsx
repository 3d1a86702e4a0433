import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useLazyPart } from '../../browser/use-lazy-part.ts';

const loadMenu = () => import('./mobile-menu.tsx').then((module) => module.MobileMenu);

/** Opens the menu that replaces parts of the header on a phone. */
export function MenuButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { part: MobileMenu, fetch: fetchMenu } = useLazyPart(loadMenu);
  return (
    <>
      <button
        type="button"
        disabled={!useHydrated()}
        onClick={() => void fetchMenu().then(setOpen)}
        className="btn-icon -me-2 text-ink md:hidden"
      >
        <Menu size={24} strokeWidth={1.75} aria-hidden />
        <span className="sr-only">{t('menu.open')}</span>
      </button>
      {MobileMenu && <MobileMenu isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
