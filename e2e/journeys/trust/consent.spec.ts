import { LOCALES } from '@ismi/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { addresses } from '../../support/addresses.ts';
import { expect, test } from '../../support/test.ts';

/** Of pages in English: another journey says yes in Arabic. */
async function viewsSoFar(): Promise<{ url: string; address: string }[]> {
  const state = await (await fetch(`${addresses().receiver}/_sim/state`)).json();
  const views: { url: string; address: string }[] = state.pageViews;
  return views.filter(({ url }) => new URL(url).pathname.startsWith('/en/'));
}

/** Everything that this browser keeps, by name; but for how far a page was scrolled, which goes with the tab. */
async function keptIn(context: BrowserContext, page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  return [...stored, ...cookies].filter((name) => name !== 'ismi-scroll').sort();
}

/** What the privacy page calls necessary. */
async function namedKeys(page: Page): Promise<string[]> {
  await page.goto('/en/privacy');
  return page.locator('dl dt bdi.font-mono').allTextContents();
}

/** Every page that search engines may list, in one language. */
async function listedPages(page: Page, locale: string): Promise<string[]> {
  const sitemap = await (await page.request.get(`/sitemaps/${locale}.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const names = all.filter((url) => url.includes('/names/'));
  return [...all.filter((url) => !names.includes(url)), ...names.slice(0, 2)];
}

const panel = (page: Page) =>
  page.getByRole('region', { name: 'May we count page views?', exact: true });

/** Fills with whatever a page asks of somebody else, or tells whoever counts. */
function strayRequests(page: Page, baseURL: string | undefined): string[] {
  const stray: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isForeign = url.protocol.startsWith('http') && url.origin !== baseURL;
    if (isForeign || url.pathname === '/api/page-views') stray.push(url.href);
  });
  return stray;
}

async function expectEveryPageToKeep(page: Page, kept: string[]): Promise<void> {
  const pages = [...(await listedPages(page, 'en')), '/en/login', '/en/forgot-password'];
  expect(pages.length).toBeGreaterThan(10);
  for (const address of pages) {
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await keptIn(page.context(), page), address).toEqual(kept);
  }
}

test('before an answer pages ask nobody else, keep nothing and count nothing', async ({
  page,
  baseURL,
}) => {
  const stray = strayRequests(page, baseURL);
  await expectEveryPageToKeep(page, []);
  expect(stray).toEqual([]);
});

test('after a no pages ask nobody else, keep the no alone and count nothing', async ({
  page,
  baseURL,
}) => {
  const stray = strayRequests(page, baseURL);
  await page.goto('/en/contact');
  await panel(page).getByRole('button', { name: 'No', exact: true }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Nothing is counted.');
  await expectEveryPageToKeep(page, ['ismi-analytics']);
  expect(await namedKeys(page)).toEqual(expect.arrayContaining(['ismi-analytics', 'ismi-scroll']));
  expect(stray).toEqual([]);
});

test('a yes counts pages with a shortened address and nobody’s ids, until it is taken back', async ({
  page,
}) => {
  const before = (await viewsSoFar()).length;
  await page.goto('/en/contact?from=a-private-letter');
  await panel(page).getByRole('button', { name: 'Yes', exact: true }).click();
  await expect.poll(async () => (await viewsSoFar()).length).toBe(before + 1);
  await page.goto('/en/payment/receipt/0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000');
  await expect.poll(async () => (await viewsSoFar()).length).toBe(before + 2);
  const views = (await viewsSoFar()).slice(before);
  expect(views.map(({ url }) => new URL(url).pathname)).toEqual([
    '/en/contact',
    '/en/payment/receipt/:id',
  ]);
  expect(JSON.stringify(views)).not.toMatch(/private-letter|0199aaaa/);
  expect(views.map(({ address }) => address)).toEqual(['127.0.0.0', '127.0.0.0']);

  await page.goto('/en/impressum');
  await panel(page).getByRole('button', { name: 'No', exact: true }).click();
  await expect.poll(async () => (await viewsSoFar()).length).toBe(before + 3);
  await page.goto('/en/leaderboard', { waitUntil: 'networkidle' });
  expect((await viewsSoFar()).length).toBe(before + 3);
});

test('both answers have the same size and weight, are reached by keyboard, and move nothing', async ({
  page,
}) => {
  for (const locale of LOCALES) {
    await page.goto(`/${locale}/contact`, { waitUntil: 'networkidle' });
    const buttons = page.locator('section[aria-labelledby=counting] button');
    const looks = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, fontWeight, fontSize } = getComputedStyle(button);
        return { width, height, color, backgroundColor, fontWeight, fontSize };
      }),
    );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
  }
  await page.goto('/ar/contact', { waitUntil: 'networkidle' });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  expect(shift).toBeLessThan(0.01);
  const yes = page.getByRole('button', { name: 'نعم', exact: true });
  await page.getByRole('button', { name: 'لا', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(yes).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
});
