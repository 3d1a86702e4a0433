import type { Browser, Page } from '@playwright/test';
import { PASSWORD } from '../../support/accounts.ts';
import { addresses } from '../../support/addresses.ts';
import { ageIdentityProof, openAsTurkishAdministrator } from '../../support/administrators.ts';
import { withDatabase } from '../../support/database.ts';
import { waitForNewestMail } from '../../support/inbox.ts';
import { signInAsNewFamily } from '../../support/new-family.ts';
import { orderAtPayPal } from '../../support/purchase.ts';
import { expect, test } from '../../support/test.ts';

/** A family that has bought the popular package and spent most of its credits, in its own browser. */
async function createBuyer(browser: Browser, spent: number): Promise<{ email: string; tab: Page }> {
  const tab = await (await browser.newContext()).newPage();
  const email = await signInAsNewFamily(tab, 'de');
  await tab.goto('/de/credits');
  await tab.getByRole('link', { name: 'Auswählen Standard' }).click();
  await orderAtPayPal(tab, 'Zahlungspflichtig bestellen');
  await tab.getByRole('button', { name: 'Pay now', exact: true }).click();
  await expect(tab.getByRole('heading', { name: 'Danke, eure Credits sind da.' })).toBeVisible();
  await withDatabase((client) =>
    client.query(
      `with account as (
         update credit_accounts set balance = balance - $2, total_spent = total_spent + $2, last_sequence = last_sequence + 1
         where user_id = (select id from users where email = $1) returning user_id, last_sequence, balance
       )
       insert into credit_entries (user_id, sequence, type, amount, balance_after, reference, created_at)
       select user_id, last_sequence, 'usage', -$2, balance, 'act ' || gen_random_uuid(), now() from account`,
      [email, spent],
    ),
  );
  return { email, tab };
}

const balanceOf = (email: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ balance: number }>(
      'select balance from credit_accounts join users on users.id = user_id where email = $1',
      [email],
    );
    return rows[0]?.balance;
  });

test.describe('an action that requires a fresh sign-in', () => {
  // The browser logs the 403 that asks for the password.
  test.use({ expectedConsoleError: /403/ });

  test('an administrator makes a partial refund: preview, password, confirmation; the buyer gets a mail', async ({
    page,
    browser,
  }) => {
    const { email } = await createBuyer(browser, 115);
    const administrator = await openAsTurkishAdministrator(page, '/madmin/payments');
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Tamamlandı');
    await expect(row).toContainText('€7,99');

    await ageIdentityProof(administrator);
    await row.getByRole('button', { name: /iade et/ }).click();
    const dialog = page.getByRole('dialog', { name: /iade et/ });
    await dialog.getByLabel('Bir kısmı').check();
    await dialog.getByLabel(/İade tutarı/).fill('4,00');
    // 4 of 7.99 euros bought 50 credits; 10 of 125 are left.
    await expect(dialog.getByText('Geri alınacak kredi').locator('..')).toContainText('10');
    await expect(dialog.getByText('Eksik kalan kredi').locator('..')).toContainText('40');
    await dialog.getByRole('button', { name: 'İade et' }).click();
    await expect(dialog.getByText('İade nedeni zorunludur.')).toBeVisible();
    await dialog.getByLabel('Neden').fill('Yanlışlıkla iki kez alındı');
    await dialog.getByRole('button', { name: 'İade et' }).click();

    const identity = page.getByRole('dialog', { name: 'Siz olduğunuzu doğrulayın' });
    await identity.getByLabel('Parola veya 6 haneli kod').fill(PASSWORD);
    await identity.getByRole('button', { name: 'Doğrula ve sürdür' }).click();

    await expect(page.getByText(/€4,00 iade edildi/)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Kısmen iade');
    expect(await balanceOf(email)).toBe(0);
    expect((await waitForNewestMail(email, 3)).text).toContain('4,00');

    await row.getByRole('button', { name: /ayrıntılarını göster/ }).click();
    const panel = page.getByRole('dialog', { name: /numaralı ödeme/ });
    await expect(panel).toContainText('50 krediden 10 geri alındı');
    await expect(panel).toContainText('Yanlışlıkla iki kez alındı');
  });
});

const payPal = (method: string, path: string, body?: object) =>
  fetch(`${addresses().payPal}/_sim/${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

const paidAt = (email: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ order: string; capture: string }>(
      `select paypal_order_id as order, paypal_capture_id as capture from payments
       join users on users.id = user_id where email = $1`,
      [email],
    );
    if (!rows[0]) throw new Error(`${email} has bought nothing`);
    return rows[0];
  });

const refundsAtPayPal = async (captureId: string) => {
  const state: { refunds: { captureId: string }[] } = await (await payPal('GET', 'state')).json();
  return state.refunds.filter((refund) => refund.captureId === captureId).length;
};

test.describe('a lost response of PayPal', () => {
  // The browser logs the 409 of the second refund.
  test.use({ expectedConsoleError: /409/ });

  test('leaves a refund in an unknown state: it is shown, cannot be repeated, and PayPal is checked first', async ({
    page,
    browser,
  }) => {
    const { email } = await createBuyer(browser, 1);
    const { order, capture } = await paidAt(email);
    await openAsTurkishAdministrator(page, '/madmin/payments');
    const row = page.getByRole('row').filter({ hasText: email });
    await payPal('POST', 'faults', {
      operation: 'refund_capture',
      id: capture,
      effect: '500_after',
    });
    // PayPal's status cannot be queried either.
    await payPal('POST', 'faults', {
      operation: 'get_order',
      id: order,
      effect: '500_before',
      times: 1000,
    });

    await row.getByRole('button', { name: /iade et/ }).click();
    const dialog = page.getByRole('dialog', { name: /iade et/ });
    await dialog.getByLabel('Bir kısmı').check();
    await dialog.getByLabel(/İade tutarı/).fill('5,00');
    await dialog.getByLabel('Neden').fill('Yanlışlıkla alındı');
    await dialog.getByRole('button', { name: 'İade et' }).click();
    await expect(page.getByText(/yanıt vermedi: sonuç bilinmiyor/)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Sonuç bilinmiyor');

    await row.getByRole('button', { name: /iade et/ }).click();
    await expect(dialog.getByText(/önceki iadesinin sonucu henüz bilinmiyor/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'İade et' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await row.getByRole('button', { name: /ayrıntılarını göster/ }).click();
    const panel = page.getByRole('dialog', { name: /numaralı ödeme/ });
    await expect(panel).toContainText('Sonuç bilinmiyor, PayPal’a soruyoruz');
    await payPal('DELETE', 'faults');
    await panel.getByRole('button', { name: 'PayPal’a şimdi sor' }).click();
    await expect(panel.getByText('Sonuç bilinmiyor, PayPal’a soruyoruz')).toBeHidden();
    await expect(panel).toContainText('İade edildi');
    await page.keyboard.press('Escape');
    await expect(row).toContainText('Kısmen iade');
    await expect(row).not.toContainText('Sonuç bilinmiyor');
    expect(await refundsAtPayPal(capture)).toBe(1);
  });
});

test('a filter is in the URL, and an empty result is shown as such', async ({ page }) => {
  await openAsTurkishAdministrator(page, '/madmin/payments');
  await page.getByLabel('Para birimi').selectOption('TRY');
  await expect(page.getByText('Bu süzgeçlere uyan ödeme yok.')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('currency')).toBe('TRY');
  await page.reload();
  await expect(page.getByLabel('Para birimi')).toHaveValue('TRY');
});

test('an unmatched PayPal event is viewed and marked as handled', async ({ page }) => {
  const id = `WH-${Date.now()}`;
  await withDatabase((client) =>
    client.query(
      `insert into paypal_events (id, type, subject, state, received_at)
       values ($1, 'PAYMENT.CAPTURE.COMPLETED', '{"kind":"capture","captureId":"NOBODYS","orderId":null}', 'review', '2020-01-01')`,
      [id],
    ),
  );
  await openAsTurkishAdministrator(page, '/madmin/payments');
  await page.getByRole('button', { name: /PayPal bildirimleri/ }).click();
  const row = page.getByRole('row').filter({ hasText: id });
  await row.getByRole('button', { name: /göster/ }).click();
  const panel = page.getByRole('dialog', { name: 'PayPal bildirimi' });
  await expect(panel).toContainText('NOBODYS');
  await panel.getByRole('button', { name: 'Kapat' }).click();
  await row.getByRole('button', { name: /halledildi say/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Halledildi olarak işaretle' });
  await dialog.getByLabel('Neden').fill('Başka bir dükkânın parası');
  await dialog.getByRole('button', { name: 'Halledildi', exact: true }).click();
  await expect(row).toBeHidden();
});
