import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { FavoriteSlot } from '../favorite-slot.ts';
import type { LookupRequest } from '../lookup-request.ts';
import { ResultCard } from '../result/result-card.tsx';
import { Candidates } from './candidates.tsx';
import { Failure } from './failure.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { Searching, useIsSlow } from './searching.tsx';
import { ShortageDialog } from './shortage-dialog.tsx';
import { useLookup } from './use-lookup.ts';

interface LookupProps {
  /** Each question is an object of its own, so that the same words can be asked again. */
  request: LookupRequest;
  FavoriteButton: FavoriteSlot;
  onAnswering: (isAnswering: boolean) => void;
}

/** What follows a question of somebody signed in: price, answer, and what can be asked next. */
export function Lookup({ request, FavoriteButton, onAnswering }: LookupProps) {
  const { t } = useTranslation('names');
  const { step, outcome, failure, begin, askFollowUp, runRequest, closeStep } = useLookup();
  const isAsking = step.at === 'asking';
  const isSlow = useIsSlow(isAsking);
  useEffect(() => onAnswering(isAsking), [isAsking, onAnswering]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is the reason, not how it is answered
  useEffect(() => {
    void begin(request);
  }, [request]);

  return (
    <>
      <p role="status" className="sr-only">
        {isAsking && isSlow && t('searching', { name: step.request.name })}
      </p>
      {failure && <Failure failure={failure} />}
      {isAsking && isSlow && <Searching name={step.request.name} />}
      <div
        hidden={isAsking && isSlow}
        aria-busy={isAsking}
        className={isAsking ? 'opacity-60' : undefined}
      >
        {outcome?.kind === 'result' && (
          <ResultCard
            {...outcome}
            favorite={
              <Suspense>
                <FavoriteButton found={outcome.result} />
              </Suspense>
            }
            onAsk={askFollowUp}
          />
        )}
        {outcome?.kind === 'candidates' && <Candidates {...outcome} onAsk={askFollowUp} />}
        {outcome?.kind === 'nothing' && (
          <div className="mt-6">
            <Notice kind="info" title={outcome.message ?? t('failed')} />
          </div>
        )}
      </div>
      <PriceDialog step={step} onConfirm={runRequest} onClose={() => closeStep('confirming')} />
      <ShortageDialog step={step} onAsk={runRequest} onClose={() => closeStep('short')} />
    </>
  );
}
