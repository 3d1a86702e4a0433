import type { Page as Tab } from '@playwright/test';
import { signInAs } from './sign-in-as.ts';

const chooseLive = (tab: Tab) => tab.locator('.type-tile').nth(1).click();
const CHOSEN = 'table.cal .day:is(.day-available, .day-partial)';

/** States of the consulting page that a visit alone does not reach. */
export const CONSULTING_STATES = {
  hours: async (tab: Tab) => {
    await chooseLive(tab);
    await tab.locator(CHOSEN).first().click();
    await tab.locator('dialog[open] .slot').first().waitFor();
  },
  'chosen hour': async (tab: Tab) => {
    await chooseLive(tab);
    await tab.locator(CHOSEN).first().click();
    await tab.locator('dialog[open] .slot:enabled').first().click();
    await tab.locator('dialog[open] .btn-primary').click();
    await tab.locator('table.cal .day[aria-pressed=true]').waitFor();
  },
  'mail request with errors': async (tab: Tab) => {
    await signInAs(tab, 'family');
    await tab.reload();
    await tab.locator('header .credit').waitFor();
    await tab.locator('.type-tile').first().click();
    await tab.locator('main form summary').click();
    await tab.locator('main form [name=religiousPreference]').selectOption('important');
    await tab.locator('main form [type=submit]').click();
    await tab.locator('main form [type=checkbox][aria-invalid=true]').waitFor();
  },
};
