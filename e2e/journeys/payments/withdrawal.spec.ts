import { addresses } from '../../support/addresses.ts';
import { signInAsAdministrator } from '../../support/administrators.ts';
import { waitForMail } from '../../support/inbox.ts';
import { signInAsNewFamily } from '../../support/new-family.ts';
import { orderAtPayPal } from '../../support/purchase.ts';
import { expect, test } from '../../support/test.ts';

test('a family withdraws from a purchase without signing in and gets its money back', async ({
  page,
  browser,
}) => {
  const email = await signInAsNewFamily(page, 'de');
  await page.goto('/de/credits/purchase?package=popular');
  await orderAtPayPal(page, 'Zahlungspflichtig bestellen');
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  // Settled by the return or by the webhook: either way the receipt comes by mail.
  await expect(page).toHaveURL(/\/de\/payment\/success/);
  const mailed = await waitForMail(email, '/payment/receipt/');
  const number = /\d{4}-\d{6}/.exec(`${mailed.subject}\n${mailed.text}`)?.[0] ?? 'none';

  const { web } = addresses();
  // The declaration has one time, in whatever time zone.
  const stranger = await browser.newContext({
    baseURL: web,
    locale: 'de-DE',
    timezoneId: 'Pacific/Auckland',
  });
  const tab = await stranger.newPage();
  await tab.goto('/de/contact');
  // Below the collapsed sections of a phone: visible without expanding anything.
  const foot = tab.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Vertrag widerrufen' }).last().click();
  await expect(tab).toHaveURL(/\/de\/withdrawal$/);

  await tab.getByRole('button', { name: 'Vertrag widerrufen' }).click();
  await expect(
    tab.getByText('Bitte gebt euren Namen ein, ohne Ziffern und Sonderzeichen.'),
  ).toBeVisible();
  await tab.getByLabel('Euer Name').fill('Elif Yılmaz');
  await tab.getByLabel('E-Mail-Adresse der Bestellung').fill(email);
  await tab.getByLabel('Beleg- oder Bestellnummer').fill(number);
  await tab.getByRole('button', { name: 'Vertrag widerrufen' }).click();
  await expect(tab.getByRole('heading', { name: 'Ist alles richtig?' })).toBeFocused();
  await expect(tab.getByRole('main')).toContainText(number);
  await tab.reload();
  await expect(tab.getByLabel('Beleg- oder Bestellnummer')).toHaveValue(number);
  await tab.getByRole('button', { name: 'Vertrag widerrufen' }).click();
  await tab.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  const outcome = tab.getByRole('main').getByRole('status');
  await expect(outcome).toContainText('Euer Widerruf ist eingegangen.');
  const today = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  await expect(outcome).toContainText(new RegExp(`${today.format()} um .* \\(deutsche Zeit\\)`));
  const reference = /W-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await outcome.innerText())?.[0] ?? 'none';
  const confirmation = await waitForMail(email, reference);
  expect(confirmation.text).toContain('Elif Yılmaz');
  expect(confirmation.text).toContain('Hiermit widerrufe ich den Vertrag');
  await stranger.close();

  const adminContext = await browser.newContext({ baseURL: web });
  const adminTab = await adminContext.newPage();
  await signInAsAdministrator(adminTab, 'de');
  await adminTab.goto('/madmin/desk?tab=withdrawals');
  const card = adminTab.getByRole('listitem').filter({ hasText: reference });
  await expect(card).toContainText('100 von 100');
  await expect(card).toContainText('Fristgerecht');
  await card.getByRole('button', { name: /7,99.* erstatten/ }).click();
  await adminTab
    .getByRole('dialog')
    .getByRole('button', { name: /7,99.* erstatten/ })
    .click();
  await expect(card).toHaveCount(0);
  await adminContext.close();

  await waitForMail(email, 'Wir haben euch 7,99');
  await page.goto('/profile?tab=credits');
  const history = page.getByRole('list', { name: 'Credit-Verlauf' });
  await expect(history.getByRole('listitem').first()).toContainText('−100');
  await expect(page.getByRole('banner').locator('.credit')).toContainText('25');
});

test.describe('checking a withdrawal before sending it', () => {
  test.use({ locale: 'de-DE', expectedConsoleError: /ERR_FAILED/ });

  test('going back and forth loses nothing and sends nothing by mistake', async ({ page }) => {
    const goOn = page.getByRole('button', { name: 'Vertrag widerrufen' });
    const looksRight = page.getByRole('heading', { name: 'Ist alles richtig?' });
    const name = page.getByLabel('Euer Name');
    await page.goto('/de/withdrawal');
    await name.fill('Elif Yılmaz');
    await page.getByLabel('E-Mail-Adresse der Bestellung').fill('elif@example.org');
    await page.getByLabel('Beleg- oder Bestellnummer').fill('2026-000001');
    await goOn.click();
    await expect(looksRight).toBeFocused();
    await page.goBack();
    await expect(name).toHaveValue('Elif Yılmaz');
    await page.goForward();
    await expect(looksRight).toBeFocused();
    await page.getByRole('button', { name: 'Etwas ändern' }).click();
    await expect(page.getByRole('form', { name: 'Vertrag widerrufen' })).toBeFocused();
    // A changed field invalidates the preview.
    await name.fill('Elif Yıldız');
    await page.goBack();
    await goOn.click();
    await expect(looksRight).toBeFocused();
    await expect(page.getByRole('main')).toContainText('Elif Yıldız');

    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Change something' }).click();
    await expect(page.getByLabel('Your name')).toHaveValue('Elif Yıldız');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Confirm withdrawal' })).toBeVisible();
    await page.goBack();

    // While it is sent the dialog stays open; a failure is shown even on another page.
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/captcha/challenge*', (route) => held.then(() => route.abort()));
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Etwas ändern' })).toBeDisabled();
    letGo();
    await expect(page.getByText('Netzwerkfehler')).toBeVisible();
    await expect(name).toHaveValue('Elif Yıldız');
  });
});
