import { expect, test } from '../support/test.ts';

test('navigation keeps the language, and no text is missing', async ({ page }) => {
  await page.goto('/tr');
  // Collapsed after hydration; open before.
  const legal = page.getByRole('button', { name: 'Yasal' });
  await expect(legal).toHaveAttribute('aria-expanded', 'false');
  await legal.click();
  await page.getByRole('link', { name: 'İletişim' }).click();
  await expect(page).toHaveURL(/\/tr\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bize yazın');
  await expect(page).toHaveTitle('İletişim – ismi');
  await expect(page.getByRole('heading', { name: 'Çalışma saatleri' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('on a phone the menu changes the language, and the choice is used for URLs without a language', async ({
  page,
}) => {
  await page.goto('/de/contact');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await menu.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/contact$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('راسلونا');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('the menu closes when the window becomes wide', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto('/en');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});

test('the menu closes on Esc and returns the focus', async ({ page }) => {
  await page.goto('/en');
  const button = page.getByRole('button', { name: 'Open the menu' });
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('a page opened from the menu starts with the menu closed and the focus on its content', async ({
  page,
}) => {
  await page.goto('/en');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Consulting' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.goBack();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the chosen theme survives a reload', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the system’s dark theme is the default', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ colorScheme: 'dark', baseURL });
  await page.goto('/de');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.close();
});

test('a guest who wants a name sees the benefits of an account and can continue without', async ({
  page,
}) => {
  await page.goto('/de');
  await page.getByRole('button', { name: 'Namen finden' }).click();
  const prompt = page.getByRole('dialog', { name: 'Kurz anmelden genügt' });
  await expect(prompt).toContainText('25 Credits schenken wir euch zum Start.');
  await prompt.getByRole('link', { name: 'Erst die Fragen ansehen' }).click();
  await expect(page).toHaveURL(/\/de\/suggestions/);
  await expect(prompt).toBeHidden();
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the keyboard alone reaches content, language and theme', async ({ page }) => {
    await page.goto('/en/contact');
    // The menu opens before hydration, but Esc and the theme button work only after it.
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'ismi, home page' })).toBeFocused();
    const pages = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    expect(await pages.count()).toBeGreaterThan(1);
    for (const link of await pages.all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('header .header-search > summary')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const turkish = page.getByRole('link', { name: 'Türkçe' });
    await expect(turkish).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(turkish).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Your name')).toBeFocused();
  });
});

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  test('printing always uses the light theme', async ({ page }) => {
    await page.goto('/de/names/nur');
    const colours = () =>
      page.locator('html').evaluate((html) => {
        const { colorScheme } = getComputedStyle(html);
        return [colorScheme, getComputedStyle(html).getPropertyValue('--c-sunken')];
      });
    expect(await colours()).toEqual(['dark', '#0a1415']);
    await page.emulateMedia({ media: 'print' });
    expect(await colours()).toEqual(['light', '#f0ede5']);
  });
});
