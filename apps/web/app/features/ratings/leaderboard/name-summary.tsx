import type { LeaderboardEntry } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { WarningLine } from '../../../ui/feedback/warning-line.tsx';

interface NameSummaryProps {
  entry: LeaderboardEntry;
  isLarge?: boolean;
}

/** What a name means, whose it is, and what must be known of it. */
export function NameSummary({ entry, isLarge = false }: NameSummaryProps) {
  const { t } = useTranslation('likes');
  return (
    <>
      <p
        className={
          isLarge ? 'font-display text-lg leading-snug' : 'text-md leading-snug md:text-base'
        }
      >
        {entry.meaning}
      </p>
      <p className="mt-0.5 text-ink-3 text-sm">
        {t(`genders.${entry.gender}`)}
        {/* A line of a list has no room for it on a phone; the name's page tells it. */}
        <span className={isLarge ? '' : 'hidden sm:inline'}> · {entry.origin}</span>
      </p>
      {entry.warning && <WarningLine>{entry.warning}</WarningLine>}
    </>
  );
}
