import type { Page } from '@playwright/test';
import { dayFromToday } from '../support/consulting.ts';
import { giveCredits, offerHour } from '../support/database.ts';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { signInAsNewFamily } from '../support/new-family.ts';
import { expect, test } from '../support/test.ts';

/** The focused element: its name, and whether a focus ring is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim();
    return {
      name: label || element.id,
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });

async function walkThrough(page: Page, steps: number) {
  const stops: NonNullable<Awaited<ReturnType<typeof focused>>>[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Runs inside the page. Tab order goes through the browser's own bar, where the page's focus is on its body. */
const isNowhereElse = () => {
  const element = document.activeElement;
  return element === document.body || Boolean(element?.closest('dialog'));
};

for (const width of [390, 1280]) {
  test(`at ${width} px every tab stop of the page has a visible focus ring`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/tr/contact');
    await expect(page.getByRole('button', { name: 'Mesajı gönder' })).toBeEnabled();
    const stops = await walkThrough(page, 60);
    expect(stops.length).toBeGreaterThan(9);
    expect(stops.filter(({ hasRing }) => !hasRing)).toEqual([]);
  });
}

test('the phone menu traps the focus, and Enter on a language changes the page', async ({
  page,
}) => {
  await page.goto('/en');
  const opener = page.getByRole('button', { name: 'Open the menu' });
  await expect(opener).toBeEnabled();
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Close the menu' })).toBeFocused();
  const german = menu.getByRole('link', { name: 'Deutsch' });
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    if (await german.evaluate((link) => link === document.activeElement)) break;
    expect(await page.evaluate(isNowhereElse)).toBe(true);
  }
  await expect(german).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de$/);
  await expect(menu).toBeHidden();
});

test('a message is sent by keyboard', async ({ page }) => {
  await page.goto('/en/contact');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Esra');
  await page.keyboard.press('Tab');
  await page.keyboard.type('keyboard@journey.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Keys');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Typed from beginning to end.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
  await page.keyboard.press('Enter');
  const outcome = page.getByRole('main').getByRole('status');
  await expect(outcome).toContainText('Thank you, your message has reached us.');
  await expect(outcome).toBeFocused();
});

test('credits are bought by keyboard', async ({ page }) => {
  await signInAsNewFamily(page, 'de');
  await page.goto('/de/credits');
  await pressOn(page, page.getByRole('link', { name: 'Auswählen Standard' }));
  const boxes = page.getByRole('main').getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) {
    await pressOn(page, box, 'Space');
    await expect(box).toBeChecked();
  }
  await pressOn(page, page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
  await pressOn(page, page.getByRole('button', { name: 'Pay now', exact: true }));
  await expect(page.getByRole('heading', { name: 'Danke, eure Credits sind da.' })).toBeFocused();
});

/** Goes to the month of the day, then with the arrow keys to the day. */
async function moveToDay(page: Page, day: string) {
  const wanted = page.locator(`[data-day="${day}"]`);
  const nextMonth = page.getByRole('button', { name: 'Nächster Monat' });
  if ((await wanted.count()) === 0) await pressOn(page, nextMonth);
  await tabTo(page, page.locator('[data-day][tabindex="0"]'));
  for (let presses = 0; presses < 31; presses += 1) {
    const stop = await page.locator('[data-day]:focus').getAttribute('data-day');
    if (stop === day) break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(wanted).toBeFocused();
}

test.describe('in Turkey', () => {
  test.use({ timezoneId: 'Europe/Istanbul' });
  test('an appointment is booked by keyboard', async ({ page }) => {
    const day = dayFromToday(29);
    await offerHour(day, '07:50');
    const email = await signInAsNewFamily(page, 'de');
    await giveCredits(email, 100);
    await page.goto('/de/consulting');
    await tabTo(page, page.getByRole('radio', { name: /^Per E-Mail/ }));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, page.getByLabel('Instagram-Name'));
    await page.keyboard.type('familie.mit.tasten');
    await moveToDay(page, day);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await pressOn(page, dialog.getByRole('button', { name: '07:50' }));
    await pressOn(page, dialog.getByRole('button', { name: '07:50 Uhr wählen' }));
    await expect(dialog).toBeHidden();
    await pressOn(page, page.getByRole('button', { name: /^Verbindlich anfragen/ }));
    await expect(page.getByRole('heading', { name: 'Euer Termin ist gebucht' })).toBeFocused();
  });
});
