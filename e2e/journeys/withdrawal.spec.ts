import { addresses } from '../support/addresses.ts';
import { signInAsAdministrator } from '../support/administrators.ts';
import { receivedMail } from '../support/inbox.ts';
import { signInAsNewFamily } from '../support/new-family.ts';
import { orderAtPayPal } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test('a family withdraws from its purchase without signing in, and gets its money back', async ({
  page,
  browser,
}) => {
  const email = await signInAsNewFamily(page, 'de');
  await page.goto('/de/credits/purchase?package=popular');
  await orderAtPayPal(page, 'Zahlungspflichtig bestellen');
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  // Whoever settles it first, the return or the webhook: the receipt comes by mail.
  await expect(page).toHaveURL(/\/de\/payment\/success/);
  const mailed = await receivedMail(email, '/payment/receipt/');
  const number = /\d{4}-\d{6}/.exec(`${mailed.subject}\n${mailed.text}`)?.[0] ?? 'none';

  const { web } = addresses();
  const stranger = await browser.newContext({ baseURL: web, locale: 'de-DE' });
  const tab = await stranger.newPage();
  await tab.goto('/de/contact');
  // Below what a phone folds: nothing has to be unfolded to find it.
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
  // The browser's own way back leads to the first step, not out of the page.
  await tab.goBack();
  await expect(tab.getByLabel('Beleg- oder Bestellnummer')).toHaveValue(number);
  await tab.goForward();
  await expect(tab.getByRole('heading', { name: 'Ist alles richtig?' })).toBeFocused();
  await tab.getByRole('button', { name: 'Etwas ändern' }).click();
  await tab.getByLabel('Euer Name').fill('Elif Yıldız');
  await tab.goForward();
  await expect(tab.getByLabel('Euer Name')).toHaveValue('Elif Yıldız');
  await tab.getByLabel('Euer Name').fill('Elif Yılmaz');
  await tab.getByRole('button', { name: 'Vertrag widerrufen' }).click();
  await expect(tab.getByRole('heading', { name: 'Ist alles richtig?' })).toBeFocused();
  await tab.reload();
  await expect(tab.getByLabel('Beleg- oder Bestellnummer')).toHaveValue(number);
  await tab.getByRole('button', { name: 'Vertrag widerrufen' }).click();
  await tab.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  const outcome = tab.getByRole('main').getByRole('status');
  await expect(outcome).toContainText('Euer Widerruf ist eingegangen.');
  const reference = /W-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await outcome.innerText())?.[0] ?? 'none';
  const confirmation = await receivedMail(email, reference);
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

  await receivedMail(email, 'Wir haben euch 7,99');
  await page.goto('/profile?tab=credits');
  const history = page.getByRole('list', { name: 'Credit-Verlauf' });
  await expect(history.getByRole('listitem').first()).toContainText('−100');
  await expect(page.getByRole('banner').locator('.credit')).toContainText('25');
});
