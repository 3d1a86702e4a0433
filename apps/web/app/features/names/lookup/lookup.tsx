import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import type { FavouriteSlot } from '../favourite-slot.ts';
import { ResultCard } from '../result/result-card.tsx';
import type { Wish } from '../wish.ts';
import { Candidates } from './candidates.tsx';
import { Failure } from './failure.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { Searching, useIsSlow } from './searching.tsx';
import { ShortageDialog } from './shortage-dialog.tsx';
import { useLookup } from './use-lookup.ts';

interface LookupProps {
  /** Each question is an object of its own, so that the same words can be asked again. */
  wish: Wish;
  Favourite: FavouriteSlot;
  onAnswering: (isAnswering: boolean) => void;
}

/** What follows a question of somebody signed in: price, answer, and what can be asked next. */
export function Lookup({ wish, Favourite, onAnswering }: LookupProps) {
  const { t } = useTranslation('names');
  const { step, outcome, failure, begin, askFurther, carryOut, leave } = useLookup();
  const isAsking = step.at === 'asking';
  const isSlow = useIsSlow(isAsking);
  useEffect(() => onAnswering(isAsking), [isAsking, onAnswering]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is the reason, not how it is answered
  useEffect(() => {
    void begin(wish);
  }, [wish]);

  return (
    <>
      <p role="status" className="sr-only">
        {isAsking && isSlow && t('searching', { name: step.wish.name })}
      </p>
      {failure && <Failure failure={failure} />}
      {isAsking && isSlow && <Searching name={step.wish.name} />}
      <div
        hidden={isAsking && isSlow}
        aria-busy={isAsking}
        className={isAsking ? 'opacity-60' : undefined}
      >
        {outcome?.kind === 'result' && (
          <ResultCard
            {...outcome}
            favourite={
              <Suspense>
                <Favourite found={outcome.result} />
              </Suspense>
            }
            onAsk={askFurther}
          />
        )}
        {outcome?.kind === 'candidates' && <Candidates {...outcome} onAsk={askFurther} />}
        {outcome?.kind === 'nothing' && (
          <div className="mt-6">
            <Notice kind="info" title={outcome.message ?? t('failed')} />
          </div>
        )}
      </div>
      <PriceDialog step={step} onConfirm={carryOut} onClose={() => leave('confirming')} />
      <ShortageDialog step={step} onAsk={carryOut} onClose={() => leave('short')} />
    </>
  );
}
