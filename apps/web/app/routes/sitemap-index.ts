import { LOCALES } from '@ismi/contract/locales';
import { publicOrigin } from '../server/provide-api.server.ts';
import { sitemapIndex, xmlResponse } from '../server/sitemap.server.ts';

export const loader = () =>
  xmlResponse(sitemapIndex(LOCALES.map((locale) => `${publicOrigin}/sitemaps/${locale}.xml`)));
