import { namePages } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../../data/query.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Failure } from '../lookup/failure.tsx';
import { PriceDialog } from '../lookup/price-dialog.tsx';
import { useIsSlow } from '../lookup/searching.tsx';
import { ShortageDialog } from '../lookup/shortage-dialog.tsx';
import { useLookup } from '../lookup/use-lookup-flow.ts';
import type { Part } from '../lookup-request.ts';
import { REST, type Step } from '../lookup-step.ts';
import { AnalysisBlock } from '../result/analysis-block.tsx';
import { HeadingLevel } from '../result/card-heading.tsx';
import { Offer } from './offer.tsx';
import { PaidNameDetails } from './paid-name-details.tsx';
import type { PaidSectionsProps } from './paid-sections-props.ts';

/** For signed-in users: the paid parts, and offers for the unpaid ones. Uses the same receipts as the search. */
export function PaidParts({
  slug,
  name,
  warning,
  paid: counts,
  isAssessmentFree,
}: PaidSectionsProps) {
  const { t } = useTranslation('names');
  const own = useTranslation('name-page');
  const language = useLocale();
  const {
    data: paid,
    failure: loadFailure,
    reload,
  } = useApiQuery(namePages.paid, { params: { slug }, query: { language } });
  const [step, setStep] = useState<Step>(REST);
  const { failure, begin, runRequest, closeStep } = useLookup(setStep);
  const isAsking = step.at === 'asking';
  const isSlow = useIsSlow(isAsking);
  const offer = (part: Part) => (
    <Offer
      part={part}
      name={name}
      paid={counts}
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
          <button type="button" onClick={reload} className="btn btn-secondary mt-3">
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
