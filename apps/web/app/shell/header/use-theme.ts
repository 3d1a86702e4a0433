import { useLayoutEffect, useSyncExternalStore } from 'react';
import { tryStorage } from '../../browser/browser-storage.ts';
import { STORED_KEYS } from '../../browser/stored-keys.ts';

export type Theme = 'light' | 'dark';

let lastShown: Theme = 'light';

const shownTheme = (): Theme => {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') lastShown = theme;
  return lastShown;
};

const watchTheme = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

/** The current theme, and how to change it. Unknown on the server, which assumes light. */
export function useTheme() {
  const theme = useSyncExternalStore(watchTheme, shownTheme, () => 'light');
  const choose = (next: Theme) => {
    document.documentElement.dataset.theme = next;
    tryStorage('localStorage', (storage) => storage.setItem(STORED_KEYS.theme, next));
  };
  return { theme, choose };
}

/** For when React renders the document again, as for the error screen: it does not know the theme and removes it. */
export const useRestoreTheme = (): void =>
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = shownTheme();
  }, []);
