import { LOCALES } from '@ismi/contract/locales';
import { publicOrigin } from '../lib/provide-api.server.ts';
import { sitemapIndex, xmlAnswer } from '../lib/sitemap.server.ts';

export const loader = () =>
  xmlAnswer(sitemapIndex(LOCALES.map((locale) => `${publicOrigin}/sitemaps/${locale}.xml`)));
