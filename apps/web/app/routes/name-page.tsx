import { type NamePage, namePages, ratings } from '@ismi/contract';
import { localeInPath } from '@ismi/contract/locales';
import { PICTURE_SIZES, picturePath } from '@ismi/contract/picture-paths';
import { useTranslation } from 'react-i18next';
import { data, Link, redirect } from 'react-router';
import { usePath } from '../browser/use-path.ts';
import { openGuestPrompt } from '../data/guest-prompt.ts';
import { apiContext } from '../data/loader-api.ts';
import type { RatingStats } from '../data/ratings/ratings-store.ts';
import { useRootData } from '../data/root-data.ts';
import { FavoriteHeart } from '../features/favorites/favorite-heart.tsx';
import { Breadcrumbs } from '../features/names/breadcrumbs.tsx';
import { capitalizeLetter } from '../features/names/capitalize-letter.ts';
import { FreeFacts } from '../features/names/page/free-facts.tsx';
import { NameHead } from '../features/names/page/name-head.tsx';
import { Neighbours } from '../features/names/page/neighbours.tsx';
import { PaidSections } from '../features/names/page/paid-sections.tsx';
import { ReportButton } from '../features/names/page/report-button.tsx';
import { nameStructuredData } from '../features/names/structured-data.ts';
import { NameRating } from '../features/ratings/name-rating.tsx';
import { NameSharing } from '../features/sharing/name-sharing.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { pathTo } from '../paths.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import { NotFound } from '../shell/status/not-found.tsx';
import { StructuredData } from '../ui/structured-data.tsx';
import type { Route } from './+types/name-page';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const slug = params.slug.toLowerCase();
  const [page, stats] = await Promise.all([
    api.find(namePages.page, { params: { slug }, query: {} }),
    // Included in the page, so that a guest's browser needs no request.
    api.load(ratings.stats, { params: { name: slug }, query: {} }),
  ]);
  if (page === null) return data(undefined, { status: 404 });
  if (page === undefined) throw data(null, { status: 503 });
  // Another spelling (Zeynep of Zaynab), or a replaced name: redirects permanently, for search engines too.
  if (page.slug !== params.slug) {
    const prefix = localeInPath(new URL(request.url).pathname);
    throw redirect(pathTo('name-page', prefix, { slug: page.slug }), 301);
  }
  return data({ page, stats });
}

export default function NamePageRoute({ loaderData }: Route.ComponentProps) {
  // Another name is another page: reset all state of the last one.
  return loaderData ? <NameOnPage key={loaderData.page.slug} {...loaderData} /> : <NotFound />;
}

const promptSignIn = () => openGuestPrompt();

function NameOnPage({ page, stats }: { page: NamePage; stats: RatingStats | undefined }) {
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
  const here = { name, path: path('name-page', { slug }) };
  const other = locale === 'ar' ? page.name_latin : page.name_ar_plain;
  const sharing = (
    <NameSharing
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
        values={{ name, other, meaning }}
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
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1">
            <NameRating name={{ nameId: slug, name }} stats={stats} />
            <span className="-ms-3">
              <FavoriteHeart name={{ nameId: slug, name }} look="words" />
            </span>
          </div>
          <FreeFacts page={page} />
          <PaidSections
            slug={slug}
            name={name}
            warning={page.warning}
            isAssessmentFree={page.assessment !== null}
            onGuest={promptSignIn}
          />
          {!mark && <div className="mt-8">{sharing}</div>}
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1">
            <ReportButton slug={slug} name={name} />
            <Link to={path('how-we-know')} className="link inline-flex min-h-11 items-center">
              {t('howWeKnow')}
            </Link>
          </div>
        </div>
      </article>
      <Neighbours page={page} />
    </div>
  );
}
