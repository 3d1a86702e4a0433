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

/** The moment of an hour in Turkey, which knows no summer time. */
export const momentOf = (day: string, time: string): string =>
  new Date(`${day}T${time}:00+03:00`).toISOString();

/** The day that a moment is where the visitor's browser stands. */
const ownDayIn = (tab: Tab, moment: string): Promise<string> =>
  tab.evaluate(
    (at) => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date(at)),
    moment,
  );

/**
 * Opens the hours of the day on which an hour of a Turkish day is for this visitor, in its month; again on a fresh page, as long as
 * the server still shows an older calendar.
 */
export async function openHour(tab: Tab, day: string, time: string): Promise<Locator> {
  const moment = momentOf(day, time);
  const hour = tab.getByRole('dialog').locator(`[data-slot="${moment}"]`);
  const ownDay = await ownDayIn(tab, moment);
  await expect(async () => {
    const button = tab.locator(`[data-day="${ownDay}"]`);
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

/** Nothing is chosen beforehand: a conversation on Instagram is one of two ways. */
export async function chooseInstagram(page: Tab): Promise<void> {
  await expect(page.getByRole('radio', { name: /Instagram/ })).toBeEnabled();
  await page.locator('.type-tile', { hasText: 'Instagram' }).click();
}
