import { directionOf, LOCALES, type Locale } from '@ismi/contract';
import { readSource, waitForMail } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

const WORDS: Record<Locale, { fields: string[]; send: string; thanks: string; reference: string }> =
  {
    tr: {
      fields: ['Adınız', 'E-posta adresiniz', 'Konu', 'Mesajınız'],
      send: 'Mesajı gönder',
      thanks: 'Teşekkürler, mesajınız bize ulaştı.',
      reference: 'Referans numaranız',
    },
    en: {
      fields: ['Your name', 'Your email address', 'Subject', 'Your message'],
      send: 'Send message',
      thanks: 'Thank you, your message has reached us.',
      reference: 'Your reference number',
    },
    de: {
      fields: ['Euer Name', 'Eure E-Mail-Adresse', 'Betreff', 'Eure Nachricht'],
      send: 'Nachricht senden',
      thanks: 'Danke, eure Nachricht ist bei uns angekommen.',
      reference: 'Eure Vorgangsnummer',
    },
    ar: {
      fields: ['اسمكم', 'بريدكم الإلكتروني', 'الموضوع', 'رسالتكم'],
      send: 'إرسال الرسالة',
      thanks: 'شكرًا لكم، وصلتنا رسالتكم.',
      reference: 'رقمكم المرجعي',
    },
  };

for (const locale of LOCALES) {
  test(`a family writes to us in ${locale}, and both sides get a mail`, async ({ page }) => {
    const { fields, send, thanks, reference } = WORDS[locale];
    const sender = `family-${locale}@journey.example`;
    const answers = ["Sinéad O'Neil", sender, `Soru ${locale}`, 'Bir satır\nسطر ثان'];
    await page.goto(`/${locale}/contact`);
    for (const [index, label] of fields.entries()) {
      await page.getByLabel(label, { exact: true }).fill(answers[index] ?? '');
    }
    await page.getByRole('button', { name: send }).click();

    const outcome = page.getByRole('main').getByRole('status');
    await expect(outcome).toContainText(thanks);
    await expect(outcome).toBeFocused();
    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await outcome.innerText())?.[0] ?? 'none';
    await expect(outcome).toContainText(reference);
    await expect(page.getByLabel(fields[3] ?? '', { exact: true })).toHaveValue('');

    const acknowledgement = await waitForMail(sender);
    expect(acknowledgement.html).toContain(`dir="${directionOf(locale)}"`);
    expect(acknowledgement.text).toContain(code);
    const toOperator = await waitForMail('operator@ismi.example', code);
    expect(toOperator.text).toContain('سطر ثان');
    expect(await readSource(toOperator)).toContain(`Reply-To: ${sender}`);
  });
}

test('errors are shown at their fields, and nothing is sent', async ({ page }) => {
  await page.goto('/en/contact');
  await page.getByLabel('Your email address').fill('no address');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please tell us your name.')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
});

test('text typed before hydration is kept', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/contact-form-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/en/contact', { waitUntil: 'commit' });
  await page.getByLabel('Your message').fill('Written at once');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
  script.resolve();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await expect(page.getByLabel('Your message')).toHaveValue('Written at once');
});

test('an unsent message survives a reload', async ({ page }) => {
  await page.goto('/de/contact');
  await expect(page.getByRole('button', { name: 'Nachricht senden' })).toBeEnabled();
  await page.getByLabel('Eure Nachricht').fill('Schon viel geschrieben');
  await expect(page.getByRole('button', { name: 'Nachricht senden' })).toBeEnabled();
  await page.reload();
  await expect(page.getByLabel('Eure Nachricht')).toHaveValue('Schon viel geschrieben');
});

test.describe('without a connection', () => {
  test.use({ expectedConsoleError: /ERR_INTERNET_DISCONNECTED/ });
  test('the message is kept, and an error is shown', async ({ page, context }) => {
    await page.goto('/tr/contact');
    const [name, email, subject, message] = WORDS.tr.fields;
    await page.getByLabel(name ?? '').fill('Elif');
    await page.getByLabel(email ?? '').fill('elif@journey.example');
    await page.getByLabel(subject ?? '').fill('Selam');
    await page.getByLabel(message ?? '', { exact: true }).fill('Merhaba');
    await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Mesajı gönder' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Ağ hatası. Lütfen internet bağlantınızı kontrol edin.',
    );
    await expect(page.getByLabel(message ?? '', { exact: true })).toHaveValue('Merhaba');
  });
});
