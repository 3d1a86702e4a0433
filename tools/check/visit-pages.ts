import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from '../stack/chromium.ts';

const KINDS = ['font', 'image', 'script'] as const;
type Kind = (typeof KINDS)[number];

/** The URLs that a page loads until the network is idle. */
export type Fetched = Record<Kind, string[]>;

async function visit(browser: Browser, address: string): Promise<Fetched> {
  // Each visit is a phone with an empty cache.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const asked: { kind: string; url: string }[] = [];
  page.on('request', (request) => {
    asked.push({ kind: request.resourceType(), url: request.url() });
  });
  // A page that fails also fetches what reports it.
  page.on('pageerror', ({ message }) => {
    process.stdout.write(`notice: ${address} failed: ${message}\n`);
  });
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  if (response?.status() !== 200) throw new Error(`${address} answered ${response?.status()}`);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await context.close();
  const of = (kind: Kind) => [
    ...new Set(asked.filter((request) => request.kind === kind).map(({ url }) => url)),
  ];
  return { font: of('font'), image: of('image'), script: of('script') };
}

/** Loads pages in a real browser, one after the other. */
export async function visitPages(addresses: readonly string[]): Promise<Fetched[]> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const visits: Fetched[] = [];
    for (const address of addresses) visits.push(await visit(browser, address));
    return visits;
  } finally {
    await browser.close();
  }
}
