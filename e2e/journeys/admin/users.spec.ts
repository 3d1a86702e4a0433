import { openAsTurkishAdministrator } from '../../support/administrators.ts';
import { withDatabase } from '../../support/database.ts';
import { signInAsNewFamily } from '../../support/new-family.ts';
import { expect, test } from '../../support/test.ts';

test('an administrator finds a user, changes the credits with a reason, and the user sees it', async ({
  page,
  browser,
}) => {
  const tab = await (await browser.newContext()).newPage();
  const email = await signInAsNewFamily(tab, 'de');
  await openAsTurkishAdministrator(page, '/madmin/users');
  await page.getByRole('searchbox', { name: 'Ara' }).fill(email.slice(0, -3).toUpperCase());
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: /düzenle/ }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Kredi').fill('60');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await expect(panel.getByText('Neden en az 3 karakter olmalıdır.')).toBeVisible();
  await panel.getByLabel('Neden').fill('Özür için');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await expect(panel).toBeHidden();
  await expect(row).toContainText('60');
  await tab.goto('/de/credits');
  await expect(tab.getByRole('banner').locator('.credit')).toContainText('60');
});

test('a deactivated user is signed out at once in an open browser', async ({ page, browser }) => {
  const tab = await (await browser.newContext()).newPage();
  const email = await signInAsNewFamily(tab, 'de');
  await tab.goto('/de/profile');
  await expect(tab.getByRole('main')).toContainText(email);
  await openAsTurkishAdministrator(page, `/madmin/users?search=${encodeURIComponent(email)}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: /devre dışı bırak/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Neden').fill('Kötüye kullanım');
  await dialog.getByRole('button', { name: 'Devre dışı bırak' }).click();
  await expect(row).toContainText('Devre dışı');
  await tab.goto('/de/profile');
  await expect(tab).toHaveURL(/\/login/);
});

/** All tables that contain a word, except finished jobs of the queue, which are deleted within a day. */
const tablesWith = (word: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema', 'pgboss')`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const { rowCount } = await client.query(
        `select from ${name} row where strpos(lower(row::text), $1) > 0 limit 1`,
        [word.toLowerCase()],
      );
      if (rowCount) found.push(name);
    }
    return found;
  });

test('a permanently deleted user is removed from every table, and the books stay unchanged', async ({
  page,
  browser,
}) => {
  const tab = await (await browser.newContext()).newPage();
  const email = await signInAsNewFamily(tab, 'de');
  const totals = () =>
    withDatabase(async (client) => {
      const { rows } = await client.query(
        `select sum(amount)::int as ledger, count(*)::int as entries from credit_entries
         where user_id = $1`,
        [id],
      );
      return rows[0];
    });
  const id = await withDatabase(async (client) => {
    const { rows } = await client.query('select id from users where email = $1', [email]);
    return rows[0].id as string;
  });
  const before = await totals();
  await openAsTurkishAdministrator(page, `/madmin/users?search=${encodeURIComponent(email)}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: /devre dışı bırak/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kalıcı olarak sil').check();
  await expect(dialog.getByText('Bu işlem geri alınamaz.')).toBeVisible();
  await expect(dialog.getByText(/Kredi defteri ve ödemeler/)).toBeVisible();
  await dialog.getByLabel('Neden').fill('Mektupla istendi');
  await dialog.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
  await expect(page.getByText('Bu süzgeçlere uyan kullanıcı yok.')).toBeVisible();
  expect(await tablesWith(email)).toEqual([]);
  expect(await totals()).toEqual(before);
});
