import type { LeaderboardEntry } from '@ismi/contract';
import { shamsaRecipe } from '@ismi/drawing/shamsa-of-name';
import { useId } from 'react';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { removeVowelSigns } from '../../../i18n/remove-vowel-signs.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { NameBanner } from '../../../ui/brand/name-banner.tsx';
import type { LeaderboardRowProps } from './leaderboard-row-props.ts';
import { NameSummary } from './name-summary.tsx';
import { Votes } from './votes.tsx';

/** One of the first three places, as a card. */
export function TopCard({ entry, mine, isLocked, onRate, heart }: LeaderboardRowProps) {
  const path = usePath();
  const locale = useLocale();
  const heading = useId();
  return (
    <li className="card flex flex-col overflow-hidden">
      <article aria-labelledby={heading} className="flex grow flex-col">
        <Link
          to={path('name-page', { slug: entry.address })}
          className="compact-banner relative block p-2 pb-0"
        >
          <NameBanner
            canonicalName={entry.id}
            latin={entry.name_latin}
            arabic={removeVowelSigns(entry.name_ar)}
            isArabicFirst={locale === 'ar'}
            headingId={heading}
          />
          <Rank entry={entry} />
        </Link>
        <div className="flex grow flex-col px-5 pt-4 pb-2">
          <NameSummary entry={entry} isLarge />
          <div className="-mx-2 mt-auto flex items-center justify-between gap-2 pt-3">
            <Votes entry={entry} mine={mine} isLocked={isLocked} onRate={onRate} />
            {heart}
          </div>
        </div>
      </article>
    </li>
  );
}

function Rank({ entry }: { entry: LeaderboardEntry }) {
  const { glaze } = shamsaRecipe(entry.id);
  return <span className={`rank-on-banner glaze-${glaze}`}>{entry.rank_position}.</span>;
}
