import { chooseHour, chooseInstagram, dayFromToday } from '../../support/consulting.ts';
import { giveCredits, offerHour, withdrawHour } from '../../support/database.ts';
import { readSource, waitForMail } from '../../support/inbox.ts';
import { signInAsNewFamily } from '../../support/new-family.ts';
import { orderAtPayPal } from '../../support/purchase.ts';
import { expect, test } from '../../support/test.ts';

// The time zone of the offered slots; other zones have their own journeys.
test.use({ timezoneId: 'Europe/Istanbul' });

test('a family books an hour on Instagram in German and finds charge, mail, calendar file and card', async ({
  page,
}) => {
  const day = dayFromToday(3);
  await offerHour(day, '07:10');
  const email = await signInAsNewFamily(page, 'de');
  await giveCredits(email, 107);
  await page.goto('/de/consulting');
  await chooseInstagram(page);
  await page.getByLabel('Instagram-Name').fill('@familie.yildirim');
  await page.getByLabel('Mutter oder Vater').fill('Esra Yıldırım');
  const submit = page.getByRole('button', { name: 'Verbindlich anfragen · 99 Credits' });
  await expect(submit).toBeDisabled();
  await chooseHour(page, day, '07:10');
  await expect(page.getByText('Danach bleiben euch 33 Credits.')).toBeVisible();
  await submit.click();

  await expect(page.getByRole('heading', { name: 'Euer Termin ist gebucht' })).toBeFocused();
  await expect(page.getByRole('banner').locator('.credit')).toContainText('33');
  const mail = await waitForMail(email, '07:10');
  expect(mail.text).toContain('@familie.yildirim');
  const source = await readSource(mail);
  expect(source).toContain('text/calendar');
  const [, file = ''] = /text\/calendar[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\s]+)/.exec(source) ?? [];
  expect(Buffer.from(file, 'base64').toString()).toContain(
    `DTSTART:${day.replaceAll('-', '')}T041000Z`,
  );

  await page.getByRole('link', { name: 'Zu euren Terminen' }).click();
  const card = page.getByRole('list', { name: 'Eure Termine und Anfragen' }).getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('07:10');
  await expect(card).toContainText('99 Credits');
});

test('a family asks by mail in Turkish; missing answers are shown at their fields', async ({
  page,
}) => {
  const email = await signInAsNewFamily(page, 'tr');
  await giveCredits(email, 50);
  await page.goto('/tr/consulting');
  await expect(page.getByRole('radio', { name: /^E-postayla/ })).toBeEnabled();
  await page.getByText('E-postayla', { exact: true }).first().click();
  await expect(page.getByLabel('E-posta adresi')).toHaveValue(email);
  const submit = page.getByRole('button', { name: 'Talebi gönder · 49 kredi' });
  await submit.click();
  await expect(page.getByText('Lütfen bir yanıt seçin.')).toBeVisible();
  await page.getByLabel('Bebeğin cinsiyeti').selectOption('girl');
  await page.getByText('Kendinizden daha fazla bahsedin').click();
  await page.getByLabel('Ailedeki isimler').fill('Zeynep, Yusuf');
  await submit.click();

  await expect(page.getByRole('heading', { name: 'Talebiniz bize ulaştı' })).toBeFocused();
  await waitForMail(email, 'danışmanlık talebiniz');
  await page.goto('/profile?tab=appointments');
  const card = page.getByRole('list', { name: 'Randevularınız ve talepleriniz' });
  await expect(card.getByRole('listitem')).toContainText('Hazırlanıyor');
});

test('religious information needs consent and is removed with it', async ({ page }) => {
  const email = await signInAsNewFamily(page, 'de');
  await giveCredits(email, 50);
  await page.goto('/de/consulting');
  await expect(page.getByRole('radio', { name: /^Per E-Mail/ })).toBeEnabled();
  await page.getByText('Per E-Mail', { exact: true }).first().click();
  await page.getByLabel('Geschlecht des Kindes').selectOption('girl');
  await page.getByText('Noch mehr über euch erzählen').click();
  const box = page.getByRole('checkbox', { name: /Bezug zum Islam/ });
  await expect(box).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Bezug zum Islam' }).selectOption('important');
  await expect(box).not.toBeChecked();
  await box.check();
  // Answers survive a reload; the consent does not.
  await page.reload();
  const submit = page.getByRole('button', { name: 'Verbindlich anfragen · 49 Credits' });
  await submit.click();
  await expect(box).toBeFocused();
  await expect(page.getByText('Bitte stimmt zu oder wählt „Keine Angabe“.')).toBeVisible();
  await box.press('Space');
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Eure Anfrage ist angekommen' })).toBeFocused();

  await page.goto('/profile?tab=suggestions');
  await page.getByRole('button', { name: 'Erlaubnis zurücknehmen' }).click();
  await page.getByRole('button', { name: 'Ja, zurücknehmen' }).click();
  await expect(page.getByText('die Antworten sind gelöscht')).toBeVisible();
});

test.describe('a slot that is already taken', () => {
  test.use({ expectedConsoleError: /409/ });
  test('shows an error, charges nothing and updates the calendar', async ({ page }) => {
    const day = dayFromToday(4);
    await offerHour(day, '07:20');
    const email = await signInAsNewFamily(page, 'de');
    await giveCredits(email, 100);
    await page.goto('/de/consulting');
    await chooseInstagram(page);
    await page.getByLabel('Instagram-Name').fill('familie');
    await chooseHour(page, day, '07:20');
    await withdrawHour(day, '07:20');
    await page.getByRole('button', { name: /Verbindlich anfragen/ }).click();

    await expect(page.getByText('Dieser Termin ist leider nicht mehr frei.')).toBeVisible();
    await expect(page.getByRole('banner').locator('.credit')).toContainText('125');
    await expect(page.getByText('Wählt im Kalender einen Tag und eine Uhrzeit.')).toBeVisible();
    await expect(page.getByLabel('Instagram-Name')).toHaveValue('familie');
  });
});

test('signing in and buying credits keep the written text', async ({ page }) => {
  const day = dayFromToday(5);
  await offerHour(day, '07:30');
  await page.goto('/de/consulting');
  await chooseInstagram(page);
  await page.getByLabel('Instagram-Name').fill('familie.aus.koeln');
  await chooseHour(page, day, '07:30');
  await expect(page.getByRole('link', { name: 'Zum Anfragen anmelden' })).toHaveAttribute(
    'href',
    /next=%2Fde%2Fconsulting/,
  );

  await signInAsNewFamily(page, 'de');
  await page.reload();
  await expect(page.getByLabel('Instagram-Name')).toHaveValue('familie.aus.koeln');
  await page.getByRole('button', { name: /Verbindlich anfragen/ }).click();
  await expect(page.getByText('Euch fehlen noch 74 Credits.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Credits aufladen' }).click();
  await expect(page.getByText('Eure Anfrage ist noch da.')).toBeVisible();
  const recommended = page.getByRole('listitem').filter({ hasText: 'Das kleinste Paket' });
  await expect(recommended.getByRole('heading')).toHaveText('Standard');
  await page.getByRole('link', { name: 'Auswählen Standard' }).click();
  // Going back to the packages keeps everything.
  await page.getByRole('link', { name: 'Alle Pakete' }).click();
  await expect(recommended.getByRole('heading')).toHaveText('Standard');
  await page.getByRole('link', { name: 'Auswählen Standard' }).click();
  await orderAtPayPal(page, 'Zahlungspflichtig bestellen');
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  await page.getByRole('link', { name: 'Weiter mit eurer Anfrage' }).click();

  await expect(page).toHaveURL(/\/consulting$/);
  await expect(page.getByLabel('Instagram-Name')).toHaveValue('familie.aus.koeln');
  await expect(page.getByText('Danach bleiben euch 26 Credits.')).toBeVisible();
  await page.getByRole('button', { name: /Verbindlich anfragen/ }).click();
  await expect(page.getByRole('heading', { name: 'Euer Termin ist gebucht' })).toBeVisible();
});
