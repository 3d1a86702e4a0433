import { type Dispatch, type SetStateAction, Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { FavoriteSlot } from '../favorite-slot.ts';
import type { Step } from '../lookup-step.ts';
import { ResultCard } from '../result/result-card.tsx';
import { Failure } from './failure.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { Searching, useIsSlow } from './searching.tsx';
import { ShortageDialog } from './shortage-dialog.tsx';
import { useLookup } from './use-lookup-flow.ts';

interface LookupProps {
  step: Step;
  setStep: Dispatch<SetStateAction<Step>>;
  FavoriteButton: FavoriteSlot;
}

/** For a signed-in user after a query: the price, the answer, and follow-ups. */
export function Lookup({ step, setStep, FavoriteButton }: LookupProps) {
  const { t } = useTranslation('names');
  const { outcome, failure, begin, askFollowUp, runRequest, closeStep } = useLookup(setStep);
  const isAsking = step.at === 'asking';
  const isSlow = useIsSlow(isAsking);
  const asked = step.at === 'asked' ? step.request : undefined;
  const start = useEffectEvent(begin);
  useEffect(() => {
    if (asked) void start(asked);
  }, [asked]);

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
