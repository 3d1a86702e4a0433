import { codeIn, expectGuest, newAddress, PASSWORD } from '../../support/accounts.ts';
import { waitForMail } from '../../support/inbox.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('an account is registered, confirmed and signed out by keyboard', async ({ page }) => {
  const email = newAddress();
  const { keyboard } = page;
  await page.goto('/en/login');
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Continue with Google' }).focus();
  await keyboard.press('Tab');
  await keyboard.type(email);
  await keyboard.press('Enter');

  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await keyboard.type(PASSWORD);
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue(PASSWORD);
  await keyboard.press('Tab');
  await keyboard.type(PASSWORD);
  await keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await keyboard.press('Enter');

  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await keyboard.type(codeIn(await waitForMail(email)));

  await expect(page.getByRole('dialog')).toContainText('Welcome');
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.locator('header summary').last().focus();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeFocused();
  await keyboard.press('Enter');
  await expectGuest(page);
});
