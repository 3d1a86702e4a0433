import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LookupRequest } from './lookup-request.ts';
import type { RecentSearch } from './recent-searches.ts';

interface RecentChipsProps {
  searches: readonly RecentSearch[];
  isDisabled: boolean;
  onAsk: (request: LookupRequest) => void;
}

/** The last five names of this device. A tap shows paid parts again; if only the assessment is paid, the price comes first. */
export function RecentChips({ searches, isDisabled, onAsk }: RecentChipsProps) {
  const { t } = useTranslation('search');
  const label = useId();
  if (searches.length === 0) return null;
  return (
    <div className="mt-5 border-line border-t pt-5 sm:flex sm:items-center sm:gap-3">
      <p id={label} className="shrink-0 text-ink-3 text-sm">
        {t('recent')}
      </p>
      <ul aria-labelledby={label} className="flex flex-wrap gap-2 max-sm:mt-2">
        {searches.map(({ nameId, name, isAnalysed }) => (
          <li key={nameId ?? name} className="min-w-0">
            <button
              type="button"
              aria-disabled={isDisabled || undefined}
              onClick={() => {
                if (isDisabled) return;
                onAsk({ name, nameId, parts: isAnalysed ? ['search', 'analysis'] : ['search'] });
              }}
              className="chip chip-name"
            >
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
