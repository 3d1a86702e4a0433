import { type NamePage, namePages, ratings, wantedNames } from '@ismi/contract';
import { type Locale, localeInPath } from '@ismi/contract/locales';
import { PICTURE_SIZES, picturePath } from '@ismi/contract/picture-paths';
import { useTranslation } from 'react-i18next';
import { data, Link, redirect } from 'react-router';
import { usePath } from '../browser/use-path.ts';
import { openGuestPrompt } from '../data/guest-prompt.ts';
import { apiContext } from '../data/loader-api.ts';
import type { RatingStats } from '../data/ratings/ratings-store.ts';
import { useRootData } from '../data/root-data.ts';
import { NearFavoriteHeart } from '../features/favorites/near-favorite-heart.tsx';
import { Breadcrumbs } from '../features/names/breadcrumbs.tsx';
import { capitalizeLetter } from '../features/names/capitalize-letter.ts';
import {
  NearEssentials,
  NearFirstChapters,
  NearLastChapters,
  NearPaidSections,
} from '../features/names/page/monograph/near-parts.tsx';
import { NameHead } from '../features/names/page/name-head.tsx';
import { NamesOfSpelling } from '../features/names/page/names-written-alike.tsx';
import { ReportButton } from '../features/names/page/report-button.tsx';
import { nameStructuredData } from '../features/names/structured-data.ts';
import { LazyUnknownName } from '../features/names/unknown/lazy-unknown-name.tsx';
import { NearNameRating } from '../features/ratings/near-name-rating.tsx';
import { NearNameSharing } from '../features/sharing/near-name-sharing.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { pathTo } from '../paths.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import { LazyNotFound } from '../shell/status/lazy-not-found.tsx';
import { NotFoundSearch } from '../shell/status/not-found-search.tsx';
import { StructuredData } from '../ui/structured-data.tsx';
import type { Route } from './+types/name-page';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const slug = params.slug.toLowerCase();
  const page = await api.find(namePages.page, { params: { slug }, query: {} });
  if (page === null) {
    const unknown = await api.load(wantedNames.unknown, { query: { letters: slug } });
    return data({ unknown }, { status: 404 });
  }
  if (page === undefined) throw data(null, { status: 503 });
  // A spelling without a page of its own, a name's id, or a replaced name: redirects permanently, for search engines too. Without a
  // prefix the address depends on the reader's language, and browsers must not keep it.
  if (page.address !== params.slug) {
    const prefix = localeInPath(new URL(request.url).pathname);
    throw redirect(pathTo('name-page', prefix, { slug: page.address }), prefix ? 301 : 302);
  }
  // Included in the page, so that a guest's browser needs no request. A name has one rating on all its pages.
  const stats = await api.load(ratings.stats, { params: { name: page.slug }, query: {} });
  return data({ page, stats, paths: pathsOf(page) });
}

const pathsOf = ({ addresses }: NamePage): Record<Locale, string> => {
  const pathIn = (locale: Locale) => pathTo('name-page', locale, { slug: addresses[locale] });
  return { tr: pathIn('tr'), en: pathIn('en'), de: pathIn('de'), ar: pathIn('ar') };
};

export default function NamePageRoute({ loaderData }: Route.ComponentProps) {
  // Another name is another page: reset all state of the last one.
  if ('page' in loaderData) return <NameOnPage key={loaderData.page.address} {...loaderData} />;
  const letters = loaderData.unknown?.letters;
  return letters ? (
    <LazyUnknownName
      letters={letters}
      nearest={loaderData.unknown?.nearest ?? []}
      search={<NotFoundSearch />}
    />
  ) : (
    <LazyNotFound />
  );
}

const promptSignIn = () => openGuestPrompt();

interface NameOnPageProps {
  page: NamePage;
  stats: RatingStats | undefined;
  paths: Record<Locale, string>;
}

function NameOnPage({ page, stats, paths }: NameOnPageProps) {
  const { t } = useTranslation('name-page');
  const words = useTranslation('name-words');
  const locale = useLocale();
  const path = usePath();
  const origin = useRootData()?.origin ?? '';
  const { slug, name, meaning, letter, picture_mark: mark } = page;
  const collection = { name: words.t('all'), path: path('name-index') };
  const crumbs = [
    { name: words.t('home'), path: path('home') },
    collection,
    {
      name: words.t('letterList', { letter: capitalizeLetter(letter, locale) }),
      path: path('name-list', { by: 'letter', value: letter }),
    },
  ];
  const whole = (step: { name: string; path: string }) => ({
    name: step.name,
    url: origin + step.path,
  });
  const here = { name, path: path('name-page', { slug: page.address }) };
  const other = locale === 'ar' ? page.name_latin : page.name_ar_plain;
  const sharing = (
    <NearNameSharing
      nameId={slug}
      latin={page.name_latin}
      arabic={page.name_ar_plain}
      meaning={meaning}
      path={here.path}
      warning={page.warning}
      pictureMark={mark}
    />
  );
  return (
    <div className="wrap pt-4 md:pt-6">
      <PageHead
        namespace="name-page"
        // Two names may have the same letters in both scripts: Zana, wise, and Zana, a fairy.
        values={{ name, other: page.line === null ? other : `${other}, ${meaning}`, meaning }}
        paths={paths}
        isListed={page.is_listed}
        picture={
          mark
            ? {
                path: picturePath({ nameId: slug, mark, locale }, 'og'),
                alt: `${name} (${other})`,
                ...PICTURE_SIZES.og,
              }
            : undefined
        }
      />
      <StructuredData
        things={nameStructuredData(page, {
          locale,
          collection: whole(collection),
          steps: [...crumbs, here].map(whole),
        })}
      />
      <Breadcrumbs crumbs={crumbs} />
      <article
        className={`mt-3 grid items-start gap-x-14 gap-y-8 ${
          mark
            ? 'md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]'
            : 'max-w-[46rem]'
        }`}
      >
        {mark && <div className="md:sticky md:top-6">{sharing}</div>}
        <div className="min-w-0">
          <NameHead page={page} />
          <NamesOfSpelling page={page} />
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1">
            <NearNameRating name={{ nameId: slug, name }} stats={stats} />
            <span className="-ms-3">
              <NearFavoriteHeart name={{ nameId: slug, name }} look="words" />
            </span>
          </div>
          <NearEssentials page={page} />
          {!mark && <div className="mt-8">{sharing}</div>}
        </div>
      </article>
      <div className="mt-10">
        <NearFirstChapters page={page} />
        <NearPaidSections
          slug={slug}
          name={name}
          warning={page.warning}
          paid={page.monograph.paid}
          isAssessmentFree={page.assessment !== null}
          onGuest={promptSignIn}
        />
        <NearLastChapters page={page} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-line border-t py-6">
        <ReportButton slug={slug} name={name} />
        <Link to={path('how-we-know')} className="link inline-flex min-h-11 items-center">
          {t('howWeKnow')}
        </Link>
      </div>
    </div>
  );
}
