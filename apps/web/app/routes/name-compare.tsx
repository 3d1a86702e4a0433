import { type ComparedName, nameComparison } from '@ismi/contract';
import { COMPARED_NAMES } from '@ismi/contract/limits';
import { localeInPath } from '@ismi/contract/locales';
import { useTranslation } from 'react-i18next';
import { data, Link, redirect } from 'react-router';
import { usePath } from '../browser/use-path.ts';
import { apiContext } from '../data/loader-api.ts';
import { useSession } from '../data/session/use-session.ts';
import { compareAddress, comparedIn } from '../features/comparing/compare-address.ts';
import { ComparisonTable } from '../features/comparing/comparison-table.tsx';
import { FavoriteHeart } from '../features/favorites/favorite-heart.tsx';
import { formatList } from '../i18n/formats.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { pathTo } from '../paths.ts';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';
import type { Route } from './+types/name-compare';

const NONE = { names: [], unknown: [] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = comparedIn(url.searchParams);
  if (asked.length === 0) return data(NONE);
  const answer = await context
    .get(apiContext)
    .find(nameComparison.read, { query: { names: asked.join(',') } });
  // What cannot be a name at all.
  if (answer === null) return data({ names: [], unknown: asked });
  if (answer === undefined) throw data(null, { status: 503 });
  const own = compareAddress(
    pathTo('name-compare', localeInPath(url.pathname)),
    answer.names.map(({ slug }) => slug),
  );
  // One address for one comparison, whatever spelling was asked for.
  const isOwn = answer.names.map(({ slug }) => slug).join() === url.searchParams.get('names');
  if (answer.unknown.length === 0 && !isOwn) throw redirect(own);
  return data(answer);
}

const heartOf = ({ slug, name }: ComparedName) => (
  <span className="-ms-3 inline-block">
    <FavoriteHeart name={{ nameId: slug, name }} />
  </span>
);

export default function NameComparePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('compare');
  const locale = useLocale();
  const path = usePath();
  const isGuest = useSession().state === 'guest';
  const { names, unknown } = loaderData;
  return (
    <div className="wrap pt-6 md:pt-10">
      <UnlistedHead namespace="compare" />
      <h1 className="text-4xl md:text-5xl">{t('title')}</h1>
      <p className="mt-3 max-w-[62ch] text-ink-2">
        {names.length < COMPARED_NAMES.least ? t('tooFew') : t('lead')}
      </p>
      {unknown.length > 0 && (
        <p className="mt-2 text-ink-2">
          <bdi>{t('unknown', { names: formatList(locale, unknown) })}</bdi>
        </p>
      )}
      {names.length > 0 && <ComparisonTable names={names} heart={heartOf} />}
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={path('name-index')} className="btn btn-secondary">
          {t('choose')}
        </Link>
        {!isGuest && (
          <Link to={path('favorites')} className="btn btn-secondary">
            {t('favorites')}
          </Link>
        )}
      </div>
    </div>
  );
}
