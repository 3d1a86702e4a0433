import { LOCALES } from '@ismi/contract/locales';
import { judgeCrawl } from './crawl/judge.ts';
import { type CrawledPage, readPage } from './crawl/read-page.ts';
import { report } from './report.ts';
import { withBuiltSite } from './with-built-site.ts';

/**
 * Crawls the built site like a search engine, following links from the start page: every page of the sitemaps must be near,
 * every link must work, and every page must have correct metadata. `--short` (for CI) opens one name in twelve: the lists
 * show that all are linked.
 */
const MAX_CLICKS = 3;
const AT_ONCE = 4;
const ONE_IN = 12;
const short = process.argv.includes('--short');

const sumOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
const isOpened = (path: string): boolean => {
  const slug = /\/names\/([^/]+)$/.exec(path)?.[1];
  return !short || slug === undefined || sumOf(slug) % ONE_IN === 0;
};

async function locationsIn(address: string): Promise<string[]> {
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`${address} answers ${response.status}`);
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
}

/** The sitemaps that robots.txt names. */
async function readSitemaps(origin: string) {
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1];
  if (!index) throw new Error('robots.txt names no sitemap');
  const maps = await locationsIn(index);
  const pages = (await Promise.all(maps.map(locationsIn))).flat();
  return { maps, listed: new Set(pages.map((url) => new URL(url).pathname)) };
}

async function crawl(origin: string) {
  const pages = new Map<string, CrawledPage>();
  const clicks = new Map<string, number>([['/', 0]]);
  let front = ['/'];
  for (let depth = 0; front.length > 0 && depth <= MAX_CLICKS; depth += 1) {
    const found = new Set<string>();
    const left = front.filter(isOpened).values();
    const work = async () => {
      for (const path of left) {
        const address = new URL(path, origin);
        const response = await fetch(address, { redirect: 'manual' });
        const { status } = response;
        const page = readPage(await response.text(), { address, status, depth });
        pages.set(path, page);
        for (const link of page.links) found.add(link);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    front = [...found].filter((path) => !clicks.has(path));
    for (const path of front) clicks.set(path, depth + 1);
  }
  return { pages, clicks };
}

const begin = performance.now();
const result = await withBuiltSite(
  'crawl',
  async (origin) => ({ origin, ...(await readSitemaps(origin)), ...(await crawl(origin)) }),
  // Crawling a whole site exceeds the limits of one visitor.
  { RATE_LIMIT_SCALE: '1000' },
);
const { pages, listed, maps } = result;
const findings = judgeCrawl({ ...result, locales: LOCALES, maxClicks: MAX_CLICKS });
report(findings, {
  check: 'crawl',
  short,
  sitemaps: maps.length,
  listed: listed.size,
  opened: pages.size,
  links: [...pages.values()].reduce((sum, { links }) => sum + links.length, 0),
  things: [...pages.values()].reduce((sum, { things }) => sum + things.length, 0),
  farthest: Math.max(...[...listed].map((path) => result.clicks.get(path) ?? Infinity)),
  seconds: Math.round((performance.now() - begin) / 1000),
});
