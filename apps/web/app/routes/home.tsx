import { nameLists, ratings } from '@ismi/contract';
import { memo, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { lazyPart, Nothing } from '../browser/lazy-part.tsx';
import { usePath } from '../browser/use-path.ts';
import { openGuestPrompt } from '../data/guest-prompt.ts';
import { apiContext } from '../data/loader-api.ts';
import { useSession } from '../data/session/use-session.ts';
import { ConsultingPanel } from '../features/home/consulting-panel.tsx';
import { Hero } from '../features/home/hero.tsx';
import { ThreeSteps } from '../features/home/three-steps.tsx';
import { LazyNameSearch } from '../features/names/lazy-name-search.tsx';
import { HomeWays } from '../features/names/lists/home-ways.tsx';
import { TopFive } from '../features/ratings/leaderboard/top-five.tsx';
import { AdminRefusalHost } from '../shell/guards/admin-refusal-host.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/home';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const api = context.get(apiContext);
  const [ways, week] = await Promise.all([
    api.load(nameLists.ways, { query: {} }),
    api.load(ratings.leaderboard, { query: { limit: 5, featured: 'true' } }),
  ]);
  return { letters: ways?.letters ?? [], top: week?.leaderboard ?? [] };
};

const Welcome = lazyPart(
  () => import('../features/auth/welcome/welcome.tsx').then((module) => module.Welcome),
  Nothing,
);

const SearchResultHeart = lazyPart(
  () =>
    import('../features/favorites/search-result-heart.tsx').then(
      (module) => module.SearchResultHeart,
    ),
  Nothing,
);

const promptSignIn = () => openGuestPrompt();

/** True from the moment the address contains the mark; the welcome removes it from the address. */
function useHasWelcome(): boolean {
  const isMarked = useLocation().search.includes('verified=');
  const [wasMarked, setMarked] = useState(isMarked);
  if (isMarked && !wasMarked) setMarked(true);
  return wasMarked;
}

/** The content below the search. Memoized, because the page around it rerenders often. */
const Below = memo(({ letters, top }: Route.ComponentProps['loaderData']) => (
  <>
    <ThreeSteps />
    {top.length > 0 && <TopFive entries={top} />}
    <div className="far-down">
      {letters.length > 0 && <HomeWays letters={letters} />}
      <ConsultingPanel />
    </div>
  </>
));

function WelcomeHost() {
  if (!useHasWelcome()) return null;
  return (
    <Suspense>
      <Welcome />
    </Suspense>
  );
}

export default function HomePage({ loaderData: { letters, top } }: Route.ComponentProps) {
  const { t } = useTranslation('home');
  const isGuest = useSession().state === 'guest';
  const path = usePath();
  const navigate = useNavigate();
  const questions = path('suggestions');
  const findName = useCallback(() => {
    if (isGuest) openGuestPrompt({ next: questions, skipLabel: t('hero.questionsFirst') });
    else void navigate(questions);
  }, [isGuest, navigate, questions, t]);
  return (
    <>
      <PageHead namespace="home" />
      <Hero onFindName={findName} />
      <LazyNameSearch onGuest={promptSignIn} FavoriteButton={SearchResultHeart} />
      <Below letters={letters} top={top} />
      <WelcomeHost />
      <AdminRefusalHost />
    </>
  );
}
