import { addDays } from '@ismi/contract/slot-time';
import {
  chooseHour,
  chooseInstagram,
  dayFromToday,
  momentOf,
  openHour,
} from '../../support/consulting.ts';
import { giveCredits, offerHour } from '../../support/database.ts';
import { waitForMail } from '../../support/inbox.ts';
import { signInAsNewFamily } from '../../support/new-family.ts';
import { expect, test } from '../../support/test.ts';

const DAY = dayFromToday(6);
const weekdayOf = (day: string) =>
  new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
const clockIn = (timeZone: string, time: string) =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(
    new Date(momentOf(DAY, time)),
  );

test.beforeAll(async () => {
  for (const time of ['00:40', '16:10']) await offerHour(DAY, time);
});

/** 00:40 in Turkey: the evening before in the west, the morning of the same day in the east. */
for (const [timeZone, ownDay] of [
  ['Europe/Berlin', addDays(DAY, -1)],
  ['America/Los_Angeles', addDays(DAY, -1)],
  ['Asia/Tokyo', DAY],
  ['Pacific/Auckland', DAY],
] as const) {
  test.describe(`in ${timeZone}`, () => {
    test.use({ timezoneId: timeZone });
    test('a slot is shown at the visitor’s local day and time, with Turkish time', async ({
      page,
    }) => {
      await page.goto('/en/consulting');
      await chooseInstagram(page);
      const hour = await openHour(page, DAY, '00:40');
      await expect(page.locator('[data-day][aria-pressed=true]')).toHaveAttribute(
        'data-day',
        ownDay,
      );
      const turkish = ownDay === DAY ? '00:40' : `${weekdayOf(DAY)} 00:40`;
      await expect(hour).toHaveText(`${clockIn(timeZone, '00:40')}Turkey ${turkish}`);
    });
  });
}

test.describe('an appointment booked in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });
  test('is shown in German time in Berlin and in its mail, and in Turkish time in Istanbul', async ({
    page,
    browser,
  }) => {
    const own = clockIn('Europe/Berlin', '16:10');
    const email = await signInAsNewFamily(page, 'en');
    await giveCredits(email, 100);
    await page.goto('/en/consulting');
    await chooseInstagram(page);
    await page.getByLabel('Instagram name').fill('familie.aus.berlin');
    await chooseHour(page, DAY, '16:10');
    await page.getByRole('button', { name: /^Request now/ }).click();
    const booked = page.getByRole('status').filter({ hasText: 'Your appointment is booked' });
    await expect(booked).toContainText(`at ${own} (16:10 in Turkey)`);

    const mail = await waitForMail(email, `${own} (Central European Time)`);
    expect(mail.text).toMatch(
      new RegExp(`Central European Time: .*${own}\\s+Turkish time: .*16:10`),
    );

    const card = (tab = page) =>
      tab.getByRole('list', { name: 'Your appointments and requests' }).getByRole('listitem');
    await page.goto('/en/profile?tab=appointments');
    await expect(card()).toContainText(`at ${own}16:10 in Turkey`);

    // The same session on a device with Turkish time.
    const storageState = await page.context().storageState();
    await page.close();
    const context = await browser.newContext({ storageState, timezoneId: 'Europe/Istanbul' });
    const inIstanbul = await context.newPage();
    await inIstanbul.goto('/en/profile?tab=appointments');
    await expect(card(inIstanbul)).toContainText('at 16:10');
    await expect(card(inIstanbul)).not.toContainText('in Turkey');
    await context.close();
  });
});
