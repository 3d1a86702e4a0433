import {
  expectGuest,
  expectSignedIn,
  giveAddress,
  linkIn,
  onAnotherDevice,
  openAccountMenu,
  signIn,
} from '../../support/accounts.ts';
import { expireMailProofs } from '../../support/database.ts';
import { waitForMail } from '../../support/inbox.ts';
import { becomeFamily, openAccount, signInAsNewFamily } from '../../support/new-family.ts';
import { expect, test } from '../../support/test.ts';

const SIGNED_OUT_HERE = 'You have been signed out on this device. Please sign in again.';
const NEW_PASSWORD = 'Nar-Cicegi-24';

test.use({ expectedConsoleError: /status of (401|410)/ });

test('a password reset ends every earlier session at once', async ({ page, browser }) => {
  const email = await becomeFamily(page);
  const other = await onAnotherDevice(browser, email);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/en/login');
  await giveAddress(visitor, email);
  await visitor.getByRole('link', { name: 'I forgot my password' }).click();
  await expect(visitor.getByLabel('Your email address')).toHaveValue(email);
  await visitor.getByRole('button', { name: 'Send the link' }).click();
  await expect(visitor.getByText('Check your inbox.')).toBeVisible();
  await visitor.goto(linkIn(await waitForMail(email, 'reset-password'), 'reset-password'));
  await expect(visitor).toHaveURL(/\/en\/reset-password$/);
  await visitor.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await visitor.getByLabel('Password (again)').fill(NEW_PASSWORD);
  await visitor.getByRole('button', { name: 'Save password' }).click();
  await expect(visitor.getByText('Your password has been changed.')).toBeVisible();

  // Both devices still hold an access token that is valid for minutes; their next call is rejected.
  for (const device of [page, other]) {
    await device.goto('/en/contact');
    await expect(device.getByText(SIGNED_OUT_HERE)).toBeVisible();
    await expect(device.locator('header .credit')).toHaveCount(0);
    await device.goto('/en/impressum');
    await expectGuest(device);
    await expect(device.getByText(SIGNED_OUT_HERE)).toHaveCount(0);
  }
  await visitor.goto('/en/login');
  await signIn(visitor, email, NEW_PASSWORD);
  await expectSignedIn(visitor);
});

test('a session that ends during use leads to the sign-in and back', async ({ page, browser }) => {
  const email = await signInAsNewFamily(page, 'en');
  await page.goto('/en/contact');
  await expectSignedIn(page);
  const other = await onAnotherDevice(browser, email);
  await openAccountMenu(other);
  await other.getByRole('button', { name: 'Sign out on all devices' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/login\?next=%2Fde%2Fcontact$/);
  await expect(page.getByText('Eure Sitzung ist beendet.')).toBeVisible();
});

test('an expired reset link leads to a new one', async ({ page }) => {
  const email = await signInAsNewFamily(page, 'en');
  await page.goto('/en/forgot-password');
  await page.getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const link = linkIn(await waitForMail(email, 'reset-password'), 'reset-password');
  await expireMailProofs(email);
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Password (again)').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

test('a wrong password gives an error that reveals nothing about the address', async ({
  page,
  request,
}) => {
  const { email } = await openAccount(request, 'en');
  await page.goto('/en/login');
  await signIn(page, email, 'Not-The-One-7');
  await expect(page.getByRole('alert')).toContainText('address or the password is not right');
  await expect(page.getByRole('alert')).toBeFocused();
});
