import type { LeaderboardEntry } from '@ismi/contract';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { BothScripts } from '../../../i18n/both-scripts.tsx';
import { useLocale } from '../../../i18n/use-locale.ts';
import { formatRating } from '../format-rating.ts';

/** The top five of the week, on the home page. Renders nothing without ratings. */
export function TopFive({ entries }: { entries: readonly LeaderboardEntry[] }) {
  const { t } = useTranslation('home');
  const path = usePath();
  return (
    <section className="wrap mt-16 grid grid-cols-1 gap-x-12 gap-y-8 md:mt-24 md:grid-cols-[.8fr_1.2fr]">
      <div>
        <h2 className="max-w-[9em] text-3xl md:text-4xl">{t('top.title')}</h2>
        <p className="mt-3 text-ink-2">{t('top.text')}</p>
        <Link to={path('leaderboard')} className="btn btn-secondary mt-5">
          {t('top.all')}
        </Link>
      </div>
      {/* The padding leaves room for the focus ring: `content-visibility` clips at the edges. */}
      <div className="far-down -m-1.5 p-1.5 [contain-intrinsic-block-size:auto_570px] md:[contain-intrinsic-block-size:auto_450px]">
        <ol className="divide-y divide-line border-line border-y">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Link to={path('name-page', { slug: entry.address })} className="rank-row group">
                <span className="rank-number text-start" aria-hidden="true">
                  {entry.rank_position}
                </span>
                <span className="min-w-0 grow group-hover:underline">
                  <BothScripts latin={entry.name_latin} arabic={entry.name_ar} />
                  <span className="block text-md text-ink-2">{entry.meaning}</span>
                </span>
                <MeanAndVotes entry={entry} />
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function MeanAndVotes({ entry }: { entry: LeaderboardEntry }) {
  const { t } = useTranslation('common');
  const rating = formatRating(t, useLocale(), entry);
  return (
    <span className="shrink-0 text-end">
      <span className="tnum inline-flex items-center gap-1 font-semibold">
        <Star size={16} fill="currentColor" aria-hidden className="text-star" />
        {rating.mean}
      </span>
      <span className="tnum block text-ink-3 text-sm">{rating.votes}</span>
    </span>
  );
}
