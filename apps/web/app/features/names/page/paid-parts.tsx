import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Failure } from '../lookup/failure.tsx';
import { PriceDialog } from '../lookup/price-dialog.tsx';
import { useIsSlow } from '../lookup/searching.tsx';
import { ShortageDialog } from '../lookup/shortage-dialog.tsx';
import { useLookup } from '../lookup/use-lookup.ts';
import type { Part } from '../lookup-request.ts';
import { AnalysisBlock } from '../result/analysis-block.tsx';
import { HeadingLevel } from '../result/card-heading.tsx';
import { Offer } from './offer.tsx';
import { PaidNameDetails } from './paid-name-details.tsx';
import type { PaidSectionsProps } from './paid-sections-props.ts';
import { usePaidParts } from './use-paid-parts.ts';

/** For signed-in users: the paid parts, and offers for the others. Uses the same receipts as the search. */
export function PaidParts({ slug, name, warning, isAssessmentFree }: PaidSectionsProps) {
  const { t } = useTranslation('names');
  const own = useTranslation('name-page');
  const { paid, failure: loadFailure, load } = usePaidParts(slug);
  const { step, failure, begin, runRequest, closeStep } = useLookup();
  const isAsking = step.at === 'asking';
  const isSlow = useIsSlow(isAsking);
  const wasAsking = useRef(false);
  useEffect(() => {
    // What has just been bought is fetched like what was bought long ago.
    if (wasAsking.current && step.at === 'rest' && !failure) void load();
    wasAsking.current = isAsking;
  }, [step.at, isAsking, failure, load]);
  const offer = (part: Part) => (
    <Offer
      part={part}
      name={name}
      isWaiting={!paid || isAsking}
      onUnlock={() => begin({ name, nameId: slug, parts: [part], warning })}
    />
  );
  return (
    <HeadingLevel value="h3">
      <p role="status" className="sr-only">
        {isAsking && isSlow && t('searching', { name })}
      </p>
      {loadFailure && (
        <Notice kind="error" title={loadFailure.message}>
          <button type="button" onClick={load} className="btn btn-secondary mt-3">
            {own.t('retry')}
          </button>
        </Notice>
      )}
      {failure && <Failure failure={failure} />}
      {paid?.result ? <PaidNameDetails result={paid.result} /> : offer('search')}
      {paid?.analysis ? (
        <AnalysisBlock analysis={paid.analysis} />
      ) : (
        !isAssessmentFree && offer('analysis')
      )}
      <PriceDialog step={step} onConfirm={runRequest} onClose={() => closeStep('confirming')} />
      <ShortageDialog step={step} onAsk={runRequest} onClose={() => closeStep('short')} />
    </HeadingLevel>
  );
}
