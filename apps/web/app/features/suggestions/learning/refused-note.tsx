import type { RefusalReason, SuggestedName } from '@ismi/contract';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Collapsible } from '../../../ui/overlay/collapsible.tsx';
import type { Saying } from './use-reaction.ts';

interface RefusedNoteProps {
  suggested: SuggestedName;
  say: Saying;
  reasons: readonly RefusalReason[];
  chosen: RefusalReason | null;
}

/** In place of a card that was refused a moment ago: the way back, and the question why. */
export function RefusedNote({ suggested, say, reasons, chosen }: RefusedNoteProps) {
  const { t } = useTranslation('list-learning');
  const common = useTranslation();
  const results = useTranslation('results');
  const { name } = suggested;
  const undo = common.t('likes.undo');
  return (
    <div className="refused-note print:hidden">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 font-display text-xl leading-tight [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </p>
        <button
          type="button"
          aria-label={`${undo}: ${name}`}
          aria-disabled={say.isBusy || undefined}
          onClick={say.forget}
          className="btn btn-quiet btn-small -me-2 min-h-11 shrink-0"
        >
          <Undo2 size={17} strokeWidth={1.75} aria-hidden className="flip" />
          <span aria-hidden="true">{undo}</span>
        </button>
      </div>
      <p className="text-ink-2 text-sm">{t('refused.text')}</p>
      {reasons.length > 0 && (
        <Collapsible
          look="words"
          className="mt-1 text-md"
          title={chosen ? t(`reasons.values.${chosen}`) : t('reasons.title')}
        >
          <fieldset aria-label={t('reasons.title')} className="flex flex-wrap gap-1.5 pt-1">
            {reasons.map((reason) => (
              <button
                key={reason}
                type="button"
                aria-pressed={reason === chosen}
                aria-disabled={say.isBusy || undefined}
                onClick={() => reason !== chosen && say.refuse(reason)}
                className="reason-pill"
              >
                {t(`reasons.values.${reason}`)}
              </button>
            ))}
          </fieldset>
        </Collapsible>
      )}
      <div role="alert" className="text-error text-sm">
        {say.failure && (
          <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
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
