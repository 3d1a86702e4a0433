import { namePages, ratings } from '@ismi/contract';
import { memo, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { ConsultingPanel } from '../features/home/consulting-panel.tsx';
import { Hero } from '../features/home/hero.tsx';
import { ThreeSteps } from '../features/home/three-steps.tsx';
import { TopFive } from '../features/likes/leaderboard/top-five.tsx';
import { LateNameSearch } from '../features/names/late-name-search.tsx';
import { HomeWays } from '../features/names/lists/home-ways.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { RefusalKeeper } from '../layout/refusal-keeper.tsx';
import { apiContext } from '../lib/api-context.ts';
import { lateOrNothing } from '../lib/late-part.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { useLate } from '../lib/use-late.ts';
import { usePath } from '../lib/use-path.ts';
import type { Route } from './+types/home';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const api = context.get(apiContext);
  const [ways, week] = await Promise.all([
    api.load(namePages.ways, { query: {} }),
    api.load(ratings.leaderboard, { query: { limit: 5 } }),
  ]);
  return { letters: ways?.letters ?? [], top: week?.leaderboard ?? [] };
};

const loadPrompt = () => import('../layout/guest-prompt.tsx').then((module) => module.GuestPrompt);
const Welcome = lateOrNothing(() =>
  import('../features/auth/welcome/welcome.tsx').then((module) => module.Welcome),
);

const FoundHeart = lateOrNothing(() =>
  import('../features/likes/found-heart.tsx').then((module) => module.FoundHeart),
);

/** From the moment on that the address says so; the welcome itself takes the mark out of it. */
function useIsWelcomed(): boolean {
  const isMarked = useLocation().search.includes('verified=');
  const [wasMarked, setMarked] = useState(isMarked);
  if (isMarked && !wasMarked) setMarked(true);
  return wasMarked;
}

/** What stands below the search. Drawn anew only with something new, while the page around it hears of much else. */
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

function WelcomeKeeper() {
  if (!useIsWelcomed()) return null;
  return (
    <Suspense>
      <Welcome />
    </Suspense>
  );
}

export default function HomePage({ loaderData: { letters, top } }: Route.ComponentProps) {
  const { t } = useTranslation('home');
  const [prompt, setPrompt] = useState<'search' | 'questions'>();
  const { part: GuestPrompt, fetch: fetchPrompt } = useLate(loadPrompt);
  const isGuest = useSession().state === 'guest';
  const path = usePath();
  const navigate = useNavigate();
  const askIn = useCallback(
    (why: 'search' | 'questions') => {
      setPrompt(why);
      void fetchPrompt();
    },
    [fetchPrompt],
  );
  const askSearcherIn = useCallback(() => askIn('search'), [askIn]);
  const questions = path('suggestions');
  const findName = useCallback(
    () => (isGuest ? askIn('questions') : void navigate(questions)),
    [isGuest, askIn, navigate, questions],
  );
  return (
    <>
      <PageHead namespace="home" />
      <Hero onFindName={findName} />
      <LateNameSearch onGuest={askSearcherIn} Favourite={FoundHeart} />
      <Below letters={letters} top={top} />
      {GuestPrompt && (
        <GuestPrompt
          isOpen={prompt !== undefined}
          onClose={() => setPrompt(undefined)}
          {...(prompt === 'questions' && {
            next: questions,
            otherWay: (
              <Link to={questions} className="btn btn-secondary">
                {t('hero.questionsFirst')}
              </Link>
            ),
          })}
        />
      )}
      <WelcomeKeeper />
      <RefusalKeeper />
    </>
  );
}
