import { addressOf, type CrawledPage } from './read-page.ts';
import { faultsOfBlock } from './schema-org.ts';

export interface Crawl {
  origin: string;
  /** Every page that was fetched, by its path. */
  pages: ReadonlyMap<string, CrawledPage>;
  /** Clicks to every path that some fetched page links. */
  clicks: ReadonlyMap<string, number>;
  /** Paths of all sitemaps. */
  listed: ReadonlySet<string>;
  /** Those of them to which links must lead: all, where every page was opened. */
  expected: ReadonlySet<string>;
  /** Those that only the other spellings of a name link to: one click farther away. */
  spellings: ReadonlySet<string>;
  locales: readonly string[];
  /** Pages from which every other must be this near. */
  maxClicks: number;
}

const isPrefixed = (path: string, locales: readonly string[]) =>
  locales.includes(path.split('/')[1] ?? '');

/** Lists of names: each language lists those that have enough names there. */
const isList = (path: string) => /^\/\w+\/names\/[^/]+\/[^/]+$/.test(path);
/** A further page of a list, which search engines follow and do not list. */
const isFurtherPage = (path: string) => /[?&]page=/.test(path);
/** A spelling of a name, which belongs to the languages that have it. */
const isName = (path: string) => /^\/\w+\/names\/[^/]+$/.test(path);

/** Languages in which a spelling has a page of its own and means the same name. */
function languagesOfName(page: CrawledPage, { pages, locales }: Crawl): string[] {
  const rest = page.path.replace(/^\/\w+/, '');
  return locales.filter((language) => {
    const other = pages.get(`/${language}${rest}`);
    return other?.status === 200 && other.isListed && other.term === page.term;
  });
}

/** Languages that list a set of filters; an alphabet belongs to its own. */
function languagesOfList(path: string, { locales, listed }: Crawl): string[] {
  const [, own = '', ...rest] = path.split('/');
  if (/\/letter\/|[?&]letter=/.test(path)) return [own];
  const listing = locales.filter((locale) => listed.has(['', locale, ...rest].join('/')));
  return listing.length === locales.length ? [...listing, 'x-default'] : listing;
}

/** The languages that a page has to name. */
function languagesOf(page: CrawledPage, crawl: Crawl): string[] {
  if (isList(page.path)) return languagesOfList(page.path, crawl);
  return isName(page.path) ? languagesOfName(page, crawl) : [...crawl.locales, 'x-default'];
}

function alternateFaults(page: CrawledPage, crawl: Crawl): string[] {
  const { path, alternates } = page;
  const { origin, pages, listed } = crawl;
  const own = path.split('/')[1] ?? '';
  const missing = languagesOf(page, crawl).filter((language) => !alternates[language]);
  const faults = missing.map((language) => `has no hreflang ${language}`);
  if (alternates[own] !== origin + path) faults.push('does not name itself among its languages');
  for (const [language, address] of Object.entries(alternates)) {
    const there = addressOf(new URL(address));
    if (language !== 'x-default' && !listed.has(there))
      faults.push(`names ${address}, which is in no sitemap`);
    const other = pages.get(there);
    if (!other) continue;
    if (other.status !== 200) faults.push(`names ${address}, which answers ${other.status}`);
    if (language === 'x-default') continue;
    if (other.canonical !== address)
      faults.push(`names ${address}, which is not canonical to itself`);
    if (other.alternates[own] !== origin + path)
      faults.push(`names ${address}, which does not name it back`);
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

/** Links that search engines should not follow: to sets of filters that none may list. */
const faultsOfLinks = ({ path, isListed, links }: CrawledPage, { pages }: Crawl): string[] =>
  links
    .filter((link) => isListed && link.includes('?') && !isFurtherPage(link))
    .filter((link) => link.split('/')[1] === path.split('/')[1])
    .filter((link) => pages.get(link)?.isListed === false)
    .map((link) => `links to ${link}, which says noindex, without nofollow`);

/** Two pages with one title compete in search results, and readers cannot tell them apart. */
function repeatedTitles({ pages, locales }: Crawl): string[] {
  const indexed = [...pages.values()].filter(
    ({ status, isListed, path }) => status === 200 && isListed && isPrefixed(path, locales),
  );
  // In two languages one title may be right: a name alone.
  const titles = Map.groupBy(indexed, ({ path, title }) => `${path.split('/')[1]} ${title}`);
  return [...titles.values()].flatMap(([first, ...others]) =>
    others.map(({ path, title }) => `${path} has the title of ${first?.path}: ${title}`),
  );
}

/** Everything that a search engine would report. */
export function judgeCrawl(crawl: Crawl): string[] {
  const { pages, expected, spellings, clicks, maxClicks } = crawl;
  const clicksTo = (path: string) => (spellings.has(path) ? maxClicks + 1 : maxClicks);
  const far = [...expected].filter((path) => (clicks.get(path) ?? Infinity) > clicksTo(path));
  return [
    ...[...pages.values()].flatMap((page) =>
      [...faultsOfPage(page, crawl), ...faultsOfLinks(page, crawl)].map(
        (fault) => `${page.path} ${fault}`,
      ),
    ),
    ...repeatedTitles(crawl),
    ...far.map((path) => `${path} is in a sitemap, but not within ${clicksTo(path)} clicks`),
  ];
}
