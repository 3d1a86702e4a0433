import type { LeaderboardEntry } from '@ismi/contract';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { StarRow } from '../../../ui/brand/star-row.tsx';
import { useRatingText } from '../use-rating-text.ts';

interface VotesProps {
  entry: LeaderboardEntry;
  /** The user's own stars. */
  mine: number | undefined;
  isLocked: boolean;
  onRate: () => void;
  /** A row has room for all five stars only on wide screens; one of three cards side by side has none on tablets. */
  isNarrow?: boolean;
}

/** Average and votes of a name; a tap rates it. */
export function Votes({ entry, mine, isLocked, onRate, isNarrow = false }: VotesProps) {
  const { t } = useTranslation('likes');
  const rating = useRatingText(entry.id, entry);
  const isDisabled = !useHydrated() || isLocked;
  return (
    <button
      type="button"
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onRate();
      }}
      className={`rank-votes ${isNarrow ? 'lg:flex lg:items-center lg:gap-3' : 'min-w-0 shrink! flex flex-wrap items-center gap-x-2 lg:gap-x-3'}`}
    >
      <span className="sr-only">{entry.name}: </span>
      <span className={isNarrow ? 'hidden lg:inline-flex' : 'inline-flex md:max-lg:hidden'}>
        <StarRow value={rating?.value ?? 0} size={isNarrow ? 16 : 18} />
      </span>
      <span className="tnum inline-flex items-center gap-1 font-semibold">
        <Star
          size={15}
          fill="currentColor"
          aria-hidden
          className={`text-star lg:hidden ${isNarrow ? '' : 'max-md:hidden'}`}
        />
        {rating?.mean}
      </span>{' '}
      <span className={`tnum text-ink-3 text-sm ${isNarrow ? 'lg:min-w-16' : ''}`}>
        {rating?.votes}
      </span>
      {mine && (
        <span className={`text-ink-2 text-sm ${isNarrow ? 'lg:hidden' : ''}`}>
          {t('mine', { count: mine })}
        </span>
      )}
      <span className="sr-only">. {t('rateIt')}</span>
      {isNarrow && (
        <span className="btn btn-secondary btn-small hidden! lg:inline-flex!">
          {mine ? t('mine', { count: mine }) : t('rateShort')}
        </span>
      )}
    </button>
  );
}
