import { addDays } from '@ismi/contract/slot-time';
import { expect, type Locator, type Page as Tab } from '@playwright/test';
import { untilAlive } from './until-alive.ts';

/** A day within the window that is offered: so many days from the German today. */
export const dayFromToday = (days: number): string => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
  });
  return addDays(format.format(new Date()), days);
};

/** Opens the hours of a day, in its month; again on a fresh page, as long as the server still shows an older calendar. */
export async function openHour(tab: Tab, day: string, time: string): Promise<Locator> {
  const hour = tab.getByRole('dialog').getByRole('button', { name: time });
  await expect(async () => {
    const button = tab.locator(`[data-day="${day}"]`);
    await tab.locator('table.cal').waitFor();
    await untilAlive(tab);
    if ((await button.count()) === 0) await tab.locator('.card button.btn-icon').last().click();
    // In an older calendar a day may have no hours yet, and cannot be pressed.
    const open = button.click({ timeout: 2_000 }).then(() => hour.waitFor({ timeout: 2_000 }));
    const isThere = await open.then(
      () => true,
      () => false,
    );
    if (!isThere) await tab.reload();
    expect(isThere).toBe(true);
  }).toPass();
  return hour;
}

/** Chooses day and hour as a family does: the calendar first, then the dialog. */
export async function chooseHour(tab: Tab, day: string, time: string): Promise<void> {
  await (await openHour(tab, day, time)).click();
  const dialog = tab.getByRole('dialog');
  await dialog.locator('.btn-primary').click();
  await dialog.waitFor({ state: 'hidden' });
}
