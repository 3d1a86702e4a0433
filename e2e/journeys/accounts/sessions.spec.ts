import { auth } from '@ismi/contract';
import {
  expectGuest,
  expectSignedIn,
  giveAddress,
  newAddress,
  onAnotherDevice,
  openAccountMenu,
  signIn,
} from '../../support/accounts.ts';
import { addresses } from '../../support/addresses.ts';
import { becomeFamily, openAccount, signInAsNewFamily } from '../../support/new-family.ts';
import { expect, test } from '../../support/test.ts';
import { waitForHydration } from '../../support/wait-for-hydration.ts';

test.use({ expectedConsoleError: /status of 401/ });

const REFRESH = `/api${auth.refresh.path}`;

test('a reload stays signed in, stores no token in the browser, and the HTML has no personal data', async ({
  page,
  request,
}) => {
  const { email } = await openAccount(request, 'en', 'Esra Kalender');
  await page.goto('/en/login');
  await signIn(page, email);
  await expectSignedIn(page);
  const html = await (await page.context().request.get('/en')).text();
  expect(html).not.toContain(email.split('@')[0]);
  expect(html).not.toContain('Kalender');
  await page.reload();
  await expectSignedIn(page);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('eyJ');
  expect(stored).not.toContain(email);
  const scripts = await page.evaluate(() => document.cookie);
  expect(scripts).toContain('ismi_signed_in=1');
  expect(scripts).not.toContain('ismi_refresh');
});

test('two tabs that refresh at once stay signed in, without a failed refresh', async ({
  page,
  context,
}) => {
  await becomeFamily(page);
  const second = await context.newPage();
  await second.goto('/en');
  await expectSignedIn(second);
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith(REFRESH)) statuses.push(response.status());
  });
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([page.reload(), second.reload()]);
    await Promise.all([expectSignedIn(page), expectSignedIn(second)]);
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(statuses.length).toBeLessThanOrEqual(6);
});

test('an expired token is refreshed silently, and the call is retried', async ({ page }) => {
  await becomeFamily(page);
  let refused = 0;
  await page.route('**/api/languages/user-language', async (route) => {
    refused += 1;
    if (refused > 1) return route.continue();
    const error = { code: 'UNAUTHENTICATED', message: 'Over.' };
    return route.fulfill({ status: 401, json: { success: false, error } });
  });
  const renewed = page.waitForResponse(`**${REFRESH}`);
  const told = page.waitForResponse(
    (response) => response.url().endsWith('/user-language') && response.status() === 200,
  );
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Türkçe' }).click();
  expect((await renewed).status()).toBe(200);
  await told;
  await expect(page).toHaveURL(/\/tr$/);
  await expectSignedIn(page);
});

test('a reused refresh token ends the session everywhere', async ({
  page,
  context,
  playwright,
}) => {
  await becomeFamily(page);
  const cookie = (await context.cookies(`${addresses().web}/api/auth`)).find(
    ({ name }) => name === 'ismi_refresh',
  );
  for (let round = 0; round < 2; round += 1) {
    await page.reload();
    await expectSignedIn(page);
  }
  const thief = await playwright.request.newContext({
    baseURL: addresses().web,
    extraHTTPHeaders: { origin: addresses().web, cookie: `ismi_refresh=${cookie?.value}` },
  });
  expect((await thief.post(REFRESH, { data: {} })).status()).toBe(401);
  await page.reload();
  await expectGuest(page);
});

test('signing out ends this session in every tab, and no other', async ({
  page,
  context,
  browser,
}) => {
  const email = await becomeFamily(page);
  const other = await onAnotherDevice(browser, email);
  const second = await context.newPage();
  await second.goto('/en/contact');
  await expectSignedIn(second);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toContainText('Welcome,Journey');
  await menu.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expectGuest(page);
  await expectGuest(second);
  await other.reload();
  await expectSignedIn(other);
});

test('signing out everywhere ends the sessions of all devices', async ({ page, browser }) => {
  const email = await becomeFamily(page);
  const other = await onAnotherDevice(browser, email);
  await openAccountMenu(other);
  await other.getByRole('button', { name: 'Sign out on all devices' }).click();
  await expectGuest(other);
  await page.reload();
  await expectGuest(page);
});

test('a family sees its devices in the profile, and signs one of them out', async ({
  page,
  browser,
}) => {
  const email = await becomeFamily(page);
  const other = await onAnotherDevice(browser, email);
  await page.goto('/profile');
  const devices = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Where you are signed in' }) });
  const others = devices.getByRole('button', { name: /Sign out.*Chrome, Linux/ });
  await expect(devices.getByText('This device')).toHaveCount(1);
  const before = await others.count();
  expect(before).toBeGreaterThan(0);
  // The most recently used session is first, apart from this one.
  await others.first().click();
  await expect(devices.getByText('The device is signed out.')).toBeVisible();
  await expect(others).toHaveCount(before - 1);
  while ((await others.count()) > 0) {
    const left = await others.count();
    await others.first().click();
    await expect(others).toHaveCount(left - 1);
  }
  await other.reload();
  await expectGuest(other);
  await page.reload();
  await expectSignedIn(page);
});

test.describe('without a connection', () => {
  test.use({ expectedConsoleError: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('a family is not shown as a guest and can retry', async ({ page }) => {
    await becomeFamily(page);
    await page.route(`**${REFRESH}`, (route) => route.abort());
    await page.goto('/profile');
    await expect(page.getByRole('alert')).toContainText('check your internet connection');
    await page.unroute(`**${REFRESH}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/profile$/);
  });

  test('a profile tab that fails to load shows an error and can be retried', async ({
    page,
    context,
  }) => {
    await becomeFamily(page);
    await page.goto('/profile');
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
    await context.setOffline(true);
    const tabs = page.getByRole('navigation', { name: 'Parts of your profile' });
    await tabs.getByRole('link', { name: 'Appointments' }).click();
    await expect(page.getByRole('alert')).toContainText('check your internet connection');
    await expect(tabs).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('group', { name: 'Filter appointments' })).toBeVisible();
  });

  test('a failed sign-out shows an error and stays signed in', async ({ page }) => {
    await becomeFamily(page);
    await page.route('**/api/auth/logout', (route) => route.abort());
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(menu.getByRole('alert')).toContainText('you are still signed in');
    await expectSignedIn(page);
  });
});

test('the sign-in returns to the previous page and never to another site', async ({
  page,
  request,
}) => {
  const { email } = await openAccount(request, 'en');
  for (const [next, end] of [
    ['/en/contact?from=test', '/en/contact?from=test'],
    ['//evil.example/en', '/en'],
    ['https://evil.example', '/en'],
  ] as const) {
    await page.context().clearCookies();
    await page.goto(`/en/login?${new URLSearchParams({ next })}`);
    await signIn(page, email);
    await expectSignedIn(page);
    expect(page.url()).toBe(`${addresses().web}${end}`);
  }
});

test('a signed-in user is redirected from the sign-in', async ({ page }) => {
  await signInAsNewFamily(page, 'en');
  await page.goto('/en/login?next=%2Fen%2Fcontact');
  await expect(page).toHaveURL(/\/en\/contact$/);
});

test.describe('too many attempts', () => {
  test.use({ expectedConsoleError: /status of 429/ });
  test('are rejected with the time of the next one', async ({ page }) => {
    await page.route('**/api/auth/check-email', (route) =>
      route.fulfill({
        status: 429,
        json: {
          success: false,
          error: { code: 'TOO_MANY_REQUESTS', message: 'Please wait.', retry_after: 540 },
        },
      }),
    );
    await page.goto('/en/login');
    await giveAddress(page, newAddress());
    await expect(page.getByRole('alert')).toContainText('Please wait.');
    await expect(page.getByRole('alert')).toContainText('You can try again in 9 minutes.');
  });
});

test('until the session is checked, a family is shown neither the sign-in nor its form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await becomeFamily(page);
  const isAnswered = Promise.withResolvers<void>();
  await page.route(`**${REFRESH}`, async (route) => {
    await isAnswered.promise;
    await route.continue();
  });
  const place = page.locator('header .skeleton').filter({ visible: true });
  const signIn = page.getByRole('link', { name: 'Sign in' }).filter({ visible: true });
  await page.goto('/en/contact', { waitUntil: 'commit' });
  await expect(place).toHaveCount(2);
  await expect(signIn).toHaveCount(0);
  await waitForHydration(page);
  await expect(place).toHaveCount(2);
  await expect(signIn).toHaveCount(0);
  await page.goto('/en/login', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expect(page.locator('form').filter({ visible: true })).toHaveCount(0);
  await waitForHydration(page);
  await expect(page.locator('form').filter({ visible: true })).toHaveCount(0);
  isAnswered.resolve();
  await expect(page).toHaveURL(/\/en$/);
  await expectSignedIn(page);
});
