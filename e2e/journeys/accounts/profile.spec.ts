import { expectSignedIn, onAnotherDevice, PASSWORD, signIn } from '../../support/accounts.ts';
import { signInAsNewFamily } from '../../support/new-family.ts';
import { expect, test } from '../../support/test.ts';

const NEW_PASSWORD = 'Nar-Cicegi-24';

test('name and phone can be changed, and an invalid number is shown at its field', async ({
  page,
}) => {
  await signInAsNewFamily(page, 'en');
  await page.goto('/profile');
  await page.getByLabel('Name', { exact: true }).fill('Ayşe Yılmaz');
  await page.getByLabel('Telephone').fill('call me');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please enter a telephone number')).toBeVisible();
  await page.getByLabel('Telephone').fill('+49 30 123456');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ayşe Yılmaz' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ayşe Yılmaz');
  await expect(page.getByLabel('Telephone')).toHaveValue('+49 30 123456');
});

test.describe('with the current password', () => {
  test.use({ expectedConsoleError: /status of (400|401|403)/ });

  test('a new one is set; other devices are signed out, this one is not', async ({
    page,
    browser,
  }) => {
    const email = await signInAsNewFamily(page, 'en');
    const other = await onAnotherDevice(browser, email);
    await page.goto('/profile');
    const write = async (current: string) => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel('Password (again)').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Change password' }).click();
    };
    await write('Not-The-One-7');
    await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
    await write(PASSWORD);
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    await page.reload();
    await expectSignedIn(page);
    await other.goto('/en/contact');
    await expect(other.locator('header .credit')).toHaveCount(0);
    await other.goto('/en/login');
    await signIn(other, email, NEW_PASSWORD);
    await expectSignedIn(other);
  });
});
