import { WELCOME_CREDITS } from '@ismi/contract';
import type { Browser, Page } from '@playwright/test';
import {
  codeIn,
  expectGuest,
  expectSignedIn,
  linkIn,
  newAddress,
  PASSWORD,
  register,
  signIn,
} from '../../support/accounts.ts';
import { letADayPass } from '../../support/database.ts';
import { newestMail, receivedMail } from '../../support/inbox.ts';
import { expect, test } from '../../support/test.ts';

const GIFT = `${WELCOME_CREDITS} credits are yours as a welcome gift.`;

test('a family registers, types the code, is welcomed with its credits, and goes on to where it was', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/en/contact');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/en\/login\?next=%2Fen%2Fcontact$/);
  await register(page, email);
  await page.getByRole('link', { name: 'Enter the code' }).click();
  await expect(page).toHaveURL(/\/en\/verify-email-code$/);
  await page.getByLabel('6-digit code').fill(codeIn(await receivedMail(email)));

  const welcome = page.getByRole('dialog');
  await expect(welcome).toContainText(`Welcome, ${email.split('@')[0]}`);
  await expect(welcome).toContainText(GIFT);
  await expect(page).toHaveURL(/\/en$/);
  await expectSignedIn(page);
  await expect(page.locator('header .credit')).toContainText(String(WELCOME_CREDITS));

  await welcome.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await page.goto('/en?verified=true');
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a family registers and follows the link, which leads home after three seconds', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/en/login');
  await register(page, email);
  await page.goto(linkIn(await receivedMail(email), 'verify-email'));
  await expect(page.getByRole('main')).toContainText(
    `${WELCOME_CREDITS} credits are in your account`,
  );
  await expect(page.getByRole('dialog')).toContainText(GIFT);
  await expect(page).toHaveURL(/\/en$/);
  await expectSignedIn(page);
});

test.describe('what the server refuses', () => {
  test.use({ expectedComplaint: /status of (400|409|410)/ });

  test('a link that is too old is replaced by a new mail, whose code works', async ({ page }) => {
    const email = newAddress();
    await page.goto('/en/login');
    await register(page, email);
    const link = linkIn(await receivedMail(email), 'verify-email');
    await letADayPass(email);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
    await page.getByRole('button', { name: 'Send a new email' }).click();
    await expect(page).toHaveURL(/\/en\/verify-email-code$/);
    await page.getByLabel('6-digit code').fill(codeIn(await newestMail(email, 2)));
    await expect(page.getByRole('dialog')).toContainText(GIFT);
  });

  test('a link that was followed before counts as success', async ({ page }) => {
    const email = newAddress();
    await page.goto('/en/login');
    await register(page, email);
    const link = linkIn(await receivedMail(email), 'verify-email');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  });

  test('a link that is none says so', async ({ page }) => {
    await page.goto('/en/verify-email?token=nonsense');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The address could not be confirmed',
    );
    await expect(page).toHaveURL(/\/en\/verify-email$/);
  });

  test('a wrong code is told at the field, and a pasted one is read out of its sentence', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const email = newAddress();
    await page.goto('/en/login');
    await register(page, email);
    await page.getByRole('link', { name: 'Enter the code' }).click();
    const code = codeIn(await receivedMail(email));
    const field = page.getByLabel('6-digit code');
    await field.fill(code === '000000' ? '111111' : '000000');
    await expect(page.getByRole('alert')).toContainText('This code is wrong or has expired');
    await expect(field).toBeFocused();
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `Your code: ${code.slice(0, 3)} ${code.slice(3)}.`,
    );
    await page.keyboard.press('Control+V');
    await expect(page.getByRole('dialog')).toContainText(GIFT);
  });

  test('a password that everybody uses is refused at its field', async ({ page }) => {
    await page.goto('/en/login');
    await page.getByLabel('Your email address').fill(newAddress());
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByLabel('Password', { exact: true }).fill('Password1');
    await page.getByLabel('Password (again)').fill('Password1');
    await page.getByRole('button', { name: 'Open account' }).click();
    await expect(page.getByText('lists that attackers try first')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  });
});

test.describe('a mail that is answered in another browser', () => {
  const answered = async (browser: Browser, email: string): Promise<Page> => {
    const phone = await (await browser.newContext()).newPage();
    await phone.goto(linkIn(await receivedMail(email), 'verify-email'));
    await expect(phone.getByRole('heading', { name: 'Is it you?' })).toBeVisible();
    return phone;
  };

  test('opens the account with the password that was chosen', async ({ page, browser }) => {
    const email = newAddress();
    await page.goto('/en/login');
    await register(page, email);
    const phone = await answered(browser, email);
    await phone.getByLabel('Password', { exact: true }).fill(`${PASSWORD}?`);
    await phone.getByRole('button', { name: 'Confirm address' }).click();
    await expect(phone.getByText('the password is not right')).toBeVisible();
    await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await phone.getByRole('button', { name: 'Confirm address' }).click();
    await expect(phone.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    await expect(phone).toHaveURL(/\/en$/);
    await expectSignedIn(phone);
  });

  test('opens nothing that a stranger has registered; its reader chooses a password', async ({
    page,
    browser,
  }) => {
    const email = newAddress();
    await page.goto('/en/login');
    await register(page, email, 'A-strangers-1');
    const phone = await answered(browser, email);
    await phone.getByRole('link', { name: 'Choose a new password' }).click();
    await expect(phone.getByLabel('Your email address')).toHaveValue(email);
    await phone.getByRole('button', { name: 'Send the link' }).click();
    await phone.goto(linkIn(await newestMail(email, 2), 'reset-password'));
    await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await phone.getByLabel('Password (again)').fill(PASSWORD);
    await phone.getByRole('button', { name: 'Save password' }).click();
    await expect(phone.getByText('Your password has been changed.')).toBeVisible();
    await phone.goto('/en/login');
    await signIn(phone, email);
    await expectSignedIn(phone);
  });
});

test('the wait for another code survives a reload', async ({ page }) => {
  await page.goto('/en/login');
  await register(page, newAddress());
  await page.getByRole('link', { name: 'Enter the code' }).click();
  const wait = page.getByRole('button', { name: /^New code in \d+ s$/ });
  await expect(wait).toBeDisabled();
  await page.reload();
  await expect(wait).toBeDisabled();
  await expect(page.getByLabel('6-digit code')).toBeVisible();
});

test('whoever has nothing to confirm is led home, and whoever has no link to the sign-in', async ({
  page,
}) => {
  await page.goto('/en/verify-email-code');
  await expect(page).toHaveURL(/\/en$/);
  await expectGuest(page);
  await page.goto('/en/reset-password');
  await expect(page).toHaveURL(/\/en\/login$/);
});

test('terms that are not accepted, and passwords that differ, stop a registration before it is sent', async ({
  page,
}) => {
  await page.goto('/en/login');
  await page.getByLabel('Your email address').fill(newAddress());
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const terms = page.getByRole('checkbox', { name: /terms of use/ });
  await expect(terms).toBeChecked();
  await terms.uncheck();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password (again)').fill(`${PASSWORD}?`);
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page.getByText('The passwords are not the same.')).toBeVisible();
  await expect(page.getByText('you need to accept the terms of use')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Let us open your account' })).toBeVisible();
});

test('back leads from the password to the address, which is still there', async ({ page }) => {
  const email = newAddress();
  await page.goto('/en/login');
  await page.getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByLabel('Password (again)')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Your email address')).toHaveValue(email);
});

test.describe('without confirming', () => {
  test('an account can be registered again, and is still new', async ({ page }) => {
    const email = newAddress();
    await page.goto('/en/login');
    await register(page, email);
    // The same address again would be a reload, which rightly still says that a mail is on its way.
    await page.goto('/en/contact');
    await page.goto('/en/login');
    await page.getByLabel('Your email address').fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Let us open your account' })).toBeVisible();
  });
});
