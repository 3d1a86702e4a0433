import type { Page as Tab } from '@playwright/test';

/** Runs inside the page. Our page is hydrated when React has attached to the server's HTML; before, buttons do nothing. */
const isHydrated = () =>
  !('__reactRouterContext' in window) ||
  Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber$'));

export const waitForHydration = (tab: Tab) => tab.waitForFunction(isHydrated);
