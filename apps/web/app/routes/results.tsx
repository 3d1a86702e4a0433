import type { SuggestedName } from '@ismi/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../browser/lazy-part.tsx';
import { FavoriteHeart } from '../features/favorites/favorite-heart.tsx';
import { NameRating } from '../features/ratings/name-rating.tsx';
import { SignInForList } from '../features/suggestions/results/list-unavailable.tsx';
import type { NameSlots } from '../features/suggestions/results/name-slots.ts';
import { MemberOnly } from '../shell/guards/member-only.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';
import { OtherAccountButton } from '../shell/menu/other-account-button.tsx';
import type { Route } from './+types/results';

const loadResults = () =>
  import('../features/suggestions/results/results.tsx').then((module) => module.Results);
const Results = lazyPart(loadResults);

const nameRefOf = ({ name_id, name, meaning, origin, gender, facts_language }: SuggestedName) => ({
  nameId: name_id,
  name,
  meaning,
  origin,
  gender,
  factsLanguage: facts_language,
});

/** Fills the slots for favorites, ratings and another account. */
const slotsOf = (suggestionId: string | undefined, otherAccount: ReactNode): NameSlots => ({
  otherAccount,
  favorite: (name) => <FavoriteHeart look="words" name={nameRefOf(name)} />,
  rating: (name) => <NameRating name={nameRefOf(name)} {...(suggestionId && { suggestionId })} />,
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
