import type { SuggestedName } from '@ismi/contract';
import { Check, Sparkles, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingIndicator } from '../../../ui/feedback/loading-indicator.tsx';
import type { Saying } from './use-reaction.ts';

interface CardActionsProps {
  suggested: SuggestedName;
  /** The favorite button, first in the row. */
  favorite: ReactNode;
  say: Saying;
  /** More like it were asked for. */
  isLiked: boolean;
  /** What was said could not be loaded: nothing can be said either. */
  isUnknown: boolean;
}

const ICON = { size: 19, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Save, not for us, more like this; and why it did not work. A name that only a model knows has nothing that others could share. */
export function CardActions({ suggested, favorite, say, isLiked, isUnknown }: CardActionsProps) {
  const { t } = useTranslation('list-learning');
  const results = useTranslation('results');
  const { name } = suggested;
  const isWaiting = say.isBusy || isUnknown;
  const MoreIcon = isLiked ? Check : Sparkles;
  return (
    <div className="print:hidden">
      <div className="card-actions">
        {favorite}
        <button
          type="button"
          aria-disabled={isWaiting || undefined}
          aria-label={`${t('actions.refuse')}: ${name}`}
          onClick={() => !isWaiting && say.refuse()}
        >
          <X {...ICON} />
          <span aria-hidden="true">{t('actions.refuse')}</span>
        </button>
        {suggested.name_id !== null && (
          <button
            type="button"
            aria-pressed={isLiked}
            aria-disabled={isWaiting || isLiked || undefined}
            aria-label={`${t('actions.more')}: ${name}`}
            onClick={() => !(isWaiting || isLiked) && say.askForMore()}
          >
            {say.isAsking ? <LoadingIndicator size="small" /> : <MoreIcon {...ICON} />}
            <span aria-hidden="true">{t('actions.more')}</span>
          </button>
        )}
      </div>
      <div role="alert" className="text-error text-sm">
        {say.failure && (
          <p className="flex flex-wrap items-center justify-between gap-x-4 px-5 pb-2">
            {say.failure}
            <button type="button" onClick={say.retry} className="link min-h-11">
              {results.t('failure.retry')}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
