const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const written = (list: string, item: string, addresses: readonly string[]): string =>
  [
    HEAD,
    `<${list} xmlns="${NAMESPACE}">`,
    ...addresses.map((address) => `<${item}><loc>${escaped(address)}</loc></${item}>`),
    `</${list}>`,
    '',
  ].join('\n');

export const sitemap = (addresses: readonly string[]): string =>
  written('urlset', 'url', addresses);

export const sitemapIndex = (addresses: readonly string[]): string =>
  written('sitemapindex', 'sitemap', addresses);

export const xmlAnswer = (body: string): Response =>
  new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
