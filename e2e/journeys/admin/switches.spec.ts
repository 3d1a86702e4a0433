import { signInAsAdministrator } from '../../support/administrators.ts';
import { expect, RUN_LAST, test } from '../../support/test.ts';

test('a switch is turned off with a reason and on again', RUN_LAST, async ({ page, context }) => {
  await signInAsAdministrator(page, 'tr');
  await page.goto('/madmin/desk?tab=switches');
  const turn = async (words: string, reason: string) => {
    await page.getByRole('button', { name: `${words}: Danışmanlık` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Neden').fill(reason);
    await dialog.getByRole('button', { name: words, exact: true }).last().click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(reason)).toBeVisible();
  };
  const isTaken = async () =>
    (await (await context.request.get('/api/switches')).json()).data.consulting;
  try {
    await turn('Kapat', 'Danışman izinde');
    await expect.poll(isTaken).toBe(false);
  } finally {
    await turn('Aç', 'Danışman döndü');
  }
  await expect.poll(isTaken).toBe(true);
});
