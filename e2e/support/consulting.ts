import { addDays } from '@ismi/contract/slot-time';
import { expect, type Locator, type Page as Tab } from '@playwright/test';
import { waitForHydration } from './wait-for-hydration.ts';

/** A day in the bookable window: this many days from today in Germany. */
export const dayFromToday = (days: number): string => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
  });
  return addDays(format.format(new Date()), days);
};

/** The instant of a time in Turkey, which has no daylight saving time. */
export const momentOf = (day: string, time: string): string =>
  new Date(`${day}T${time}:00+03:00`).toISOString();

/** The date of an instant in the browser's time zone. */
const localDayIn = (tab: Tab, moment: string): Promise<string> =>
  tab.evaluate(
    (at) => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date(at)),
    moment,
  );

/** Opens the day of a slot in the visitor's own calendar; reloads while the server still shows an older calendar. */
export async function openHour(tab: Tab, day: string, time: string): Promise<Locator> {
  const moment = momentOf(day, time);
  const hour = tab.getByRole('dialog').locator(`[data-slot="${moment}"]`);
  const localDay = await localDayIn(tab, moment);
  await expect(async () => {
    const button = tab.locator(`[data-day="${localDay}"]`);
    await tab.locator('table.cal').waitFor();
    await waitForHydration(tab);
    if ((await button.count()) === 0) await tab.locator('.card button.btn-icon').last().click();
    // In an older calendar the day may have no slots yet and is disabled.
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

/** Chooses day and slot as a family does: calendar, then dialog. */
export async function chooseHour(tab: Tab, day: string, time: string): Promise<void> {
  await (await openHour(tab, day, time)).click();
  const dialog = tab.getByRole('dialog');
  await dialog.locator('.btn-primary').click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Nothing is preselected: Instagram is one of two channels. */
export async function chooseInstagram(page: Tab): Promise<void> {
  await expect(page.getByRole('radio', { name: /Instagram/ })).toBeEnabled();
  await page.locator('.type-tile', { hasText: 'Instagram' }).click();
}
