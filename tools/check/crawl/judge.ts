import type { CrawledPage } from './read-page.ts';
import { faultsOfBlock } from './schema-org.ts';

export interface Crawl {
  origin: string;
  /** Every page that was fetched, by its path. */
  pages: ReadonlyMap<string, CrawledPage>;
  /** Clicks to every path that some fetched page links. */
  clicks: ReadonlyMap<string, number>;
  /** Paths of all sitemaps. */
  listed: ReadonlySet<string>;
  locales: readonly string[];
  /** Pages from which every other must be this near. */
  maxClicks: number;
}

const isPrefixed = (path: string, locales: readonly string[]) =>
  locales.includes(path.split('/')[1] ?? '');

/** Pages under a letter belong to one language. */
const isOfOneLanguage = (path: string) => /^\/\w+\/names\/letter\//.test(path);

function alternateFaults({ path, alternates }: CrawledPage, crawl: Crawl): string[] {
  const { origin, locales, pages } = crawl;
  const own = path.split('/')[1] ?? '';
  const wanted = isOfOneLanguage(path) ? [own] : [...locales, 'x-default'];
  const missing = wanted.filter((language) => !alternates[language]);
  const faults = missing.map((language) => `has no hreflang ${language}`);
  if (alternates[own] !== origin + path) faults.push('does not name itself among its languages');
  for (const [language, address] of Object.entries(alternates)) {
    const other = pages.get(new URL(address).pathname);
    if (!other) continue;
    if (other.status !== 200) faults.push(`names ${address}, which answers ${other.status}`);
    if (language !== 'x-default' && other.alternates[own] !== origin + path) {
      faults.push(`names ${address}, which does not name it back`);
    }
  }
  return faults;
}

function faultsOfPage(page: CrawledPage, crawl: Crawl): string[] {
  const { path, status, isListed, canonical } = page;
  const { origin, locales, listed } = crawl;
  if (status !== 200) return [`answers ${status}, and something links to it`];
  const faults = page.things.flatMap(faultsOfBlock);
  if (!isListed)
    return listed.has(path) ? [...faults, 'is in a sitemap, but says noindex'] : faults;
  const own = path === '/' ? `${origin}/` : origin + path;
  if (canonical !== own) faults.push(`has the canonical address ${canonical}`);
  if (!isPrefixed(path, locales)) return faults;
  if (!listed.has(path)) faults.push('may be listed, but is in no sitemap');
  return [...faults, ...alternateFaults(page, crawl)];
}

/** Everything that a search engine would report. */
export function judgeCrawl(crawl: Crawl): string[] {
  const { pages, listed, clicks, maxClicks } = crawl;
  const far = [...listed].filter((path) => (clicks.get(path) ?? Infinity) > maxClicks);
  return [
    ...[...pages.values()].flatMap((page) =>
      faultsOfPage(page, crawl).map((fault) => `${page.path} ${fault}`),
    ),
    ...far.map((path) => `${path} is in a sitemap, but not within ${maxClicks} clicks`),
  ];
}
