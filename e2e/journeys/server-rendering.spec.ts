import { directionOf, LOCALES, type Locale } from '@ismi/contract';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const HEADINGS: Record<string, Record<Locale, string>> = {
  '': {
    tr: 'Bir ömür taşıyacağı ilk hediye.',
    en: 'The first gift, carried for life.',
    de: 'Das erste Geschenk, ein Leben lang getragen.',
    ar: 'أوّل هديّة تبقى مدى العمر',
  },
  '/contact': { tr: 'Bize yazın', en: 'Write to us', de: 'Schreibt uns', ar: 'راسلونا' },
};

for (const [path, headings] of Object.entries(HEADINGS)) {
  for (const locale of LOCALES) {
    test(`/${locale}${path} is complete without JavaScript`, async ({ page, baseURL }) => {
      const response = await page.goto(`/${locale}${path}`);
      expect(response?.status()).toBe(200);
      expect(response?.headers()['cache-control']).toBe('private, no-cache');
      expect(response?.headers().link).toMatch(
        /^<[^>]+\.woff2>; rel=preload; as=font; crossorigin,/,
      );
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', locale);
      await expect(html).toHaveAttribute('dir', directionOf(locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[locale]);

      const head = (selector: string, attribute: string) =>
        page.locator(`head ${selector}`).getAttribute(attribute);
      expect((await page.title()).length).toBeGreaterThan(10);
      expect((await head('meta[name=description]', 'content'))?.length).toBeGreaterThan(40);
      expect(await head('link[rel=canonical]', 'href')).toBe(`${baseURL}/${locale}${path}`);
      for (const other of LOCALES) {
        expect(await head(`link[hreflang=${other}]`, 'href')).toBe(`${baseURL}/${other}${path}`);
      }
      expect(await head('link[hreflang=x-default]', 'href')).toBe(`${baseURL}${path || '/'}`);
      expect(await head('meta[property="og:title"]', 'content')).toBe(await page.title());
      expect(await head('meta[property="og:url"]', 'content')).toBe(`${baseURL}/${locale}${path}`);
    });
  }
}

test('the contact form is in the page without JavaScript', async ({ page }) => {
  await page.goto('/en/contact');
  for (const label of ['Your name', 'Your email address', 'Subject', 'Your message']) {
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  }
});

for (const path of ['login', 'forgot-password', 'verify-email']) {
  test(`/${path} explains itself without JavaScript`, async ({ page }) => {
    await page.goto(`/en/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('styles load at once, scripts after the first paint', async ({ request }) => {
  const html = await (await request.get('/de')).text();
  const waiting = /<template>(.*?)<\/template>/s.exec(html)?.[1] ?? '';
  expect(waiting.match(/<link rel="modulepreload"/g)?.length).toBeGreaterThan(3);
  expect(html.replace(waiting, '')).not.toMatch(/modulepreload|type="module"/);
  expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('<body'));
});

test('without a prefix the language is the stored choice, then the browser’s, then German', async ({
  request,
}) => {
  const languageOf = async (headers: Record<string, string>) =>
    /<html lang="(\w+)"/.exec(await (await request.get('/contact', { headers })).text())?.[1];
  expect(await languageOf({ cookie: 'ismi-language=ar', 'accept-language': 'tr' })).toBe('ar');
  expect(await languageOf({ 'accept-language': 'fr;q=0.9, tr;q=0.8' })).toBe('tr');
  expect(await languageOf({ 'accept-language': 'fr' })).toBe('de');
  expect(await languageOf({ cookie: 'ismi-language=xx', 'accept-language': 'en-GB' })).toBe('en');
});

test('a members’ page exists under each language prefix', async ({ request }) => {
  const headers = { cookie: 'ismi-language=ar', 'accept-language': 'tr' };
  const response = await request.get('/de/profile?tab=credits', { headers, maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('<html lang="de"');
});

test.describe('a page that does not exist', () => {
  test.use({ expectedConsoleError: /status of 404/ });
  test('is a real 404 in the language of the address', async ({ page }) => {
    const cutInALetter = '/de/names/%E0%A4%A';
    const farTooLong = `/de/names/${'a'.repeat(200)}`;
    for (const path of [
      '/de/nothing-here',
      '/nothing-here',
      '/fr',
      '/de/de',
      '/contact/more',
      cutInALetter,
      farTooLong,
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
    }
    await page.goto('/ar/nothing-here');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('هذه الصفحة بلا اسم.');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

test('all texts of a language are in one file, which is cached until it changes', async ({
  request,
}) => {
  const first = await request.get('/locales/tr.json');
  expect((await first.json()).contact.title).toBe('Bize yazın');
  const { etag, 'cache-control': caching } = first.headers();
  expect(caching).toBe('public, max-age=300');
  const second = await request.get('/locales/tr.json', {
    headers: { 'if-none-match': etag ?? '' },
  });
  expect(second.status()).toBe(304);
  expect((await request.get('/locales/fr.json')).status()).toBe(404);
});
