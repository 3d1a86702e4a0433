import { addDays } from '@ismi/contract/slot-time';
import { dayFromToday, openHour } from '../../support/consulting.ts';
import { offerHour } from '../../support/database.ts';
import { expect, test } from '../../support/test.ts';

const DAY = dayFromToday(6);
const weekdayOf = (day: string) =>
  new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(
    new Date(`${DAY}T00:40:00+03:00`),
  );

test.beforeAll(() => offerHour(DAY, '00:40'));

/** Twenty to one at night in Turkey: the evening before in the west, the morning of the same day in the east. */
for (const [timeZone, day] of [
  ['Europe/Berlin', addDays(DAY, -1)],
  ['America/Los_Angeles', addDays(DAY, -1)],
  ['Asia/Tokyo', undefined],
  ['Pacific/Auckland', undefined],
] as const) {
  test.describe(`in ${timeZone}`, () => {
    test.use({ timezoneId: timeZone });
    test('the slot keeps its Turkish day and hour, and the own time stands beside it', async ({
      page,
    }) => {
      await page.goto('/en/consulting');
      const hour = await openHour(page, DAY, '00:40');
      const own = [day && weekdayOf(day), clockIn(timeZone)].filter(Boolean).join(' ');
      await expect(hour).toContainText(`${own} for you`);
    });
  });
}
