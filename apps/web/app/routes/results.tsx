import type { SuggestedName } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { FavouriteHeart } from '../features/likes/favourite-heart.tsx';
import { NameRating } from '../features/likes/name-rating.tsx';
import type { NameSlots } from '../features/suggestions/results/name-slots.ts';
import { MemberOnly } from '../layout/member-only.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';
import { fetchedLate } from '../lib/late-part.tsx';
import type { Route } from './+types/results';

const loadResults = () =>
  import('../features/suggestions/results/results.tsx').then((module) => ({
    default: module.Results,
  }));
const Results = fetchedLate(loadResults);

const likedName = ({ name_id, name, meaning, origin, gender }: SuggestedName) => ({
  nameId: name_id,
  name,
  meaning,
  origin,
  gender,
});

/** Favourites and ratings take their places on the cards here. */
const slotsOf = (suggestionId: string | undefined): NameSlots => ({
  favourite: (name) => <FavouriteHeart look="words" name={likedName(name)} />,
  rating: (name) => <NameRating name={likedName(name)} {...(suggestionId && { suggestionId })} />,
});

export default function ResultsPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation('results');
  return (
    <>
      <UnlistedHead namespace="results" />
      <MemberOnly title={t('list')}>
        {(user) => (
          <Results
            key={user.id}
            suggestionId={params.suggestionId}
            userId={user.id}
            slots={slotsOf(params.suggestionId)}
          />
        )}
      </MemberOnly>
    </>
  );
}
