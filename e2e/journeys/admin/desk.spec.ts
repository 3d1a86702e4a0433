import { randomUUID } from 'node:crypto';
import { signInAsAdministrator } from '../../support/administrators.ts';
import { withDatabase } from '../../support/database.ts';
import { waitForMail } from '../../support/inbox.ts';
import { expect, test } from '../../support/test.ts';

/** Inserts a message as the contact form stores it; the form has its own journeys. */
async function insertMessage(subject: string): Promise<string> {
  const id = randomUUID();
  const email = `${id}@journey.example`;
  await withDatabase((client) =>
    client.query(
      `insert into contact_messages (id, reference, name, email, subject, message, language, created_at)
       values ($1, $2, 'Familie Aydın', $3, $4, 'Wo finde ich meine Credits?', 'de', now())`,
      [id, id.slice(0, 9).toUpperCase(), email, subject],
    ),
  );
  return email;
}

let administrator = '';
test.beforeEach(async ({ page }) => {
  administrator = await signInAsAdministrator(page, 'tr');
});

test('a message is answered in its language and leaves the desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const subject = `Frage ${randomUUID().slice(0, 8)}`;
  const email = await insertMessage(subject);
  await page.goto('/madmin/desk?kind=contact');
  await page.getByRole('button', { name: `Aç: ${subject}` }).click();
  const panel = page.getByRole('dialog', { name: subject });
  await expect(panel.getByText('Wo finde ich meine Credits?')).toBeVisible();
  await panel.getByLabel('Yanıt').fill('Oben rechts, neben eurem Namen.');
  await panel.getByRole('button', { name: 'Yanıtı gönder' }).click();
  await expect(panel).toBeHidden();
  const mail = await waitForMail(email, 'Oben rechts');
  expect(mail.subject).toContain('Unsere Antwort');
  await expect(page.getByRole('button', { name: `Aç: ${subject}` })).toHaveCount(0);
  await page.getByLabel('Durum').selectOption('handled');
  await page.getByRole('button', { name: `Aç: ${subject}` }).click();
  await expect(panel).toContainText('tamamladı');
});

test('on a phone a message is closed with a note, and not without', async ({ page }) => {
  const subject = `Bitte ${randomUUID().slice(0, 8)}`;
  await insertMessage(subject);
  await page.goto('/madmin/desk?kind=contact');
  await page.getByRole('button', { name: `Aç: ${subject}` }).click();
  const panel = page.getByRole('dialog', { name: subject });
  const putAway = panel.getByRole('button', { name: 'Tamamlandı olarak kaldır' });
  await putAway.click();
  await expect(panel.getByText('Lütfen kısa bir not yazın.')).toBeVisible();
  await panel.getByLabel('Not').fill('Telefonla görüşüldü');
  await putAway.click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: `Aç: ${subject}` })).toHaveCount(0);
});

/** Inserts a rating with feedback and many votes; ratings have their own journeys and tests. */
const insertRatedName = (email: string, words: string) =>
  withDatabase(async (client) => {
    await client.query(
      `insert into name_ratings (user_id, name_id, stars, feedback, rated_on, created_at, updated_at)
       select id, 'idris', 4, $1, current_date, now(), now() from users where email = $2`,
      [words, email],
    );
    await client.query(
      `insert into rating_bursts (name_id, day, ratings, usual, by_new_accounts, noticed_at)
       values ('idris', '2026-11-14', 64, 1.5, 61, now()) on conflict do nothing`,
    );
  });

test('rating feedback and vote bursts are shown on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const words = `Kulağa hoş geliyor ${randomUUID()}`;
  await insertRatedName(administrator, words);
  await page.goto('/madmin/desk');
  await page.getByRole('link', { name: 'Puanlar' }).click();
  const card = page.getByRole('listitem').filter({ hasText: words });
  await expect(card.getByRole('link', { name: 'İdris' })).toBeVisible();
  await expect(card.getByText('5 üzerinden 4 yıldız')).toBeVisible();
  const crowds = page.getByRole('list', { name: 'Olağan dışı oy yığılmaları' });
  await expect(crowds.getByText('14.11.2026')).toBeVisible();
  await expect(crowds.getByText('64')).toBeVisible();
  await expect(crowds.getByText('1,5')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
