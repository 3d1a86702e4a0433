import type { Page } from '@playwright/test';
import {
  codeIn,
  expectSignedIn,
  linkIn,
  newAddress,
  PASSWORD,
  register,
  signIn,
} from '../../support/accounts.ts';
import { waitForMail } from '../../support/inbox.ts';
import { becomeFamily, openAccount, signInAsNewFamily } from '../../support/new-family.ts';
import { expect, test } from '../../support/test.ts';

test('a language chosen on one device is used on a new device', async ({ page, browser }) => {
  const email = await becomeFamily(page);
  const told = page.waitForResponse('**/api/languages/user-language');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'العربية' }).click();
  expect((await told).status()).toBe(200);

  const next = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await next.goto('/login');
  await signIn(next, email);
  await expect(next.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(next.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await next.evaluate(() => document.cookie)).toContain('ismi-language=ar');
});

test('signed-in pages keep the language of the current page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsNewFamily(page, 'tr');
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'Bilgiler' })).toBeVisible();
  await page.goto('/en/leaderboard');
  await page.getByRole('banner').getByRole('link', { name: 'Favourites' }).click();
  await expect(page).toHaveURL(/\/en\/favorites$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favourites');
});

test('a language chosen before signing in is stored in the account', async ({
  page: guest,
  request,
}) => {
  const { email } = await openAccount(request, 'en');
  await guest.goto('/en');
  await guest.getByRole('button', { name: 'Open the menu' }).click();
  await guest.getByRole('dialog').getByRole('link', { name: 'Deutsch' }).click();
  await expect(guest).toHaveURL(/\/de$/);
  await guest.goto('/login');
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Willkommen');
  const told = guest.waitForResponse('**/api/languages/user-language');
  await guest.getByLabel('Eure E-Mail-Adresse').fill(email);
  await guest.getByRole('button', { name: 'Weiter', exact: true }).click();
  await guest.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await guest.getByRole('button', { name: 'Anmelden', exact: true }).click();
  expect((await (await told).json()).data).toEqual({ preferred_language: 'de' });
  await expectSignedIn(guest);
  await expect(guest.locator('html')).toHaveAttribute('lang', 'de');
});

/** Focused pages have no menu but this one. */
async function chooseLanguage(page: Page, language: string) {
  await page.locator('header summary').click();
  await page.getByRole('banner').getByRole('link', { name: language }).click();
}

test('changing the language during sign-in keeps the step', async ({ page }) => {
  const email = newAddress();
  await page.goto('/en/login');
  await register(page, email);
  await chooseLanguage(page, 'Deutsch');
  await expect(page).toHaveURL(/\/de\/verify-email-code$/);
  await expect(page.getByRole('main')).toContainText(email);
  // The new page takes the focus, which closes the menu.
  await expect(page.locator('header details[open]')).toHaveCount(0);
  await chooseLanguage(page, 'Türkçe');
  await expect(page.getByRole('main')).toContainText(email);
  await page.getByLabel('6 haneli kod').fill(codeIn(await waitForMail(email)));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSignedIn(page);
});

test.describe('a session that a new password ends', () => {
  test.use({ expectedConsoleError: /status of 401/ });

  test('a link for a new password works in the language that is chosen on its page', async ({
    page,
  }) => {
    const email = await signInAsNewFamily(page, 'en');
    await page.goto('/en/forgot-password');
    await page.getByLabel('Your email address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.goto(linkIn(await waitForMail(email, 'reset-password'), 'reset-password'));
    await expect(page).toHaveURL(/\/en\/reset-password$/);
    await chooseLanguage(page, 'Deutsch');
    await expect(page).toHaveURL(/\/de\/reset-password$/);
    await page.getByLabel('Passwort', { exact: true }).fill('Nar-Cicegi-24');
    await page.getByLabel('Passwort (noch einmal)').fill('Nar-Cicegi-24');
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await expect(page.getByText('Euer Passwort ist geändert.')).toBeVisible();
  });
});
