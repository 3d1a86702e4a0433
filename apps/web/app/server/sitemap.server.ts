const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const writeXml = (list: string, item: string, addresses: readonly string[]): string =>
  [
    HEAD,
    `<${list} xmlns="${NAMESPACE}">`,
    ...addresses.map((address) => `<${item}><loc>${escapeXml(address)}</loc></${item}>`),
    `</${list}>`,
    '',
  ].join('\n');

export const sitemap = (addresses: readonly string[]): string =>
  writeXml('urlset', 'url', addresses);

export const sitemapIndex = (addresses: readonly string[]): string =>
  writeXml('sitemapindex', 'sitemap', addresses);

export const xmlResponse = (body: string): Response =>
  new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
