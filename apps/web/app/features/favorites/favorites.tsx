import { type Favorite, favorites } from '@ismi/contract';
import { ArrowLeft, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { useFavorites } from '../../data/favorites/use-favorites.ts';
import { keyOf, type NameRef } from '../../data/name-ref.ts';
import { useApiQuery } from '../../data/query.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { EmptyCard } from '../../ui/feedback/empty-card.tsx';
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { FavoriteCard } from './favorite-card.tsx';

interface FavoritesProps {
  userId: string;
  /** The share buttons. */
  share: (favorite: Favorite) => ReactNode;
  /** The rating. */
  rating: (name: NameRef) => ReactNode;
  /** The box that puts a name on the list to compare. */
  compare: (favorite: Favorite) => ReactNode;
}

function Skeleton() {
  const { t } = useTranslation();
  return (
    <Skeletons
      label={t('loading')}
      count={3}
      className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3"
      eachClassName="card grid gap-3 p-2 pb-6"
    >
      <span className="skeleton h-[190px] rounded-lg" />
      <span className="skeleton mx-4 h-5 w-3/5" />
      <span className="skeleton mx-4 h-4 w-2/5" />
    </Skeletons>
  );
}

/** The user's favorites. Removed ones disappear at once; restored ones return to their position. */
function useFavoriteList(userId: string) {
  const language = useLocale();
  const { keys } = useFavorites();
  const { data, failure, reload } = useApiQuery(favorites.list, {
    params: { id: userId },
    query: { language },
  });
  const isFavorite = ({ name_id, name }: Favorite) =>
    keys?.has(keyOf({ nameId: name_id, name })) ?? true;
  return { names: data?.favorites.filter(isFavorite), failure, reload };
}

/** The user's favorites, to compare, share and remove. */
export function Favorites({ userId, share, rating, compare }: FavoritesProps) {
  const { t } = useTranslation('favorites');
  const { names, failure, reload } = useFavoriteList(userId);
  const path = usePath();
  const navigate = useNavigate();
  const hasPreviousPage = () => (window.history.state?.idx ?? 0) > 0;
  return (
    <div className="wrap pt-6 md:pt-10">
      <button
        type="button"
        onClick={() => void (hasPreviousPage() ? navigate(-1) : navigate(path('home')))}
        className="btn btn-quiet -ms-3"
      >
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden className="flip" />
        {t('back')}
      </button>
      <h1 className="mt-1 text-4xl md:text-5xl">{t('title')}</h1>
      {!(names || failure) && <Skeleton />}
      {failure && (
        <div className="mt-8">
          <FailedNotice
            title={t('failed')}
            reason={failure.message}
            retryLabel={t('retry')}
            onRetry={() => void reload()}
          />
        </div>
      )}
      {names?.length === 0 && (
        <div className="mt-8">
          <EmptyCard text={t('empty')}>
            <Link to={path('home')} className="btn btn-primary">
              {t('addFirst')}
            </Link>
          </EmptyCard>
        </div>
      )}
      {names && names.length > 0 && (
        <>
          <p className="mt-2.5 text-ink-2">{t('count', { count: names.length })}</p>
          <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {names.map((favorite) => (
              <FavoriteCard
                key={favorite.id}
                favorite={favorite}
                share={share(favorite)}
                rating={rating}
                compare={compare(favorite)}
              />
            ))}
            <li className="flex">
              <Link to={path('home')} className="add-more">
                <Plus size={28} strokeWidth={1.5} aria-hidden />
                {t('addMore')}
              </Link>
            </li>
          </ul>
        </>
      )}
    </div>
  );
}
