import { nameCompletions, nameLists, wantedNames } from '@ismi/contract';
import { NAME_LIMITS } from '@ismi/contract/limits';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { apiContext } from '../data/loader-api.ts';
import { LazyNameWays } from '../features/names/lists/lazy-name-ways.tsx';
import { LazySearchResults } from '../features/names/search/lazy-search-results.tsx';
import { formatNumber } from '../i18n/formats.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { visitorLocale } from '../i18n/visitor-locale.server.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';
import { LazySearchBox } from '../shell/search/lazy-search.tsx';
import type { Route } from './+types/name-index';

/** Cut like the field: the rest of an address that somebody made up would be refused. */
const queryIn = (url: URL): string =>
  Array.from(url.searchParams.get('q')?.trim() ?? '')
    .slice(0, NAME_LIMITS.query)
    .join('');

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const query = queryIn(url);
  const language = visitorLocale({ request, url });
  const [ways, found, unknown] = await Promise.all([
    api.load(nameLists.ways, { query: {} }),
    query === '' ? undefined : api.find(nameCompletions.read, { query: { q: query, language } }),
    query === ''
      ? undefined
      : api.find(wantedNames.unknown, { query: { letters: query, language } }),
  ]);
  if (!ways) throw data(null, { status: 503 });
  return {
    ways,
    query,
    // Refused: letters of which no name is made.
    found: found === null ? [] : found?.names,
    letters: unknown === null ? null : unknown?.letters,
  };
}

export default function NameIndexPage({ loaderData }: Route.ComponentProps) {
  const { ways, query, found, letters } = loaderData;
  const { t } = useTranslation('name-lists');
  const search = useTranslation('name-search');
  const locale = useLocale();
  const isSearch = query !== '';
  const values = { title: t('title'), number: formatNumber(locale, ways.total) };
  return (
    <div className="wrap pt-10 md:pt-14">
      {isSearch ? (
        <UnlistedHead namespace="name-search" values={{ query }} robots="noindex, nofollow" />
      ) : (
        <PageHead namespace="name-lists" values={values} />
      )}
      <h1 className="text-4xl md:text-5xl">{isSearch ? search.t('title') : values.title}</h1>
      <p className="mt-4 max-w-[38rem] text-ink-2 text-lg">
        {isSearch ? search.t('intro') : t('intro', { count: ways.total, number: values.number })}
      </p>
      <div className="mt-6 max-w-[46rem]">
        <LazySearchBox key={query} look="large" value={query} />
      </div>
      {isSearch && <LazySearchResults query={query} names={found} letters={letters} />}
      <LazyNameWays ways={ways} />
    </div>
  );
}
