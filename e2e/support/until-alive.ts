import type { Page as Tab } from '@playwright/test';

/** Runs inside the page. One of ours is alive when React has taken over what the server sent: before that, nobody hears a press. */
const isAlive = () =>
  !('__reactRouterContext' in window) ||
  Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber$'));

export const untilAlive = (tab: Tab) => tab.waitForFunction(isAlive);
