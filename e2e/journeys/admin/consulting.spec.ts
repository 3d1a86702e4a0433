import { signInAsAdministrator } from '../../support/administrators.ts';
import { createConsultingRequest } from '../../support/consulting-request.ts';
import { waitForMail } from '../../support/inbox.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test.beforeEach(async ({ page }) => {
  await signInAsAdministrator(page, 'tr');
});

const byMail = { consultationType: 'mail', gender: 'girl', specialRequests: 'Kısa bir isim' };

test('a mail request is answered: the family gets the answer by mail', async ({
  page,
  request,
}) => {
  const name = `Nur ${Date.now().toString(36)}`;
  const email = `answer-${Date.now().toString(36)}@journey.example`;
  await createConsultingRequest(request, name, 'de', { ...byMail, email });
  await page.goto('/madmin/consulting');
  await expect(page.getByText('Toplam talep')).toBeVisible();
  await page.getByRole('link', { name: 'Bekleyen talepleri gör' }).click();
  await expect(page).toHaveURL(/tab=requests&status=pending/);
  await page.getByRole('button', { name: `Aç: ${name}` }).click();
  const panel = page.getByRole('dialog', { name: `Talep: ${name}` });
  await expect(panel.getByText('Kısa bir isim')).toBeVisible();
  const update = panel.getByRole('button', { name: 'Güncelle' });
  await expect(update).toBeDisabled();
  await panel.getByLabel('Yanıt').fill('Elif\n\nİlk harf.');
  await panel.getByLabel('Durum').selectOption('completed');
  await update.click();
  const question = page.getByRole('dialog', { name: 'Talep güncellensin mi?' });
  await expect(question).toContainText(email);
  await question.getByRole('button', { name: 'Güncelle' }).click();
  await expect(panel).toBeHidden();
  const mail = await waitForMail(email, 'İlk harf.');
  expect(mail.subject).toContain('Beratungsanfrage');
});

test.describe('a request that a colleague has already handled', () => {
  test.use({ expectedConsoleError: /409/ });
  test('shows a conflict and the current state, and keeps the written text', async ({
    page,
    context,
    request,
  }) => {
    const name = `Ece ${Date.now().toString(36)}`;
    const email = `overtaken-${Date.now().toString(36)}@journey.example`;
    await createConsultingRequest(request, name, 'tr', { ...byMail, email });
    const colleague = await context.newPage();
    const panelOf = async (screen: typeof page) => {
      await screen.goto('/madmin/consulting?tab=requests&type=mail');
      await screen.getByRole('button', { name: `Aç: ${name}` }).click();
      return screen.getByRole('dialog', { name: `Talep: ${name}` });
    };
    const save = async (screen: typeof page) => {
      await screen.getByRole('button', { name: 'Güncelle' }).click();
      const question = screen.getByRole('dialog', { name: 'Talep güncellensin mi?' });
      await question.getByRole('button', { name: 'Güncelle' }).click();
      await expect(question).toBeHidden();
    };
    const panel = await panelOf(page);
    const quicker = await panelOf(colleague);
    await quicker.getByLabel('Yanıt').fill('Meryem');
    await save(colleague);
    await panel.getByLabel('Yanıt').fill('Elif');
    await save(page);
    const notice = panel.getByRole('status').filter({ hasText: 'Sizden önce biri' });
    await expect(notice).toContainText('Meryem');
    await expect(panel.getByLabel('Yanıt')).toHaveValue('Elif');
    await save(page);
    await expect(panel).toBeHidden();
  });
});

test('a request is cancelled only with a reason; the credits are refunded', async ({
  page,
  request,
}) => {
  const name = `Can ${Date.now().toString(36)}`;
  const email = `cancel-${Date.now().toString(36)}@journey.example`;
  const family = await createConsultingRequest(request, name, 'tr', { ...byMail, email });
  await page.goto('/madmin/consulting?tab=requests&type=mail');
  await page.getByRole('button', { name: `Aç: ${name}` }).click();
  const panel = page.getByRole('dialog', { name: `Talep: ${name}` });
  await panel.getByLabel('Durum').selectOption('cancelled');
  await panel.getByRole('button', { name: 'Güncelle' }).click();
  await expect(panel.getByText('Lütfen iptal nedenini yazın.')).toBeVisible();
  await panel.getByLabel('İptal nedeni').fill('Bu dilde yanıt veremiyoruz');
  await panel.getByRole('button', { name: 'Güncelle' }).click();
  await page
    .getByRole('dialog', { name: 'Talep güncellensin mi?' })
    .getByRole('button', { name: 'Güncelle' })
    .click();
  await expect(panel).toBeHidden();
  await waitForMail(email, 'Bu dilde yanıt veremiyoruz');
  expect(await family.balance()).toBe(125);
});
