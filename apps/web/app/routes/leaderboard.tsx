import { ratings } from '@ismi/contract';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router';
import { usePath } from '../browser/use-path.ts';
import { apiContext } from '../data/loader-api.ts';
import { FavoriteHeart } from '../features/favorites/favorite-heart.tsx';
import { Leaderboard } from '../features/ratings/leaderboard/leaderboard.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/leaderboard';

export async function loader({ context, request }: Route.LoaderArgs) {
  const isMonthly = new URL(request.url).searchParams.get('period') === 'monthly';
  const period = isMonthly ? ('monthly' as const) : ('weekly' as const);
  const list = await context
    .get(apiContext)
    .load(ratings.leaderboard, { query: { period } }, { cacheMs: 15_000 });
  return { period, list };
}

export default function LeaderboardPage({ loaderData: { period, list } }: Route.ComponentProps) {
  const { t } = useTranslation('leaderboard');
  const { revalidate, state } = useRevalidator();
  const path = usePath();
  return (
    <div className="wrap pt-8 md:pt-14">
      <PageHead namespace="leaderboard" />
      <Leaderboard
        period={period}
        list={list}
        isReloading={state === 'loading'}
        onReload={() => void revalidate()}
        heart={(name) => <FavoriteHeart name={name} />}
      />
      <p className="mt-8 text-center">
        <Link to={path('home')} className="btn btn-quiet">
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden className="flip" />
          {t('home')}
        </Link>
      </p>
    </div>
  );
}
