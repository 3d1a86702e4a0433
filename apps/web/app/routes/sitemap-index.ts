import { LOCALES } from '@ismi/contract/locales';
import { publicOrigin } from '../lib/provide-api.server.ts';
import { sitemapIndex, xmlResponse } from '../lib/sitemap.server.ts';

export const loader = () =>
  xmlResponse(sitemapIndex(LOCALES.map((locale) => `${publicOrigin}/sitemaps/${locale}.xml`)));
