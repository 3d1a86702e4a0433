import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTheme } from './use-theme.ts';

export function ThemeButton() {
  const { t } = useTranslation();
  const { theme, choose } = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      onClick={() => choose(next)}
      className="inline-flex min-h-11 items-center gap-2 px-2.5 text-ink-2 hover:text-ink"
    >
      {next === 'dark' ? (
        <Moon size={18} strokeWidth={1.75} aria-hidden />
      ) : (
        <Sun size={18} strokeWidth={1.75} aria-hidden />
      )}
      {t(`theme.${next}`)}
    </button>
  );
}
