import type { SuggestionBatch } from '@ismi/contract';
import { CONSULTING_CREDITS } from '@ismi/contract/pricing';
import { QUESTIONNAIRE_STEPS } from '@ismi/contract/questionnaire';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { ApproximatePrice } from '../../../i18n/approximate-price.tsx';
import { LoadingIndicator } from '../../../ui/feedback/loading-indicator.tsx';
import { deleteDraft, saveDraft } from '../draft.ts';
import { editableAnswers } from '../suggestion-form.ts';
import { Failure } from './failure.tsx';
import { NotInThisAccount } from './list-unavailable.tsx';
import type { NameSlots } from './name-slots.ts';
import { ResultHead } from './result-head.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { useBatch } from './use-batch.ts';

interface ResultProps {
  id: string;
  userId: string;
  slots: NameSlots;
}

/** One result: just made, or reopened from the profile. */
export function Result({ id, userId, slots }: ResultProps) {
  const { t } = useTranslation('results');
  const { result, load } = useBatch(userId, id);
  if (!result) {
    return (
      <div className="wrap grid min-h-[50vh] place-content-center justify-items-center">
        <h1 className="sr-only">{t('list')}</h1>
        <LoadingIndicator size="large" label={t('loading.restoring')} />
      </div>
    );
  }
  if ('batch' in result) return <Names batch={result.batch} userId={userId} slots={slots} />;
  const { code, message } = result.failure;
  // An id that cannot be one is as unknown as one that is not.
  const isUnknown = code === 'NOT_FOUND' || code === 'VALIDATION_FAILED';
  return isUnknown ? (
    <NotInThisAccount otherAccount={slots.otherAccount} />
  ) : (
    <Failure title={t('failure.loadTitle')} onRetry={load}>
      <p>{message}</p>
    </Failure>
  );
}

interface NamesProps extends Omit<ResultProps, 'id'> {
  batch: SuggestionBatch;
}

function Names({ batch, userId, slots }: NamesProps) {
  const { t } = useTranslation('results');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="wrap pt-7 md:pt-11">
      <ResultHead
        batch={batch}
        headingRef={heading}
        onChange={() =>
          // Where one is missing, as after a consent was taken back, this is as far as the missing one.
          saveDraft({
            answers: editableAnswers(batch.preferences),
            step: QUESTIONNAIRE_STEPS.length,
            owner: userId,
          })
        }
      />
      <h2 className="sr-only">{t('list')}</h2>
      <div className="mt-7 grid grid-cols-1 gap-5 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {batch.suggestions.map((suggested) => (
          <SuggestionCard
            key={suggested.name_id ?? suggested.name}
            suggested={suggested}
            language={batch.language}
            slots={slots}
          />
        ))}
      </div>
      <NextStep />
    </div>
  );
}

/** What to do if no name fits. */
function NextStep() {
  const { t } = useTranslation('results');
  const path = usePath();
  return (
    <section className="card mt-8 items-center justify-between gap-6 p-6 md:flex print:hidden">
      <div>
        <h2 className="text-xl">{t('next.title')}</h2>
        <p className="mt-1 text-md text-ink-2">{t('next.consulting')}</p>
      </div>
      <div className="mt-4 flex shrink-0 flex-col gap-3 sm:flex-row md:mt-0">
        <div className="grid justify-items-center gap-1">
          <Link to={path('consulting')} className="btn btn-secondary w-full">
            {t('next.ask', { credits: CONSULTING_CREDITS.mail })}
          </Link>
          <ApproximatePrice credits={CONSULTING_CREDITS.mail} />
        </div>
        <Link
          to={path('suggestions')}
          onClick={deleteDraft}
          className="btn btn-primary self-start max-sm:w-full"
        >
          {t('next.search')}
        </Link>
      </div>
    </section>
  );
}
