import { expect, test } from '../../support/test.ts';

interface Refusal {
  'csp-report': { 'effective-directive': string };
}

test.describe('a content security policy violation', () => {
  test.use({ expectedConsoleError: /Content Security Policy/ });

  test('is blocked and reported by the browser; our own content causes none', async ({ page }) => {
    // Without TLS, Chromium reports nothing to a named endpoint, so use the older directive.
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
    // By now every script of the page has loaded and run.
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
