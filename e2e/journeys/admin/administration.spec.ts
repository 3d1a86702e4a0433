import { auth } from '@ismi/contract';
import { ENDPOINTS } from '@ismi/contract/endpoints';
import type { Page } from '@playwright/test';
import { PASSWORD, signIn } from '../../support/accounts.ts';
import { becomeAdministrator, grantAdmin } from '../../support/administrators.ts';
import { totpCode } from '../../support/authenticator.ts';
import { signInAsNewFamily } from '../../support/new-family.ts';
import { expect, test } from '../../support/test.ts';

const ADMIN = ENDPOINTS.filter(({ access }) => access === 'admin');

/** The status of each administrators' endpoint for the session of a page. */
const answersTo = (page: Page) =>
  page.evaluate(
    async ({ refresh, calls }) => {
      const json = { 'content-type': 'application/json' };
      const renewed = await fetch(refresh, { method: 'POST', headers: json, body: '{}' });
      const { data } = await renewed.json();
      const headers = { ...json, authorization: `Bearer ${data.token}` };
      const statuses: number[] = [];
      for (const { method, path } of calls) {
        const body = method === 'GET' ? undefined : '{}';
        statuses.push((await fetch(path, { method, headers, body })).status);
      }
      return [...new Set(statuses)];
    },
    {
      refresh: `/api${auth.refresh.path}`,
      calls: ADMIN.map(({ method, path }) => ({
        method,
        path: `/api${path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')}`,
      })),
    },
  );

test.describe('without administrator rights', () => {
  test.use({ expectedConsoleError: /403/ });

  test('a guest is redirected home with a message', async ({ page }) => {
    await page.goto('/madmin/payments');
    await expect(page).toHaveURL(/\/\?refused=madmin$/);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('a')).toHaveAttribute('href', /login\?next=%2Fmadmin$/);
    await dialog.locator('.btn-primary').click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('a family is redirected home, and its token is rejected', async ({ page }) => {
    await signInAsNewFamily(page, 'en');
    await page.goto('/madmin');
    await expect(page.getByRole('dialog', { name: 'Access not permitted' })).toBeVisible();
    expect(await answersTo(page)).toEqual([403]);
  });
});

test.describe('the second factor', () => {
  test.use({ expectedConsoleError: /400/ });

  test('an administrator sets up the second factor, and signs in with it elsewhere', async ({
    page,
    browser,
  }) => {
    const email = await signInAsNewFamily(page, 'en');
    await grantAdmin(email);
    await page.goto('/madmin');
    await expect(page.getByRole('heading', { name: 'Set up the second step' })).toBeVisible();
    // A session is not enough: the password is required again, and a wrong one is rejected.
    await page.getByLabel('Password').fill('not-the-password-1');
    await page.getByRole('button', { name: 'Set up', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('code')).toHaveCount(0);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set up', exact: true }).click();
    await expect(
      page.getByRole('img', { name: 'QR code for the authenticator app' }),
    ).toBeVisible();
    const secret = await page.locator('code').innerText();
    await page.getByLabel('6-digit code').fill(totpCode(secret));
    await page.getByRole('button', { name: 'Finish setting up' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = await codes.first().innerText();
    await expect(page.getByRole('button', { name: 'Go to the administration' })).toBeDisabled();
    await page.getByLabel('I have kept the codes').check();
    await page.getByRole('button', { name: 'Go to the administration' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto('/en/login?next=%2Fmadmin');
    await signIn(elsewhere, email);
    await expect(elsewhere.getByRole('heading', { name: 'Second step' })).toBeVisible();
    // The same code again, and a wrong one: both are rejected.
    await elsewhere.getByLabel('6-digit code').fill(totpCode(secret, 7));
    await elsewhere.getByRole('button', { name: 'Continue' }).click();
    await expect(elsewhere.getByRole('alert')).toBeVisible();
    await elsewhere.getByLabel('6-digit code').fill(totpCode(secret, 1));
    await elsewhere.getByRole('button', { name: 'Continue' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

    const third = await (await browser.newContext()).newPage();
    await third.goto('/en/login?next=%2Fmadmin');
    await signIn(third, email);
    await third.getByRole('button', { name: 'I do not have my phone' }).click();
    await third.getByLabel('Recovery code').fill(recovery.toLowerCase());
    await third.getByRole('button', { name: 'Continue' }).click();
    await expect(third.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  });
});

test('the dashboard shows figures and is refreshed by a button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await becomeAdministrator(page);
  const users = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Users', exact: true }) });
  await expect(users.getByText('Administrators')).toBeVisible();
  await expect(page.getByRole('img', { name: /revenue/i }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'First suggestion' })).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(/^Updated \d\d:\d\d$/)).toBeVisible();
});

test.describe('a dashboard that cannot be loaded', () => {
  test.use({ expectedConsoleError: /500/ });

  test('shows an error and can be retried', async ({ page }) => {
    const address = '**/api/admin/dashboard/stats';
    const refusal = { code: 'INTERNAL_ERROR', message: 'Our fault.' };
    await page.route(address, (route) =>
      route.fulfill({ status: 500, json: { success: false, error: refusal } }),
    );
    await becomeAdministrator(page);
    await expect(page.getByRole('alert')).toContainText('The figures could not be loaded.');
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'System status' })).toBeVisible();
  });
});

test('only administrators have the administration link; no public page contains it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const email = await signInAsNewFamily(page, 'en');
  const openMenu = async () => {
    await page.goto('/en/contact');
    await page.locator('summary[aria-label^="Your account"]').click();
    await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
  };
  const way = page.getByRole('link', { name: 'Administration' });
  await openMenu();
  await expect(way).toHaveCount(0);
  await grantAdmin(email);
  await openMenu();
  expect(await (await page.request.get('/en/contact')).text()).not.toContain('href="/madmin');
  await way.click();
  await expect(page.getByRole('heading', { name: 'Set up the second step' })).toBeVisible();
});

test('the sidebar collapses and stays collapsed; the exit link leads to the site', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await becomeAdministrator(page);
  await page.getByRole('button', { name: 'Fold the sidebar' }).click();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Unfold the sidebar' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the audit log is filtered by action, and the filter is in the URL', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const email = await signInAsNewFamily(page, 'en');
  await grantAdmin(email);
  await page.goto('/madmin/audit');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const secret = await page.locator('code').innerText();
  await page.getByLabel('6-digit code').fill(totpCode(secret));
  await page.getByRole('button', { name: 'Finish setting up' }).click();
  await page.getByLabel('I have kept the codes').check();
  await page.getByRole('button', { name: 'Go to the administration' }).click();
  await page.getByLabel('Action').selectOption('second-factor.set-up');
  await expect(page).toHaveURL(/action=second-factor\.set-up/);
  await page.reload();
  await expect(page.getByLabel('Action')).toHaveValue('second-factor.set-up');
  const row = page.getByRole('row').filter({ hasText: 'Second step of sign-in set up' }).first();
  await row.getByRole('button').click();
  const panel = page.getByRole('dialog', { name: 'Second step of sign-in set up' });
  await expect(panel.getByText('"isSetUp": false')).toBeVisible();
  await expect(panel.getByText('"isSetUp": true')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Id of the subject').fill('nobody');
  await expect(page.getByText('No change fits these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/\/madmin\/audit$/);
});
