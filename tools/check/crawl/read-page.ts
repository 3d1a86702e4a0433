/** What a crawler reads of a page. Our own HTML, so no parser is needed. */
export interface CrawledPage {
  path: string;
  status: number;
  /** Clicks from the start page. */
  depth: number;
  isListed: boolean;
  title: string;
  /** The code of what the page is about, in its structured data. */
  term: string | undefined;
  canonical: string | undefined;
  /** Language → address. */
  alternates: Readonly<Record<string, string>>;
  /** Paths of our own that crawlers may follow; only lists of names have a query. */
  links: readonly string[];
  things: readonly unknown[];
}

const unescaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : unescaped(value);
};

/** The query of a list decides what it shows; that of other pages does not. */
export const addressOf = ({ pathname, search }: URL): string =>
  /\/names\/[^/]+\/[^/]+$/.test(pathname) ? pathname + search : pathname;

function linksIn(html: string, address: URL): string[] {
  const hrefs = [...html.matchAll(/<a\s[^>]*>/g)]
    .filter(([tag]) => !attribute(tag, 'rel')?.split(' ').includes('nofollow'))
    .flatMap(([tag]) => attribute(tag, 'href') ?? []);
  const paths = hrefs
    .filter((href) => !href.startsWith('#') && URL.canParse(href, address.href))
    .map((href) => new URL(href, address))
    // Crawlers do not follow what robots.txt disallows.
    .filter(({ origin, pathname }) => origin === address.origin && !pathname.startsWith('/api/'))
    .map(addressOf);
  return [...new Set(paths)];
}

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

export function readPage(
  html: string,
  { address, status, depth }: { address: URL; status: number; depth: number },
): CrawledPage {
  const tags = html.match(/<(link|meta)\s[^>]*>/g) ?? [];
  const rels = (rel: string) => tags.filter((tag) => attribute(tag, 'rel') === rel);
  return {
    path: addressOf(address),
    status,
    depth,
    isListed: !tags.some(
      (tag) => attribute(tag, 'name') === 'robots' && attribute(tag, 'content') === 'noindex',
    ),
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    term: /"termCode":"([^"]*)"/.exec(html)?.[1],
    canonical: rels('canonical').map((tag) => attribute(tag, 'href'))[0],
    alternates: Object.fromEntries(
      rels('alternate').map((tag) => [attribute(tag, 'hrefLang'), attribute(tag, 'href')]),
    ),
    links: linksIn(html, address),
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => parsed(json),
    ),
  };
}
