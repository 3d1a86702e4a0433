import type { Page as Tab } from '@playwright/test';

type EnterState = (tab: Tab) => Promise<void>;

const open =
  (search: string): EnterState =>
  async (tab) => {
    await tab.goto(new URL(search, tab.url()).href);
  };

/** Filters, the names to compare, and what the server answers for other addresses. */
export const NAME_LIST_STATES: Record<string, EnterState> = {
  'filter open': async (tab) => {
    await tab.locator('main .filter-menu summary').first().click();
    await tab.locator('main .filter-menu[open] a').first().waitFor();
  },
  'names to compare': async (tab) => {
    for (const index of [0, 1]) {
      const box = tab.locator('main .compare-tick input').nth(index);
      await box.check();
    }
    await tab.locator('main .compare-bar a').waitFor();
    // Elsewhere the bar lies over a row, which a reader can scroll away.
    await tab.locator('main .compare-bar').evaluate((bar) => {
      bar.parentElement?.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
  },
  'several filters': async (tab) => {
    await open('?length=medium')(tab);
    await tab.locator('main .name-row').first().waitFor();
  },
};

export const COMPARISON_STATES: Record<string, EnterState> = {
  'names side by side': async (tab) => {
    await open('?names=yusuf,zaynab,muhammad')(tab);
    await tab.locator('main table').waitFor();
  },
};
