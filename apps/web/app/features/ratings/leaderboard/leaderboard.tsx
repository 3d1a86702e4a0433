import type { LeaderboardEntry, Leaderboard as List } from '@ismi/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { useLazyPart } from '../../../browser/use-lazy-part.ts';
import { usePath } from '../../../browser/use-path.ts';
import { useLockedNames } from '../../../data/name-locks.ts';
import type { NameRef } from '../../../data/name-ref.ts';
import { useRatings } from '../../../data/ratings/use-ratings.ts';
import { EmptyCard } from '../../../ui/feedback/empty-card.tsx';
import { FailedNotice } from '../../../ui/feedback/failed-notice.tsx';
import { LeaderboardHead } from './leaderboard-head.tsx';
import { RankRow } from './rank-row.tsx';
import { RankingExplanation } from './ranking-explanation.tsx';
import { TopCard } from './top-cards.tsx';

const loadDialog = () => import('../rate-dialog.tsx').then((module) => module.RateDialog);

interface LeaderboardProps {
  period: List['period'];
  /** Undefined if it could not be loaded. */
  list: List | undefined;
  isReloading: boolean;
  onReload: () => void;
  /** The favorite button. */
  heart: (name: NameRef) => ReactNode;
}

/** The top-rated names: three cards, then rows. */
export function Leaderboard({ period, list, isReloading, onReload, heart }: LeaderboardProps) {
  const entries = list?.leaderboard ?? [];
  const { stars, feedback } = useRatings(entries.map(({ id }) => id));
  const lockedNames = useLockedNames();
  const [rated, choose] = useState<LeaderboardEntry>();
  const { part: RateDialog, fetch: fetchDialog } = useLazyPart(loadDialog);
  const rowProps = (entry: LeaderboardEntry) => ({
    entry,
    mine: stars.get(entry.id),
    isLocked: lockedNames.has(entry.id),
    heart: heart({ nameId: entry.id, name: entry.name }),
    onRate: () => {
      choose(entry);
      void fetchDialog();
    },
  });
  const lines = entries.slice(3);
  return (
    <>
      <LeaderboardHead period={period} list={list} />
      {!list && <Failed onReload={onReload} />}
      {list && entries.length === 0 && <Empty />}
      <div aria-busy={isReloading} className={isReloading ? 'opacity-60' : ''}>
        {entries.length > 0 && (
          <ol className="mt-8 grid gap-5 md:grid-cols-3">
            {entries.slice(0, 3).map((entry) => (
              <TopCard key={entry.id} {...rowProps(entry)} />
            ))}
          </ol>
        )}
        {lines.length > 0 && (
          <ol start={4} className="mt-7 divide-y divide-line border-line border-y">
            {lines.map((entry) => (
              <RankRow key={entry.id} {...rowProps(entry)} />
            ))}
          </ol>
        )}
      </div>
      <RankingExplanation />
      {rated && RateDialog && (
        <RateDialog
          key={rated.id}
          name={{ nameId: rated.id, name: rated.name }}
          given={stars.get(rated.id)}
          written={feedback.get(rated.id)}
          onClose={() => choose(undefined)}
          onRated={onReload}
        />
      )}
    </>
  );
}

function Failed({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation('leaderboard');
  return (
    <div className="mt-8">
      <FailedNotice
        title={t('failed')}
        retryLabel={t('retry')}
        onRetry={onReload}
        isHydrating={!useHydrated()}
      />
    </div>
  );
}

function Empty() {
  const { t } = useTranslation('leaderboard');
  const path = usePath();
  return (
    <div className="mt-8">
      <EmptyCard text={t('empty')}>
        <Link to={path('name-index')} className="btn btn-secondary">
          {t('toNames')}
        </Link>
      </EmptyCard>
    </div>
  );
}
