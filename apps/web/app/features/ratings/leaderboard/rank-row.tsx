import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { BothScripts } from '../../../i18n/both-scripts.tsx';
import { SmallSun } from '../../../ui/brand/small-sun.tsx';
import type { LeaderboardRowProps } from './leaderboard-row-props.ts';
import { NameSummary } from './name-summary.tsx';
import { Votes } from './votes.tsx';

/** From the fourth place on, each place is a row. */
export function RankRow({ entry, mine, isLocked, onRate, heart }: LeaderboardRowProps) {
  const path = usePath();
  return (
    <li className="rank-row">
      <span className="rank-number" aria-hidden="true">
        {entry.rank_position}
      </span>
      <span className="hidden sm:block">
        <SmallSun canonicalName={entry.id} />
      </span>
      <div className="min-w-0 grow items-center gap-4 lg:grid lg:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]">
        <Link to={path('name-page', { slug: entry.address })} className="hover:underline">
          <BothScripts latin={entry.name_latin} arabic={entry.name_ar} />
        </Link>
        <div className="min-w-0">
          <NameSummary entry={entry} />
        </div>
      </div>
      <Votes entry={entry} mine={mine} isLocked={isLocked} onRate={onRate} isNarrow />
      <span className="-ms-2 -me-2.5 md:mx-0">{heart}</span>
    </li>
  );
}
