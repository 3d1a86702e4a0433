import { LOCALES } from '@ismi/contract/locales';
import { judgeCrawl } from './crawl/judge.ts';
import { addressOf, type CrawledPage, readPage } from './crawl/read-page.ts';
import { report } from './report.ts';
import { withBuiltSite } from './with-built-site.ts';

/**
 * Crawls the built site like a search engine, following links from the home page of each language: every page of the sitemaps
 * must be near, every link must work, and every page must have correct metadata. `--short` (for CI) opens one name and one
 * combined list in twelve: the lists by letter show that all names are linked. Other spellings of a name are one click farther
 * away: only its other pages link to them.
 */
const MAX_CLICKS = 3;
/** The home page, without a language and in each. */
const STARTS = ['/', ...LOCALES.map((locale) => `/${locale}`)];
const AT_ONCE = 4;
const ONE_IN = 12;
const short = process.argv.includes('--short');

const sumOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
/** Names, and lists beside those by letter alone, which lead to every name. */
const isSampled = (path: string): boolean =>
  /\/names\/[^/]+$/.test(path) || /\/names\/(?!letter\/)[^/]+\/[^/]+\?/.test(path);
const isOpened = (path: string): boolean =>
  !(short && isSampled(path)) || sumOf(path.replace(/^\/\w+/, '')) % ONE_IN === 0;

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
  return { maps, listed: new Set(pages.map((url) => addressOf(new URL(url)))) };
}

/** Pages that lists do not link to: other spellings of a name. */
async function readSpellings(origin: string): Promise<Set<string>> {
  const byLanguage = await Promise.all(
    LOCALES.map(async (locale) => {
      const response = await fetch(`${origin}/api/names/slugs?language=${locale}`);
      const { data } = (await response.json()) as { data: { other_spellings: string[] } };
      return data.other_spellings.map((slug) => `/${locale}/names/${slug}`);
    }),
  );
  return new Set(byLanguage.flat());
}

async function crawl(origin: string) {
  const pages = new Map<string, CrawledPage>();
  const clicks = new Map(STARTS.map((path) => [path, 0]));
  let front = STARTS;
  for (let depth = 0; front.length > 0 && depth <= MAX_CLICKS + 1; depth += 1) {
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
  async (origin) => ({
    origin,
    spellings: await readSpellings(origin),
    ...(await readSitemaps(origin)),
    ...(await crawl(origin)),
  }),
  // Crawling a whole site exceeds the limits of one visitor.
  { RATE_LIMIT_SCALE: '1000' },
);
const { pages, listed, maps } = result;
// The short crawl opens few of the names that link to them.
const expected = new Set([...listed].filter((path) => !short || !result.spellings.has(path)));
const findings = judgeCrawl({ ...result, expected, locales: LOCALES, maxClicks: MAX_CLICKS });
report(findings, {
  check: 'crawl',
  short,
  sitemaps: maps.length,
  listed: listed.size,
  opened: pages.size,
  links: [...pages.values()].reduce((sum, { links }) => sum + links.length, 0),
  things: [...pages.values()].reduce((sum, { things }) => sum + things.length, 0),
  farthest: Math.max(...[...expected].map((path) => result.clicks.get(path) ?? Infinity)),
  seconds: Math.round((performance.now() - begin) / 1000),
});
