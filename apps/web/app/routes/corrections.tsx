import { namePages } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../browser/use-path.ts';
import { apiContext } from '../data/loader-api.ts';
import { formatCalendarDay } from '../i18n/dates.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/corrections';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  corrections: await context.get(apiContext).load(namePages.corrections, { query: {} }),
});

type Corrections = NonNullable<Route.ComponentProps['loaderData']['corrections']>;

function CorrectionList({ corrections }: Corrections) {
  const locale = useLocale();
  const path = usePath();
  return (
    <ul className="card mt-6 px-5 py-1">
      {corrections.map(({ day, slug, address, name, text }) => (
        <li key={`${day} ${slug} ${text}`} className="border-line border-t py-4 first:border-t-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6">
            <Link
              to={path('name-page', { slug: address })}
              className="link py-1 font-display text-xl"
            >
              <bdi>{name}</bdi>
            </Link>
            <time dateTime={day} className="text-ink-3 text-sm">
              {formatCalendarDay(locale, day, { dateStyle: 'long' })}
            </time>
          </p>
          <p className="mt-1 text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Corrected errors in the catalogue, public. */
export default function CorrectionsPage({ loaderData: { corrections } }: Route.ComponentProps) {
  const { t } = useTranslation('corrections');
  const path = usePath();
  const isEmpty = corrections?.corrections.length === 0;
  return (
    <div className="wrap pt-10 md:pt-14">
      <PageHead namespace="corrections" />
      <div className="max-w-[46rem]">
        <h1 className="text-4xl md:text-5xl">{t('title')}</h1>
        <p className="mt-4 text-lg text-ink-2">{t('intro')}</p>
        {corrections && !isEmpty && <CorrectionList corrections={corrections.corrections} />}
        {(isEmpty || !corrections) && (
          <p className="card mt-6 p-5 text-ink-2">{isEmpty ? t('none') : t('unavailable')}</p>
        )}
        <h2 className="mt-10 text-2xl">{t('how.title')}</h2>
        <p className="mt-3 text-ink-2">{t('how.text')}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <Link to={path('name-index')} className="btn btn-secondary">
            {t('how.names')}
          </Link>
          <Link to={path('how-we-know')} className="btn btn-secondary">
            {t('how.sources')}
          </Link>
        </p>
      </div>
    </div>
  );
}
