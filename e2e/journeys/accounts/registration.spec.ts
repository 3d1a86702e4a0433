import { ACCOUNT_LIMITS, WELCOME_CREDITS } from '@ismi/contract';
import type { Browser, Page } from '@playwright/test';
import {
  codeIn,
  expectGuest,
  expectSignedIn,
  giveAddress,
  linkIn,
  newAddress,
  PASSWORD,
  register,
  signIn,
} from '../../support/accounts.ts';
import { expireMailProofs } from '../../support/database.ts';
import { waitForMail, waitForNewestMail } from '../../support/inbox.ts';
import { expect, test } from '../../support/test.ts';

/** The stored address that awaits its code. */
const addressKeptIn = (page: Page) =>
  page.evaluate(() => localStorage.getItem('ismi-awaited-address'));

const GIFT = `${WELCOME_CREDITS} credits are yours as a welcome gift.`;

test('a family registers with the code, is welcomed with its credits and returns to its page', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/en/contact');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/en\/login\?next=%2Fen%2Fcontact$/);
  await register(page, email);
  await page.getByLabel('6-digit code').fill(codeIn(await waitForMail(email)));

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

test('a family registers with the link and is redirected home after three seconds', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/en/login');
  await register(page, email);
  await page.goto(linkIn(await waitForMail(email), 'verify-email'));
  await expect(page.getByRole('main')).toContainText(
    `${WELCOME_CREDITS} credits are in your account`,
  );
  await expect(page.getByRole('dialog')).toContainText(GIFT);
  await expect(page).toHaveURL(/\/en$/);
  await expectSignedIn(page);
});

test.describe('errors of the server', () => {
  test.use({ expectedConsoleError: /status of (400|409|410)/ });

  test('an expired link is replaced by a new mail, whose code works', async ({ page }) => {
    const email = newAddress();
    await page.goto('/en/login');
    await register(page, email);
    const link = linkIn(await waitForMail(email), 'verify-email');
    await expireMailProofs(email);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
    await page.getByRole('button', { name: 'Send a new email' }).click();
    await expect(page).toHaveURL(/\/en\/verify-email-code$/);
    await page.getByLabel('6-digit code').fill(codeIn(await waitForNewestMail(email, 2)));
    await expect(page.getByRole('dialog')).toContainText(GIFT);
  });

  test('a link that was followed before counts as success', async ({ page }) => {
    const email = newAddress();
    await page.goto('/en/login');
    await register(page, email);
    const link = linkIn(await waitForMail(email), 'verify-email');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  });

  test('an invalid link shows an error', async ({ page }) => {
    await page.goto('/en/verify-email?token=nonsense');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The address could not be confirmed',
    );
    await expect(page).toHaveURL(/\/en\/verify-email$/);
  });

  test('a wrong code is shown at the field, and a code is extracted from pasted text', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const email = newAddress();
    await page.goto('/en/login');
    await register(page, email);
    const code = codeIn(await waitForMail(email));
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

  test('a common password is rejected at its field', async ({ page }) => {
    await page.goto('/en/login');
    await page.getByLabel('Your email address').fill(newAddress());
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByLabel('Password', { exact: true }).fill('Password1');
    await page.getByLabel('Password (again)').fill('Password1');
    await page.getByRole('button', { name: 'Open account' }).click();
    await expect(page.getByText('This password is easy to guess')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  });
});

test.describe('a verification mail opened in another browser', () => {
  const answered = async (browser: Browser, email: string): Promise<Page> => {
    const phone = await (await browser.newContext()).newPage();
    await phone.goto(linkIn(await waitForMail(email), 'verify-email'));
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

  test('does not open a stranger’s registration; the reader sets a password', async ({
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
    await phone.goto(linkIn(await waitForNewestMail(email, 2), 'reset-password'));
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
  const wait = page.getByRole('button', { name: /^New code in \d+ s$/ });
  await expect(wait).toBeDisabled();
  await page.reload();
  await expect(wait).toBeDisabled();
  await expect(page.getByLabel('6-digit code')).toBeVisible();
});

test.describe('a registration that is resumed in a second tab', () => {
  test('goes on from the sign-in to the code, and to where the first tab was', async ({
    page,
    context,
  }) => {
    const email = newAddress();
    await page.goto('/en/login?next=%2Fen%2Fcontact');
    await register(page, email);
    await page.close();

    const second = await context.newPage();
    await second.goto('/en/login');
    const begun = second.getByRole('status').filter({ hasText: 'not finished signing up' });
    await expect(begun).toContainText(email);
    await begun.getByRole('link', { name: 'Enter the code' }).click();
    await expect(second.getByLabel('6-digit code')).toBeFocused();
    await expect(second.getByRole('main')).toContainText(email);
    await second.getByLabel('6-digit code').fill(codeIn(await waitForMail(email)));
    await expect(second.getByRole('dialog')).toContainText(GIFT);
    expect(await addressKeptIn(second)).toBeNull();
    await second.getByRole('button', { name: 'Begin' }).click();
    await expect(second).toHaveURL(/\/en\/contact$/);
  });

  test('goes on at the address of the code field, in Arabic and by a reload', async ({
    page,
    context,
  }) => {
    const email = newAddress();
    await page.goto('/en/login');
    await register(page, email);
    const second = await context.newPage();
    await second.goto('/ar/verify-email-code');
    await expect(second.getByRole('main')).toContainText(email);
    await second.reload();
    await second.locator('main .code-input').fill(codeIn(await waitForMail(email)));
    await expectSignedIn(second);
    // The first tab is notified.
    await expectSignedIn(page);
  });

  test('can be replaced by another address, which the browser stores instead', async ({
    page,
    context,
  }) => {
    const email = newAddress();
    await page.goto('/en/login?next=%2Fen%2Fcontact');
    await register(page, email);
    await page.getByRole('link', { name: 'Use another address' }).click();
    await expect(page).toHaveURL(/\/en\/login\?next=%2Fen%2Fcontact$/);
    await expect(page.getByLabel('Your email address')).toHaveValue(email);
    await expect(page.getByText('not finished signing up')).toHaveCount(0);
    expect(await addressKeptIn(page)).toBeNull();

    const other = newAddress();
    await register(page, other);
    expect(await addressKeptIn(page)).toContain(other);
    const second = await context.newPage();
    await second.goto('/en/login');
    await second.getByRole('button', { name: 'Use another address' }).click();
    await expect(second.getByText('not finished signing up')).toHaveCount(0);
    await expect(second.getByLabel('Your email address')).toBeFocused();
    expect(await addressKeptIn(second)).toBeNull();
  });

  test('is not offered after its code has expired', async ({ page, context }) => {
    await page.goto('/en/login');
    await register(page, newAddress());
    const second = await context.newPage();
    await second.clock.install({ time: Date.now() + ACCOUNT_LIMITS.codeLifetimeMs });
    await second.goto('/en/contact');
    await expect.poll(() => addressKeptIn(second)).toBeNull();
    await second.goto('/en/verify-email-code');
    await expect(second).toHaveURL(/\/en$/);
  });
});

test('the verification pages redirect visitors without a code or link', async ({ page }) => {
  await page.goto('/en/verify-email-code');
  await expect(page).toHaveURL(/\/en$/);
  await expectGuest(page);
  await page.goto('/en/reset-password');
  await expect(page).toHaveURL(/\/en\/login$/);
});

test('unaccepted terms and different passwords are rejected before sending', async ({ page }) => {
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

test('back leads from the password to the address, which is kept', async ({ page }) => {
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
    await page.goto('/en/login');
    await page.getByLabel('Your email address').fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Let us open your account' })).toBeVisible();
  });
});

test('the form does not shift when the password strength appears', async ({ page }) => {
  await page.goto('/en/login');
  await giveAddress(page, newAddress());
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/password-strength-*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const button = page.getByRole('button', { name: 'Open account' });
  await expect(page.getByText('Strong', { exact: true })).toBeHidden();
  const before = await button.boundingBox();
  arrived.resolve();
  await expect(page.getByText('Strong', { exact: true })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test.describe('a password that is easy to guess', () => {
  test.use({ expectedConsoleError: /status of 400/ });

  test('is marked while typing and rejected with a hint', async ({ page }) => {
    await page.goto('/en/login');
    await giveAddress(page, newAddress());
    await page.getByLabel('Password', { exact: true }).fill('Sommer2026');
    await expect(page.getByText('Easy to guess')).toBeVisible();
    await page.getByLabel('Password (again)').fill('Sommer2026');
    await page.getByRole('button', { name: 'Open account' }).click();
    await expect(page.getByText('This password is easy to guess.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await expect(page.getByText('Strong', { exact: true })).toBeVisible();
    await page.getByLabel('Password (again)').fill(PASSWORD);
    await page.getByRole('button', { name: 'Open account' }).click();
    await expect(page.getByLabel('6-digit code')).toBeFocused();
  });
});
