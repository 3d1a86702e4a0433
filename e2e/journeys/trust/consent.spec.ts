import { LOCALES } from '@ismi/contract';
import { VISIT_PATH } from '@ismi/contract/visit-path';
import type { Page } from '@playwright/test';
import { listSubjects } from '../../pages/subjects.ts';
import { addresses } from '../../support/addresses.ts';
import { expect, test } from '../../support/test.ts';

/** Page views of English pages: another journey consents in Arabic. */
async function readPageViews(): Promise<{ url: string; address: string }[]> {
  const state = await (await fetch(`${addresses().receiver}/_sim/state`)).json();
  const views: { url: string; address: string }[] = state.pageViews;
  return views.filter(({ url }) => new URL(url).pathname.startsWith('/en/'));
}

/** Everything that this browser stores, by place and name. */
async function keptIn(page: Page): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ]);
  const cookies = await page.context().cookies();
  return [...stored, ...cookies.map(({ name }) => `cookie ${name}`)];
}

/** The keys that the privacy page lists as necessary. */
async function namedKeys(page: Page): Promise<string[]> {
  await page.goto('/en/privacy');
  return page.locator('dl dt bdi.font-mono').allTextContents();
}

/** Every public page of the page table. */
const PUBLIC_PAGES = listSubjects()
  .subjects.filter(
    ({ audience, enter, status }) => audience === 'public' && !enter && status === 200,
  )
  .map(({ pathIn }) => pathIn('en'));

const panel = (page: Page) =>
  page.getByRole('region', { name: 'May we count page views?', exact: true });

/** A visit from outside: counted by day and language, without personal data and without consent (decision 0063). */
const VISIT = `POST /api${VISIT_PATH}`;

/** Collects requests to other origins, and beacons to us. */
function watchRequests(page: Page, baseURL: string | undefined): Set<string> {
  const told = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http')) return;
    if (url.origin !== baseURL) told.add(url.href);
    else if (request.method() !== 'GET') told.add(`${request.method()} ${url.pathname}`);
  });
  return told;
}

/** Scroll positions, stored for the session of the tab. */
const SCROLL = 'session ismi-scroll';

async function expectEveryPageToKeep(page: Page, answer: string[]): Promise<void> {
  expect(PUBLIC_PAGES.length).toBeGreaterThan(20);
  for (const address of PUBLIC_PAGES) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const kept = await keptIn(page);
    expect([SCROLL, ...answer], address).toEqual(expect.arrayContaining(kept));
    expect(kept, address).toEqual(expect.arrayContaining(answer));
  }
}

test('before consent pages load nothing from third parties, store nothing and send only a visit', async ({
  page,
  baseURL,
}) => {
  const told = watchRequests(page, baseURL);
  await expectEveryPageToKeep(page, []);
  expect([...told]).toEqual([VISIT]);
});

test('after a no pages load nothing from third parties, store only the no and send only a visit', async ({
  page,
  baseURL,
}) => {
  const told = watchRequests(page, baseURL);
  await page.goto('/en/contact');
  await panel(page).getByRole('button', { name: 'No', exact: true }).click();
  await expect(panel(page).getByRole('status')).toHaveText('No page views are counted.');
  await expectEveryPageToKeep(page, ['local ismi-analytics']);
  expect(await namedKeys(page)).toEqual(expect.arrayContaining(['ismi-analytics', 'ismi-scroll']));
  expect([...told]).toEqual([VISIT]);
});

test('a yes counts page views with a shortened address and without ids, until it is revoked', async ({
  page,
}) => {
  const before = (await readPageViews()).length;
  await page.goto('/en/contact?from=a-private-letter');
  await panel(page).getByRole('button', { name: 'Yes', exact: true }).click();
  await expect.poll(async () => (await readPageViews()).length).toBe(before + 1);
  await page.goto('/en/payment/receipt/0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000');
  await expect.poll(async () => (await readPageViews()).length).toBe(before + 2);
  const views = (await readPageViews()).slice(before);
  expect(views.map(({ url }) => new URL(url).pathname)).toEqual([
    '/en/contact',
    '/en/payment/receipt/:id',
  ]);
  expect(JSON.stringify(views)).not.toMatch(/private-letter|0199aaaa/);
  expect(views.map(({ address }) => address)).toEqual(['127.0.0.0', '127.0.0.0']);

  await page.goto('/en/impressum');
  await panel(page).getByRole('button', { name: 'No', exact: true }).click();
  await expect.poll(async () => (await readPageViews()).length).toBe(before + 3);
  await page.goto('/en/leaderboard', { waitUntil: 'networkidle' });
  expect((await readPageViews()).length).toBe(before + 3);
});

test('both buttons look equal, work by keyboard and shift no layout', async ({ page }) => {
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
