import type { LeaderboardEntry } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { WarningLine } from '../../../ui/feedback/warning-line.tsx';

interface NameSummaryProps {
  entry: LeaderboardEntry;
  isLarge?: boolean;
}

/** Meaning, gender, origin and warning of a name. */
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
        {/* A row has no room for it on a phone; the name's page shows it. */}
        <span className={isLarge ? '' : 'hidden sm:inline'}> · {entry.origin}</span>
      </p>
      {entry.warning && <WarningLine>{entry.warning}</WarningLine>}
    </>
  );
}
