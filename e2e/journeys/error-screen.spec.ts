import { expect, test } from '../support/test.ts';
import { waitForHydrationOf } from '../support/wait-for-hydration.ts';

test.describe('a page that throws an error', () => {
  test.use({ colorScheme: 'dark', expectedConsoleError: /500|Error/ });

  test('shows the error in the current language and theme, and a reload fixes it', async ({
    page,
  }) => {
    await page.goto('/de');
    const legal = page.getByRole('button', { name: 'Rechtliches' });
    await expect(legal).toHaveAttribute('aria-expanded', 'false');
    await legal.click();
    await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('link', { name: 'Kontakt' }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Da ist etwas schiefgelaufen.');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await page.unroute('**/*.data*');
    await page.getByRole('link', { name: 'Seite neu laden' }).click();
    await expect(title).toHaveText('Schreibt uns');
  });
});

test.describe('a page that cannot be loaded', () => {
  test.use({ expectedConsoleError: /Error|ERR_INTERNET_DISCONNECTED/ });

  test('without a connection the current page stays, and the link can be tried again', async ({
    page,
    context,
  }) => {
    await page.goto('/de', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Rechtliches' }).click();
    const imprint = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).first();
    await context.setOffline(true);
    await imprint.click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(page.getByText('Bitte prüft eure Internetverbindung.')).toBeVisible();
    await expect(page).toHaveURL(/\/de$/);
    await expect(title).toContainText('Das erste Geschenk');

    await context.setOffline(false);
    await imprint.click();
    await expect(title).toHaveText('Impressum');
  });

  test('from the menu, the error is shown above the menu', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/de', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const consulting = page.getByRole('dialog').getByRole('link', { name: 'Beratung' });
    await expect(consulting).toBeVisible();
    await context.setOffline(true);
    await consulting.click();
    const reason = page.getByText('Bitte prüft eure Internetverbindung.');
    await expect(reason).toBeVisible();
    // Shown after the menu in the top layer: the last one covers the others.
    await expect(page.locator(':popover-open').filter({ has: reason })).toBeVisible();
    await context.setOffline(false);
  });

  test('the sign-in prompt does not open later by itself', async ({ page, context }) => {
    await page.goto('/de/names/nur', { waitUntil: 'networkidle' });
    const heart = page.getByRole('button', { name: /Merken/ }).first();
    await context.setOffline(true);
    await heart.click();
    await expect(page.getByText('Bitte prüft eure Internetverbindung.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Bitte prüft eure Internetverbindung.')).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
    await heart.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('shows that the connection is lost', async ({ page, context }) => {
    // Hydrated, so that the router goes back and not the browser, which would restore the page from its cache.
    await page.goto('/de/contact', { waitUntil: 'networkidle' });
    const title = page.getByRole('heading', { level: 1 });
    await page.getByRole('link', { name: 'ismi' }).first().click();
    await expect(title).not.toHaveText('Schreibt uns');
    await context.setOffline(true);
    await page.goBack();
    await expect(title).toHaveText('Da ist etwas schiefgelaufen.');
    await expect(page.getByText('Bitte prüft eure Internetverbindung.')).toBeVisible();

    await context.setOffline(false);
    await page.getByRole('link', { name: 'Seite neu laden' }).click();
    await expect(title).toHaveText('Schreibt uns');
  });

  test('stays usable when the connection is lost during hydration', async ({ page, context }) => {
    // The search is loaded after hydration: the network fails at that moment.
    const search = /\/assets\/name-search-/;
    await page.route(search, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    const failed = page.waitForEvent('requestfailed', (request) => search.test(request.url()));
    await page.goto('/de');
    await failed;
    const field = page.locator('#name-search').getByRole('combobox');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Das erste Geschenk');
    await expect(field).toBeVisible();

    await page.unroute(search);
    const fetched = page.waitForResponse(search);
    await context.setOffline(false);
    await fetched;
    await waitForHydrationOf(field);
    await field.fill('Meryem');
    await field.press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
