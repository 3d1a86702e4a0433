import { becomeFamily, expectSignedIn, PASSWORD, signIn } from '../../support/accounts.ts';
import { expect, test } from '../../support/test.ts';

test('a choice made on one device is the language of the next, which had made none', async ({
  page,
  browser,
}) => {
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

test('a choice made before signing in is told to the account', async ({ page, browser }) => {
  const email = await becomeFamily(page);
  const guest = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
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
