import { favorites } from '@ismi/contract';
import type { Page as Tab } from '@playwright/test';
import { signInAs } from './sign-in-as.ts';

/** Mocks the responses of the list. Always with status 200: errors are in the envelope. */
const stubList = (tab: Tab, envelope: object) =>
  tab.route(`**/api${favorites.list.path.replace(':id', '*')}?*`, (route) =>
    route.fulfill({ json: envelope }),
  );

export const LIKE_STATES = {
  leaderboard: {
    'rating a name': async (tab: Tab) => {
      await tab.locator('main .rank-votes').first().click();
      await tab.locator('dialog[open] textarea').waitFor();
    },
    'rating without stars': async (tab: Tab) => {
      await tab.locator('main .rank-votes').first().click();
      await tab.locator('dialog[open] [type=submit]').click();
      await tab.locator('dialog[open] [role=alert]').waitFor();
    },
    'how it counts': async (tab: Tab) => {
      await tab.locator('main details summary').click();
      await tab.locator('main details[open] p').first().waitFor();
    },
    'guest prompt': async (tab: Tab) => {
      await tab.locator('main .heart').first().click();
      await tab.locator('dialog[open] a').waitFor();
    },
    'signed in': async (tab: Tab) => {
      await signInAs(tab, 'family');
      await tab.reload();
      await tab.locator('main .heart[aria-pressed=true]').first().waitFor();
    },
  },
  favorites: {
    empty: async (tab: Tab) => {
      await stubList(tab, { success: true, data: { favorites: [] } });
      await tab.reload();
      await tab.locator('main .card .btn-primary').waitFor();
    },
    failed: async (tab: Tab) => {
      await stubList(tab, {
        success: false,
        error: { code: 'SERVICE_UNAVAILABLE', message: 'Lorem ipsum dolor sit amet.' },
      });
      await tab.reload();
      await tab.locator('main [role=alert]').waitFor();
    },
  },
};
