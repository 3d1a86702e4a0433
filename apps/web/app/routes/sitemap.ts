import { nameLists, namePages } from '@ismi/contract';
import { isLocale, type Locale } from '@ismi/contract/locales';
import { apiContext } from '../data/loader-api.ts';
import { listAddress } from '../features/names/lists/list-address.ts';
import { LISTED_PAGES } from '../pages.ts';
import { pathTo } from '../paths.ts';
import { publicOrigin } from '../server/provide-api.server.ts';
import { sitemap, xmlResponse } from '../server/sitemap.server.ts';
import type { Route } from './+types/sitemap';

const localeOf = (file: string): Locale => {
  const locale = /^(\w+)\.xml$/.exec(file)?.[1];
  if (!isLocale(locale)) throw new Response(null, { status: 404 });
  return locale;
};

/** Every page of a language that may be indexed. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params.file);
  const api = context.get(apiContext);
  const [names, listed] = await Promise.all([
    api.load(namePages.slugs, { query: { language: locale } }),
    api.load(nameLists.listed, { query: { language: locale } }),
  ]);
  // A partial sitemap would remove pages from the index.
  if (!names || !listed) throw new Response(null, { status: 503 });
  const paths = [
    ...LISTED_PAGES.map((page) => pathTo(page, locale)),
    ...listed.lists.map(({ gender, by, value }) =>
      listAddress(gender === undefined ? { [by]: value } : { gender, [by]: value }, locale),
    ),
    ...[...names.slugs, ...names.other_spellings].map((slug) =>
      pathTo('name-page', locale, { slug }),
    ),
  ];
  return xmlResponse(sitemap(paths.map((path) => publicOrigin + path)));
}
