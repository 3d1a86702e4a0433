import { expect, test } from '../support/test.ts';

test('from page to page the language stays, and no text is ever missing', async ({ page }) => {
  await page.goto('/tr');
  await page.getByRole('link', { name: 'İletişim' }).click();
  await expect(page).toHaveURL(/\/tr\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bize yazın');
  await expect(page).toHaveTitle('İletişim – ismi');
  await expect(page.getByRole('heading', { name: 'Çalışma saatleri' })).toBeVisible();
});

test('a change of language turns the page at once, and is remembered where the address names none', async ({
  page,
}) => {
  await page.goto('/de/contact');
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/contact$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('راسلونا');
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('the chosen theme outlives a reload', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('who prefers the dark gets it without asking', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ colorScheme: 'dark', baseURL });
  await page.goto('/de');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.close();
});
