import { type SuggestionList, suggestions } from '@ismi/contract';
import { CONSULTING_CREDITS } from '@ismi/contract/pricing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { useApiQuery } from '../../../data/query.ts';
import { ApproximatePrice } from '../../../i18n/approximate-price.tsx';
import { useLocale } from '../../../i18n/use-locale.ts';
import { editableAnswers } from '../answers-of-list.ts';
import { deleteDraft, saveDraft } from '../draft.ts';
import { focusHeading } from '../focus-heading.ts';
import { parseHousehold } from '../household-state.ts';
import { Learned } from '../learning/learned.tsx';
import { LearningFailed } from '../learning/learning-failed.tsx';
import { Refine } from '../learning/refine.tsx';
import { Refinings } from '../learning/refinings.tsx';
import { keptNames } from '../learning/said.ts';
import { Shelves } from '../learning/shelves.tsx';
import { type Learning, useLearning } from '../learning/use-learning.ts';
import { useRefusedBefore } from '../learning/use-refused-before.ts';
import { callForList } from './cache-list.ts';
import { Failure } from './failure.tsx';
import { NotInThisAccount } from './list-unavailable.tsx';
import { LoadingList } from './loading-list.tsx';
import type { NameSlots } from './name-slots.ts';
import { ResultHead } from './result-head.tsx';

interface ResultProps {
  id: string;
  userId: string;
  slots: NameSlots;
}

/** One result: new, or reopened from the profile. */
export function Result({ id, userId, slots }: ResultProps) {
  const { t } = useTranslation('results');
  const {
    data: list,
    failure,
    reload,
  } = useApiQuery(suggestions.get, callForList(id, useLocale()), {
    freshMs: Number.POSITIVE_INFINITY,
  });
  const learning = useLearning(id, parseHousehold(useLocation().state, userId));
  // A refused name is not shown for a moment.
  const [isReady, setReady] = useState(false);
  if (!isReady && (learning.said || learning.failure)) setReady(true);
  if (list && isReady)
    return <Names list={list} learning={learning} userId={userId} slots={slots} />;
  if (!failure) return <LoadingList />;
  const { code, message } = failure;
  // A malformed id is treated like an unknown one.
  const isUnknown = code === 'NOT_FOUND' || code === 'VALIDATION_FAILED';
  return isUnknown ? (
    <NotInThisAccount otherAccount={slots.otherAccount} />
  ) : (
    <Failure title={t('failure.loadTitle')} onRetry={reload}>
      <p>{message}</p>
    </Failure>
  );
}

interface NamesProps extends Omit<ResultProps, 'id'> {
  list: SuggestionList;
  learning: Learning;
}

function Names({ list, learning, userId, slots }: NamesProps) {
  const { said, announcement } = learning;
  const away = useRefusedBefore(said);
  const [newest, setNewest] = useState<number>();
  const context = { language: list.language, slots, learning, away };
  return (
    <div className="wrap pt-7 md:pt-11">
      <ResultHead
        list={list}
        kept={keptNames(list.suggestions, said)}
        headingRef={focusHeading}
        onChange={() =>
          // If an answer is missing, such as after a withdrawn consent, the questionnaire opens at its question.
          saveDraft({
            answers: editableAnswers(list.preferences),
            step: 'understood',
            owner: userId,
          })
        }
      />
      <Shelves names={list.suggestions} context={context} />
      <Refinings context={context} newest={newest} />
      {said ? (
        <>
          <Refine learning={learning} said={said} onRefined={setNewest} />
          <Learned learning={learning} said={said} />
        </>
      ) : (
        <LearningFailed learning={learning} />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <NextStep />
    </div>
  );
}

/** Suggests next steps if no name fits. */
function NextStep() {
  const { t } = useTranslation('results');
  const path = usePath();
  return (
    <section className="card mt-5 items-center justify-between gap-6 p-6 md:flex print:hidden">
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
