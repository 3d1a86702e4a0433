import type { SuggestedName } from '@ismi/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FavouriteHeart } from '../features/likes/favourite-heart.tsx';
import { NameRating } from '../features/likes/name-rating.tsx';
import type { NameSlots } from '../features/suggestions/results/name-slots.ts';
import { SignInForList } from '../features/suggestions/results/not-yours.tsx';
import { MemberOnly } from '../layout/member-only.tsx';
import { OtherAccountButton } from '../layout/other-account-button.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';
import { fetchedLate } from '../lib/late-part.tsx';
import type { Route } from './+types/results';

const loadResults = () =>
  import('../features/suggestions/results/results.tsx').then((module) => ({
    default: module.Results,
  }));
const Results = fetchedLate(loadResults);

const likedName = ({ name_id, name, meaning, origin, gender, facts_language }: SuggestedName) => ({
  nameId: name_id,
  name,
  meaning,
  origin,
  gender,
  factsLanguage: facts_language,
});

/** Favourites, ratings and the way to another account take their places here. */
const slotsOf = (suggestionId: string | undefined, otherAccount: ReactNode): NameSlots => ({
  otherAccount,
  favourite: (name) => <FavouriteHeart look="words" name={likedName(name)} />,
  rating: (name) => <NameRating name={likedName(name)} {...(suggestionId && { suggestionId })} />,
});

export default function ResultsPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation('results');
  return (
    <>
      <UnlistedHead namespace="results" />
      <MemberOnly title={t('list')} guests={params.suggestionId && <SignInForList />}>
        {(user) => (
          <Results
            key={user.id}
            suggestionId={params.suggestionId}
            userId={user.id}
            slots={slotsOf(
              params.suggestionId,
              <OtherAccountButton label={t('notYours.otherAccount')} />,
            )}
          />
        )}
      </MemberOnly>
    </>
  );
}
