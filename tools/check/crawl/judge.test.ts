import { expect, test } from 'vitest';
import { type Crawl, judgeCrawl } from './judge.ts';
import { readPage } from './read-page.ts';

const ORIGIN = 'https://ismi.example';
const LOCALES = ['tr', 'de'];

const GRAPH = {
  '@context': 'https://schema.org',
  '@graph': [{ '@type': 'WebPage', name: 'Yusuf', url: `${ORIGIN}/de/names/yusuf` }],
};
interface PageOptions {
  head?: string;
  graph?: object;
  status?: number;
  depth?: number;
}

const headOf = (locale: string, rest: string) => `
  <link rel="canonical" href="${ORIGIN}/${locale}${rest}"/>
  <link rel="alternate" hrefLang="tr" href="${ORIGIN}/tr${rest}"/>
  <link rel="alternate" hrefLang="de" href="${ORIGIN}/de${rest}"/>
  <link rel="alternate" hrefLang="x-default" href="${ORIGIN}${rest}"/>`;

const pageAt = (
  path: string,
  { head, graph = GRAPH, status = 200, depth = 1 }: PageOptions = {},
) => {
  const [, locale = '', ...rest] = path.split('/');
  const html = `<head>${head ?? headOf(locale, `/${rest.join('/')}`)}</head><a href="/de/names?x=1#y">
    <a href="https://elsewhere.example/"><a href="#here"><script type="application/ld+json">${JSON.stringify(graph)}</script>`;
  return readPage(html, { address: new URL(path, ORIGIN), status, depth });
};

const crawlOf = (pages: ReturnType<typeof pageAt>[], wishes: Partial<Crawl> = {}) =>
  judgeCrawl({
    origin: ORIGIN,
    pages: new Map(pages.map((page) => [page.path, page])),
    clicks: new Map(pages.map(({ path, depth }) => [path, depth])),
    listed: new Set(pages.map(({ path }) => path)),
    locales: LOCALES,
    maxClicks: 3,
    ...wishes,
  });

const YUSUF = '/de/names/yusuf';

test('a page with correct metadata passes', () => {
  expect(crawlOf([pageAt(YUSUF), pageAt('/tr/names/yusuf')])).toEqual([]);
});

test('only internal links are followed, without query and fragment', () => {
  expect(pageAt(YUSUF).links).toEqual(['/de/names']);
});

test.each<[fault: string, wish: PageOptions, finding: string]>([
  ['a broken link', { status: 404 }, 'answers 404, and something links to it'],
  ['a redirect behind a link', { status: 301 }, 'answers 301, and something links to it'],
  [
    'a wrong canonical',
    { head: headOf('tr', '/names/yusuf') },
    `has the canonical address ${ORIGIN}/tr/names/yusuf`,
  ],
  [
    'a missing language',
    { head: headOf('de', '/names/yusuf').replace(/.*"tr".*\n/, '') },
    'has no hreflang tr',
  ],
  [
    'noindex in a sitemap',
    { head: '<meta name="robots" content="noindex"/>' },
    'is in a sitemap, but says noindex',
  ],
  [
    'a property that schema.org does not know',
    { graph: { ...GRAPH, '@graph': [{ ...GRAPH['@graph'][0], pronunciation: 'x' }] } },
    'WebPage (WebPage) has pronunciation, which schema.org does not know',
  ],
  [
    'a type that is not on the list',
    { graph: { ...GRAPH, '@graph': [{ '@type': 'Name' }] } },
    'Name is a Name, which is not on our list',
  ],
  [
    'a thing without what it needs',
    { graph: { ...GRAPH, '@graph': [{ '@type': 'WebPage', name: 'Yusuf' }] } },
    'WebPage (WebPage) has no url',
  ],
])('%s is found', (_, wish, finding) => {
  expect(crawlOf([pageAt(YUSUF, wish)])).toContain(`${YUSUF} ${finding}`);
});

test('a page missing in the sitemaps, and one too far away, are found', () => {
  expect(crawlOf([pageAt(YUSUF)], { listed: new Set() })).toEqual([
    `${YUSUF} may be listed, but is in no sitemap`,
  ]);
  expect(crawlOf([pageAt(YUSUF, { depth: 4 })])).toEqual([
    `${YUSUF} is in a sitemap, but not within 3 clicks`,
  ]);
});

test('a language version that does not link back to the page is found', () => {
  const turkish = pageAt('/tr/names/yusuf', { head: headOf('tr', '/names/yunus') });
  expect(crawlOf([pageAt(YUSUF), turkish])).toContain(
    `${YUSUF} names ${ORIGIN}/tr/names/yusuf, which does not name it back`,
  );
});
