import { expect, test } from '../support/test.ts';

test.describe('a page that breaks', () => {
  test.use({ colorScheme: 'dark', expectedComplaint: /500|Error/ });

  test('says so in the language and the theme that were shown, and a reload mends it', async ({
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
    await page.getByRole('button', { name: 'Seite neu laden' }).click();
    await expect(title).toHaveText('Schreibt uns');
  });
});

test.describe('a page that cannot be fetched', () => {
  test.use({ expectedComplaint: /Error|ERR_INTERNET_DISCONNECTED/ });

  test('is not gone to without a connection: the page stays, and the tap can be repeated', async ({
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

  test('says that the connection is gone', async ({ page, context }) => {
    await page.goto('/de/contact');
    const title = page.getByRole('heading', { level: 1 });
    await page.getByRole('link', { name: 'ismi' }).first().click();
    await expect(title).not.toHaveText('Schreibt uns');
    await context.setOffline(true);
    await page.goBack();
    await expect(title).toHaveText('Da ist etwas schiefgelaufen.');
    await expect(page.getByText('Bitte prüft eure Internetverbindung.')).toBeVisible();

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Seite neu laden' }).click();
    await expect(title).toHaveText('Schreibt uns');
  });

  test('keeps what it had when the connection goes before all of it is awake', async ({
    page,
    context,
  }) => {
    // The search is fetched when the rest of the page is awake: just then there is no network.
    const search = /\/assets\/name-search-/;
    await page.route(search, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    const failed = page.waitForEvent('requestfailed', (request) => search.test(request.url()));
    await page.goto('/de');
    await failed;
    const field = page.getByRole('textbox', { name: 'Vorname' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Das erste Geschenk');
    await expect(field).toBeVisible();

    await page.unroute(search);
    const fetched = page.waitForResponse(search);
    await context.setOffline(false);
    await fetched;
    await field.fill('Meryem');
    await field.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
