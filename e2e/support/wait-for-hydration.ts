import { expect, type Locator, type Page as Tab } from '@playwright/test';

/** Runs inside the page. Our page is hydrated when React has attached to the server's HTML; before, buttons do nothing. */
const isHydrated = () =>
  !('__reactRouterContext' in window) ||
  Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber$'));

export const waitForHydration = (tab: Tab) => tab.waitForFunction(isHydrated);

/** Parts of a page hydrate after the rest; before, a form in them is sent as by a browser without JavaScript. */
export const waitForHydrationOf = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
      ),
    )
    .toBe(true);
