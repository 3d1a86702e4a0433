import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useTheme } from './use-theme.ts';

/** Switches between light and dark. The server does not know the theme, so the label is neutral. */
export function ThemeButton({ className, withWords }: { className: string; withWords?: boolean }) {
  const { t } = useTranslation();
  const { theme, choose } = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  const Icon = next === 'dark' ? Moon : Sun;
  return (
    <button
      type="button"
      disabled={!useHydrated()}
      onClick={() => choose(next)}
      className={className}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span className={withWords ? '' : 'sr-only'}>{t(`theme.${next}`)}</span>
    </button>
  );
}
