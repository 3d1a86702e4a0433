import { waitForMail } from '../../support/inbox.ts';
import { signInAsNewFamily } from '../../support/new-family.ts';
import { expect, test } from '../../support/test.ts';

// An address that is not the account's is rejected.
test.use({ expectedConsoleError: /400/ });

test('a family gets a copy of its data, to read and to save', async ({ page }) => {
  const email = await signInAsNewFamily(page, 'de');
  await page.goto('/profile?tab=data');
  await page.getByRole('button', { name: 'Kopie anfordern' }).click();
  await page.getByRole('link', { name: 'Öffnen' }).click();
  const paper = page.getByRole('article');
  await expect(paper.getByRole('heading', { name: 'Euer Konto' })).toBeVisible();
  await expect(paper).toContainText(email);
  await expect(paper).not.toContainText('password hash');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Als Datei speichern' }).click();
  expect((await download).suggestedFilename()).toBe('ismi.json');
  const mail = await waitForMail(email, 'Eure Daten von ismi liegen bereit');
  const address = /https?:\/\/\S+\/profile\/data\/[0-9a-f-]+/.exec(mail.text)?.[0] ?? 'none';
  await page.goto(new URL(address).pathname);
  await expect(paper).toContainText(email);
});

test('a family requests the deletion of its account and cancels it', async ({ page }) => {
  const email = await signInAsNewFamily(page, 'de');
  await page.goto('/profile?tab=data');
  await expect(page.getByText('Eure 25 Credits verfallen mit dem Konto')).toBeVisible();
  await page.getByRole('button', { name: 'Konto löschen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Eure E-Mail-Adresse').fill('jemand@anders.example');
  await dialog.getByRole('button', { name: 'In 14 Tagen löschen' }).click();
  await expect(dialog.getByText('Das ist nicht die E-Mail-Adresse dieses Kontos.')).toBeVisible();
  await dialog.getByLabel('Eure E-Mail-Adresse').fill(email);
  await dialog.getByRole('button', { name: 'In 14 Tagen löschen' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Euer Konto wird am');
  const mail = await waitForMail(email, 'Euer Konto bei ismi wird am');
  expect(mail.text).toContain('/profile?tab=data');
  await page.reload();
  await page.getByRole('button', { name: 'Konto behalten' }).click();
  await expect(page.getByRole('button', { name: 'Konto löschen' })).toBeVisible();
});
