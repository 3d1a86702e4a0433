import { type NameInList, type NameList, nameLists } from '@ismi/contract';
import { localeInPath } from '@ismi/contract/locales';
import { filtersInOrder, type NameFilters } from '@ismi/contract/name-filters';
import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { nearPart } from '../browser/near-part.tsx';
import { usePath } from '../browser/use-path.ts';
import { apiContext } from '../data/loader-api.ts';
import { useRootData } from '../data/root-data.ts';
import { Breadcrumbs } from '../features/names/breadcrumbs.tsx';
import {
  askedAddress,
  listAddress,
  readListAddress,
} from '../features/names/lists/list-address.ts';
import { useListPath } from '../features/names/lists/use-list-path.ts';
import { useListWords } from '../features/names/lists/use-list-words.ts';
import { listStructuredData } from '../features/names/structured-data.ts';
import { formatNumber } from '../i18n/formats.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { visitorLocale } from '../i18n/visitor-locale.server.ts';
import { pathTo } from '../paths.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';
import { LazyNotFound } from '../shell/status/lazy-not-found.tsx';
import { StructuredData } from '../ui/structured-data.tsx';
import type { Route } from './+types/name-list';

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const locale = visitorLocale({ request, url });
  const prefix = localeInPath(url.pathname);
  const asked = readListAddress({ ...params, search: url.searchParams }, locale);
  if (!asked) return data(undefined, { status: 404 });
  const { filters, page } = asked;
  const own = new URL(listAddress(filters, prefix, page), url);
  if (askedAddress(own) !== askedAddress(url))
    throw redirect(own.pathname + own.search, prefix ? 301 : 302);
  const [[by, value] = ['letter', ''] as const, ...others] = filtersInOrder(filters);
  const list = await context.get(apiContext).find(nameLists.list, {
    params: { by, value },
    query: { ...Object.fromEntries(others), page },
  });
  // A letter of another alphabet: without a prefix, the address may come from a reader of another language.
  if (list === null && filters.letter && !prefix) throw redirect(pathTo('name-index'));
  if (list === null) return data(undefined, { status: 404 });
  if (list === undefined) throw data(null, { status: 503 });
  return data({ filters, list });
}

export default function NameListPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <NamesPassing {...loaderData} /> : <LazyNotFound />;
}

interface NamesPassingProps {
  filters: NameFilters;
  list: NameList;
}

async function loadContents() {
  const [{ ListContents }, { CompareTick }, { CompareBar }, { FavoriteHeart }] = await Promise.all([
    import('../features/names/lists/list-contents.tsx'),
    import('../features/comparing/compare-tick.tsx'),
    import('../features/comparing/compare-bar.tsx'),
    import('../features/favorites/favorite-heart.tsx'),
  ]);
  const actionsOf = ({ slug, name }: NameInList) => (
    <>
      <CompareTick name={{ slug, name }} />
      <FavoriteHeart name={{ nameId: slug, name }} />
    </>
  );
  return (props: NamesPassingProps) => (
    <>
      <ListContents {...props} actions={actionsOf} />
      <CompareBar />
    </>
  );
}

// The links work as plain HTML: the page is shown before the code of ticks, hearts and filters is fetched.
const NearContents = nearPart('list', loadContents, import.meta.env.SSR && (await loadContents()));

function NamesPassing({ filters, list }: NamesPassingProps) {
  const { t } = useTranslation('name-lists');
  const { titleOf } = useListWords();
  const { page } = list;
  const title = titleOf(filters);
  return (
    <div className="wrap pt-6 md:pt-8">
      <ListHead filters={filters} list={list} title={title} />
      <h1 className="mt-2 text-4xl md:text-5xl [overflow-wrap:anywhere]">
        {page > 1 ? t('ofPage', { title, page }) : title}
      </h1>
      <NearContents filters={filters} list={list} />
    </div>
  );
}

/** Title, addresses and structured data; a set that search engines need not list has only its title. */
function ListHead({ filters, list, title }: NamesPassingProps & { title: string }) {
  const { t } = useTranslation('name-lists');
  const words = useTranslation('name-words');
  const locale = useLocale();
  const path = usePath();
  const listPath = useListPath();
  const origin = useRootData()?.origin ?? '';
  const { total, page, pages, listed_in: listedIn } = list;
  const isListed = page === 1 && listedIn.includes(locale);
  const own = listPath(filters, page);
  const values = {
    title: page > 1 ? t('ofPage', { title, page }) : title,
    number: formatNumber(locale, total),
  };
  const crumbs = [
    { name: words.t('home'), path: path('home') },
    { name: words.t('all'), path: path('name-index') },
  ];
  return (
    <>
      {isListed ? (
        <PageHead
          namespace="name-lists"
          values={values}
          query={new URL(own, 'https://ismi').search}
          languages={listedIn}
        />
      ) : (
        <UnlistedHead namespace="name-lists" values={values} />
      )}
      {page > 1 && <link rel="prev" href={origin + listPath(filters, page - 1)} />}
      {page < pages && <link rel="next" href={origin + listPath(filters, page + 1)} />}
      {isListed && (
        <StructuredData
          things={listStructuredData(list.names, {
            locale,
            title,
            steps: [...crumbs, { name: title, path: own }].map((step) => ({
              name: step.name,
              url: origin + step.path,
            })),
            urlOf: (address) => origin + path('name-page', { slug: address }),
          })}
        />
      )}
      <Breadcrumbs crumbs={crumbs} />
    </>
  );
}
