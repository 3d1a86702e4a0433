import { addDays, addMonths } from '@ismi/contract/slot-time';
import { PASSWORD } from '../../support/accounts.ts';
import { ageIdentityProof, signInAsAdministrator } from '../../support/administrators.ts';
import { dayFromToday } from '../../support/consulting.ts';
import { createConsultingRequest } from '../../support/consulting-request.ts';
import { offerHour } from '../../support/database.ts';
import { waitForMail } from '../../support/inbox.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

let administrator: string;
test.beforeEach(async ({ page }) => {
  administrator = await signInAsAdministrator(page, 'tr');
});

test('a day with three bookings is closed in three steps: families are notified and refunded', async ({
  page,
  request,
}) => {
  const day = dayFromToday(12);
  const hours = ['08:10', '09:10', '10:10'];
  for (const hour of hours) await offerHour(day, hour);
  const families = await Promise.all(
    hours.map((hour, index) =>
      createConsultingRequest(request, `Aile ${index + 1}`, 'de', {
        consultationType: 'instagram',
        instagramUsername: 'aile.bir',
        selectedDate: day,
        selectedTime: hour,
      }),
    ),
  );
  await page.goto(`/madmin/calendar?month=${day.slice(0, 7)}`);
  const cell = page.locator(`[data-day="${day}"]`);
  await expect(cell).toHaveAccessibleName(/dolu, talep: 3/);
  await cell.click();
  const editor = page.getByRole('dialog').filter({ hasText: 'Yeni slot' });
  await expect(editor.getByText('Aile 2 · bekliyor')).toBeVisible();
  await expect(editor.getByRole('button', { name: '09:10 slotunu sil' })).toBeDisabled();
  await editor.getByRole('button', { name: 'Günün tamamını kapat…' }).click();

  const flow = page.getByRole('dialog').filter({ hasText: 'Adım' });
  await expect(flow).toContainText('Adım 1 / 3');
  await expect(flow.getByRole('listitem')).toHaveCount(3);
  await expect(flow).toContainText('297');
  await flow.getByRole('button', { name: 'Devam' }).click();
  await flow.getByLabel('Kapatma nedeni').fill('ab');
  await flow.getByRole('button', { name: 'Devam' }).click();
  await expect(flow.getByText('Kapatma nedeni gerekli; en az 3 karakter yazın.')).toBeVisible();
  await flow.getByLabel('Kapatma nedeni').fill('Danışmanımız hasta');
  await flow.getByRole('button', { name: 'Devam' }).click();
  await expect(flow).toContainText('3 randevu iptal edilecek, 297 kredi iade edilecek');
  await flow.getByRole('button', { name: 'Saatleri kapat' }).click();

  await expect(flow).toBeHidden();
  await expect(cell).toHaveAccessibleName(/kapalı/);
  for (const family of families) {
    const mail = await waitForMail(family.email, 'Danışmanımız hasta');
    expect(mail.text).toContain('99');
    expect(await family.balance()).toBe(125);
  }
  await expect(editor.getByText('Danışmanımız hasta').first()).toBeVisible();
});

test('a month of slots is previewed, then created without duplicates', async ({ page }) => {
  const month = addMonths(dayFromToday(0).slice(0, 7), 2);
  await page.goto(`/madmin/calendar?month=${month}`);
  const add = async () => {
    await page.getByRole('button', { name: 'Slot dizisi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tekrarlayan slotlar ekle' });
    await expect(dialog.getByLabel('Başlangıç')).toHaveValue(`${month}-01`);
    for (const weekday of ['Salı', 'Çarşamba', 'Perşembe', 'Cuma'])
      await dialog.getByText(weekday.slice(0, 3), { exact: true }).click();
    await dialog.getByRole('button', { name: '16:00 saatini çıkar' }).click();
    return dialog;
  };
  const mondays = Array.from({ length: 31 }, (_, count) => addDays(`${month}-01`, count)).filter(
    (day) => day.startsWith(month) && new Date(`${day}T12:00:00Z`).getUTCDay() === 1,
  );
  const dialog = await add();
  const preview = dialog.getByRole('status');
  await expect(preview).toContainText(`Eklenecek: ${mondays.length * 2} · zaten var: 0`);
  await dialog.getByRole('button', { name: 'Slotları ekle' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator(`[data-day="${mondays[0]}"]`)).toHaveAccessibleName(/müsait/);
  await expect(page.locator(`[data-day="${addDays(mondays[0] ?? '', 1)}"]`)).toHaveAccessibleName(
    /slot yok/,
  );
  const again = await add();
  await expect(again.getByRole('status')).toContainText(
    `Eklenecek: 0 · zaten var: ${mondays.length * 2}`,
  );
  await expect(again.getByRole('button', { name: 'Slotları ekle' })).toBeDisabled();
});

test('by keyboard: arrows move over the days, Enter opens one, Escape goes back to it', async ({
  page,
}) => {
  const month = addMonths(dayFromToday(0).slice(0, 7), 3);
  await page.goto(`/madmin/calendar?month=${month}`);
  const first = page.locator(`[data-day="${month}-01"]`);
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const ninth = page.locator(`[data-day="${month}-09"]`);
  await expect(ninth).toBeFocused();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('dialog').filter({ hasText: 'Yeni slot' });
  await expect(editor).toBeVisible();
  await editor.getByLabel('Saat').fill('11:30');
  await editor.getByRole('button', { name: 'Ekle' }).click();
  await expect(editor.getByText('11:30')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await expect(ninth).toBeFocused();
  await expect(ninth).toHaveAccessibleName(/müsait/);
});

test.describe('when bookings cannot be loaded', () => {
  test.use({ expectedConsoleError: /503/ });
  test('the slots are still shown, with a notice', async ({ page }) => {
    const day = dayFromToday(14);
    await offerHour(day, '08:30');
    await page.route('**/api/admin/slots-with-consulting?*', (route) =>
      route.fulfill({ status: 503, json: { success: false } }),
    );
    await page.goto(`/madmin/calendar?month=${day.slice(0, 7)}`);
    await expect(page.getByText('Talepler yüklenemedi')).toBeVisible();
    await expect(page.locator(`[data-day="${day}"]`)).toHaveAccessibleName(/müsait/);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByText('Talepler yüklenemedi')).toBeHidden();
  });
});

test.describe('an identity proof from an hour ago', () => {
  test.use({ expectedConsoleError: /403/ });
  test('requires the password again before slots are closed', async ({ page }) => {
    const day = dayFromToday(13);
    await offerHour(day, '08:20');
    await page.goto(`/madmin/calendar?month=${day.slice(0, 7)}&day=${day}`);
    await ageIdentityProof(administrator);
    await page.getByRole('button', { name: 'Günün tamamını kapat…' }).click();
    const question = page.getByRole('dialog').filter({ hasText: 'Siz olduğunuzu doğrulayın' });
    await question.getByLabel('Parola veya 6 haneli kod').fill(PASSWORD);
    await question.getByRole('button', { name: 'Doğrula ve sürdür' }).click();
    const flow = page.getByRole('dialog').filter({ hasText: 'Adım 1 / 3' });
    await expect(flow.getByText('Kapanacak slot')).toBeVisible();
    await expect(flow.getByRole('button', { name: 'Devam' })).toBeEnabled();
  });
});
