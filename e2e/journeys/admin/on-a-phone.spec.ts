import { randomUUID } from 'node:crypto';
import { becomeAdministrator, signInAsAdministrator } from '../../support/administrators.ts';
import { withDatabase } from '../../support/database.ts';
import { signInAsNewFamily } from '../../support/new-family.ts';
import { orderAtPayPal } from '../../support/purchase.ts';
import { expect, test } from '../../support/test.ts';

/** Runs inside the page. */
const horizontalOverflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

const receiptOf = (email: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ receipt_number: number; year: number }>(
      `select receipt_number, extract(year from completed_at at time zone 'Europe/Berlin')::int as year
       from payments where user_id = (select id from users where email = $1)`,
      [email],
    );
    if (!rows[0]) throw new Error(`${email} has bought nothing`);
    return `${rows[0].year}-${String(rows[0].receipt_number).padStart(6, '0')}`;
  });

test('an administrator on a phone finds a payment by its receipt number', async ({
  page,
  browser,
}) => {
  const buyer = await (await browser.newContext()).newPage();
  const email = await signInAsNewFamily(buyer, 'de');
  await buyer.goto('/de/credits');
  await buyer.getByRole('link', { name: 'Auswählen Standard' }).click();
  await orderAtPayPal(buyer, 'Zahlungspflichtig bestellen');
  await buyer.getByRole('button', { name: 'Pay now', exact: true }).click();
  await expect(buyer.getByRole('heading', { name: 'Danke, eure Credits sind da.' })).toBeVisible();
  const receipt = await receiptOf(email);

  await signInAsAdministrator(page, 'en');
  await page.goto('/madmin/payments');
  await page.getByLabel('Search').fill(receipt);
  await expect(page).toHaveURL(new RegExp(`search=${receipt}`));
  const cards = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(email);
  await expect(cards).toContainText(receipt);
  await page.getByLabel('Search').fill(email.slice(0, 20));
  await expect(page).toHaveURL(/search=(?!\d{4}-)/);
  await expect(cards).toContainText(email);
  await page.getByLabel('Search').fill('2026-999999');
  await expect(page.getByText('No payment fits these filters.')).toBeVisible();
});

test('on a phone the frame has badges, language, theme, the name and sign-out', async ({
  page,
}) => {
  await withDatabase((client) =>
    client.query(
      `insert into contact_messages (id, reference, name, email, subject, message, language, created_at)
       values ($1, $2, 'Esra', 'esra@journey.example', 'Hello', 'Hello', 'en', now())`,
      [randomUUID(), `C-${randomUUID().slice(0, 8)}`],
    ),
  );
  const email = await becomeAdministrator(page);
  const tabs = page.getByRole('navigation', { name: 'Sections of the administration' });
  await expect(tabs.getByRole('link', { name: /^Desk \d+ waiting$/ })).toBeAttached();

  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const languages = page.locator('summary[aria-label*=":"]:visible').first();
  await languages.click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(horizontalOverflow)).toBe(0);
  await languages.click();
  await page.getByRole('link', { name: 'Türkçe' }).click();
  await expect(page.getByRole('heading', { name: 'Genel bakış', level: 1 })).toBeVisible();

  await page.locator('header summary:visible').last().click();
  await expect(page.getByText(email).filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış yap', exact: true }).click();
  await expect(page).toHaveURL(/\/$|\/tr$/);
  await page.goto('/madmin');
  await expect(page).toHaveURL(/refused=madmin/);
});

test('the collapsed sidebar keeps language, theme and sign-out', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await becomeAdministrator(page);
  await page.getByRole('button', { name: 'Fold the sidebar' }).click();
  const side = page.getByRole('complementary');
  await side.locator('summary[aria-label^="Language"]').click();
  await side.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Übersicht', level: 1 })).toBeVisible();
  await side.getByRole('button', { name: 'Dunkles Design' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await side.locator('summary').last().click();
  await side.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/$|\/de$/);
});
