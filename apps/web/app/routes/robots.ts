import { publicOrigin } from '../server/provide-api.server.ts';

/** Personal pages are not forbidden here: a crawler must read them to find their `noindex`. */
const TEXT = `User-agent: *
Disallow: /api/

Sitemap: ${publicOrigin}/sitemap.xml
`;

export const loader = () =>
  new Response(TEXT, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
