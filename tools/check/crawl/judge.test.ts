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

const crawlOf = (pages: ReturnType<typeof pageAt>[], wishes: Partial<Crawl> = {}) => {
  const paths = new Set(pages.map(({ path }) => path));
  return judgeCrawl({
    origin: ORIGIN,
    pages: new Map(pages.map((page) => [page.path, page])),
    clicks: new Map(pages.map(({ path, depth }) => [path, depth])),
    listed: paths,
    expected: paths,
    spellings: new Set(),
    locales: LOCALES,
    maxClicks: 3,
    ...wishes,
  });
};

const YUSUF = '/de/names/yusuf';
const ABOUT = '/de/about';

test('a page with correct metadata passes', () => {
  expect(crawlOf([pageAt(YUSUF), pageAt('/tr/names/yusuf')])).toEqual([]);
  expect(crawlOf([pageAt(ABOUT), pageAt('/tr/about')])).toEqual([]);
});

test('only internal links are followed, without query and fragment', () => {
  expect(pageAt(YUSUF).links).toEqual(['/de/names']);
});

const LIST = '/de/names/gender/girl';
const SET = `${LIST}?culture=balkans`;
const listAt = (path: string, { body = '', head = headOf('de', path.slice(3)) } = {}) =>
  readPage(`<head>${head}</head>${body}`, {
    address: new URL(path, ORIGIN),
    status: 200,
    depth: 1,
  });
const turkish = (path: string) =>
  listAt(path.replace('/de/', '/tr/'), { head: headOf('tr', path.slice(3)) });
const UNLISTED = '<meta name="robots" content="noindex"/>';

test('the query of a list belongs to its address; what says nofollow is not followed', () => {
  const body = `<a href="${SET}"></a><a rel="next nofollow" href="${LIST}?page=2"></a>`;
  expect(listAt(LIST, { body }).links).toEqual([SET]);
});

test('a link from a listed list to an unlisted set needs nofollow, to a further page it does not', () => {
  const body = `<a href="${SET}"></a><a href="${LIST}?page=2"></a>`;
  const pages = [
    listAt(LIST, { body }),
    turkish(LIST),
    listAt(SET, { head: UNLISTED }),
    listAt(`${LIST}?page=2`, { head: UNLISTED }),
  ];
  const listed = new Set([LIST, LIST.replace('/de/', '/tr/')]);
  expect(crawlOf(pages, { listed })).toEqual([
    `${LIST} links to ${SET}, which says noindex, without nofollow`,
  ]);
});

test('a list names only the languages that list it', () => {
  const alone = `<link rel="canonical" href="${ORIGIN}${SET}"/>
    <link rel="alternate" hrefLang="de" href="${ORIGIN}${SET}"/>`;
  expect(crawlOf([listAt(SET, { head: alone })])).toEqual([]);
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
  const pages = [pageAt(YUSUF, wish), pageAt('/tr/names/yusuf')];
  expect(crawlOf(pages)).toContain(`${YUSUF} ${finding}`);
});

test('a page missing in the sitemaps, and one too far away, are found', () => {
  expect(crawlOf([pageAt(ABOUT), pageAt('/tr/about')], { listed: new Set([ABOUT]) })).toContain(
    '/tr/about may be listed, but is in no sitemap',
  );
  const far = [pageAt(YUSUF, { depth: 4 }), pageAt('/tr/names/yusuf')];
  expect(crawlOf(far)).toEqual([`${YUSUF} is in a sitemap, but not within 3 clicks`]);
  expect(crawlOf(far, { spellings: new Set([YUSUF]) })).toEqual([]);
});

test('a spelling of some languages names only those, and each is a page of its own', () => {
  const head = headOf('de', '/names/zeynep').replace(/.*"x-default".*/, '');
  const zeynep = pageAt('/de/names/zeynep', { head });
  const inTurkish = `${ORIGIN}/tr/names/zeynep`;
  expect(crawlOf([zeynep])).toEqual([
    `/de/names/zeynep names ${inTurkish}, which is in no sitemap`,
  ]);
  expect(crawlOf([pageAt('/de/names/zeynep', { head: head.replace(/.*"tr".*\n/, '') })])).toEqual(
    [],
  );
  const turkish = pageAt('/tr/names/zeynep', {
    head: headOf('tr', '/names/zeynep').replace(
      'rel="canonical" href="',
      'rel="canonical" href="x',
    ),
  });
  expect(crawlOf([zeynep, turkish])).toContain(
    `/de/names/zeynep names ${inTurkish}, which is not canonical to itself`,
  );
});

test('two pages of a language with one title are found', () => {
  const titled = (path: string) => {
    const [, locale = '', ...rest] = path.split('/');
    return pageAt(path, { head: `<title>Yusuf</title>${headOf(locale, `/${rest.join('/')}`)}` });
  };
  const findings = crawlOf([titled(YUSUF), titled('/tr/names/yusuf'), titled('/de/names/yunus')]);
  expect(findings).toContain(`/de/names/yunus has the title of ${YUSUF}: Yusuf`);
  expect(findings.filter((finding) => finding.includes('title'))).toHaveLength(1);
});

test('a language version that does not link back to the page is found', () => {
  const turkish = pageAt('/tr/names/yusuf', { head: headOf('tr', '/names/yunus') });
  expect(crawlOf([pageAt(YUSUF), turkish])).toContain(
    `${YUSUF} names ${ORIGIN}/tr/names/yusuf, which does not name it back`,
  );
});
