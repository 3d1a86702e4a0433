import { WELCOME_CREDITS } from '@ismi/contract';
import type { Page } from '@playwright/test';
import { expectSignedIn, giveAddress, newAddress } from '../../support/accounts.ts';
import { openAccount } from '../../support/new-family.ts';
import { expect, test } from '../../support/test.ts';

// The simulator has no favicon.
test.use({ expectedConsoleError: /status of 404/ });

const atGoogle = /^http:\/\/127\.0\.0\.1:/;

/** Chooses a Workspace account, unless the mailbox is elsewhere. */
async function chooseGoogleAccount(
  page: Page,
  email: string,
  name: string,
  hostedDomain = email.split('@')[1] ?? '',
): Promise<void> {
  await expect(page).toHaveURL(atGoogle);
  await page.getByRole('radio', { name: 'Somebody else' }).check();
  await page.getByLabel('Address', { exact: true }).fill(email);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Workspace domain').fill(hostedDomain);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a new user signs in with Google, is welcomed in the page’s language, and is recognized the next time', async ({
  page,
  browser,
}) => {
  const email = newAddress();
  await page.goto('/tr/login?next=%2Ftr%2Fcontact');
  await page.getByRole('button', { name: 'Google ile devam et' }).click();
  await chooseGoogleAccount(page, email, 'Esra Yıldırım');
  const welcome = page.getByRole('dialog');
  await expect(welcome).toContainText('Hoş geldiniz, Esra Yıldırım');
  await expect(welcome).toContainText(`${WELCOME_CREDITS} kredi hoş geldin hediyeniz.`);
  await expect(page).toHaveURL(/\/tr$/);
  await welcome.getByRole('button', { name: 'Başlayalım' }).click();
  await expect(page).toHaveURL(/\/tr\/contact$/);

  const again = await (await browser.newContext()).newPage();
  await again.goto('/en/login?next=%2Fen%2Fcontact');
  await giveAddress(again, email);
  await expect(again.getByRole('heading', { name: 'We know you through Google' })).toBeVisible();
  await again.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseGoogleAccount(again, email, 'Esra Yıldırım');
  await expect(again).toHaveURL(/\/en\/contact$/);
  await expectSignedIn(again);
  await expect(again.getByRole('dialog')).toHaveCount(0);
});

test('a family with a password can sign in with Google too', async ({ page, request }) => {
  const { email } = await openAccount(request, 'en');
  await page.goto('/en/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseGoogleAccount(page, email, 'Esra');
  await expectSignedIn(page);
});

test.describe('a mailbox outside of Google', () => {
  test.use({ expectedConsoleError: /status of 40[34]/ });
  test('is verified by our own mail first, without typing the address again', async ({ page }) => {
    const email = newAddress();
    await page.goto('/de/login');
    await page.getByRole('button', { name: 'Weiter mit Google' }).click();
    await chooseGoogleAccount(page, email, 'Leyla', '');
    await expect(page.getByText('Dieses Postfach liegt nicht bei Google')).toBeVisible();
    await expect(page.locator('input[type=email]')).toHaveValue(email);
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await expect(page.locator('input[name=password]')).toBeVisible();
  });

  test('that is already verified is linked', async ({ page, request }) => {
    const { email } = await openAccount(request, 'en');
    await page.goto('/en/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await chooseGoogleAccount(page, email, 'Esra', '');
    await expectSignedIn(page);
  });
});

test('cancelling at Google shows the other ways to sign in', async ({ page }) => {
  await page.goto('/de/login?next=%2Fde%2Fcontact');
  await page.getByRole('button', { name: 'Weiter mit Google' }).click();
  await expect(page).toHaveURL(atGoogle);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('Ihr habt nicht mit Google weitergemacht')).toBeVisible();
  await expect(page).toHaveURL(/\/de\/login\?next=%2Fde%2Fcontact$/);
});

test.describe('a sign-in that did not begin here', () => {
  test.use({ expectedConsoleError: /status of 400/ });
  test('does not sign anybody in', async ({ page }) => {
    await page.goto('/login?code=stolen&state=forged', { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('main').getByRole('status')).toContainText('Google');
    await expect(page.locator('input[type=email]')).toBeVisible();
  });
});
