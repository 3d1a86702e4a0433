import { expect, test } from '../../support/test.ts';

interface Refusal {
  'csp-report': { 'effective-directive': string };
}

test.describe('what our policy forbids', () => {
  test.use({ expectedComplaint: /Content Security Policy/ });

  test('is refused by the browser, which tells us; and nothing of our own is', async ({ page }) => {
    // Without TLS Chromium reports nothing to a named endpoint: this is one that only knows the older line.
    await page.route('**/de/contact', async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy']?.replace('report-to policy; ', '') ?? '';
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
    });
    const told: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/policy-reports')) return;
      const report: Refusal = request.postDataJSON();
      told.push(report['csp-report']['effective-directive']);
    });
    await page.goto('/de/contact');
    // By now everything of the page has been fetched and has run.
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByRole('textbox', { name: 'Euer Name' })).toBeFocused();
    const answer = page.waitForResponse('**/api/policy-reports');
    await page.evaluate(() => {
      document.body.append(
        Object.assign(new Image(), { src: 'https://elsewhere.example/eye.png' }),
      );
    });
    expect(await (await answer).json()).toMatchObject({ success: true, data: { counted: 1 } });
    expect(told).toEqual(['img-src']);
  });
});
