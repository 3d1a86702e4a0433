import type { SuggestedName, SuggestionList } from '@ismi/contract';
import type { QuestionnaireStep } from '@ismi/contract/questionnaire';
import { ArrowLeft, Check, Copy, Dices, Printer } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { formatRecentMoment } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useAnswerText, useStepList, useStepName } from '../answer-labels.ts';
import { answeredSteps } from '../answers.ts';
import { answersFromPreferences } from '../answers-of-list.ts';
import { ALL_ANSWERS, editQuery, screenQuery } from '../questions/step-query.ts';
import { formatListForSharing } from './format-for-sharing.ts';
import { ManualCopy } from './manual-copy.tsx';
import { useCopy } from './use-copy.ts';

interface ResultHeadProps {
  list: SuggestionList;
  /** The names that the family has not refused: what is copied. */
  kept: readonly SuggestedName[];
  headingRef: Ref<HTMLHeadingElement>;
  /** Copies the answers back into the questionnaire. */
  onChange: () => void;
}

/** Title, date, answers and cost of a list. */
export function ResultHead({ list, kept, headingRef, onChange }: ResultHeadProps) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const path = usePath();
  const [now] = useState(() => new Date());
  const { suggestions: names, credits_used: used, writer, free_because: freeBecause } = list;
  const overview = `${path('suggestions')}${screenQuery('understood')}`;
  const title = t(`title.${list.preferences.gender}`);
  return (
    <>
      <Link
        to={`${path('suggestions')}${ALL_ANSWERS}`}
        onClick={onChange}
        className="-mt-2 inline-flex min-h-11 items-center gap-1.5 text-md text-ink-2 hover:text-ink print:hidden"
      >
        <ArrowLeft size={17} strokeWidth={1.75} aria-hidden className="flip" />
        {t('change')}
      </Link>
      <div className="mt-1 items-end justify-between gap-8 md:flex">
        <div>
          <h1 ref={headingRef} tabIndex={-1} className="text-4xl outline-none md:text-5xl">
            {title}
          </h1>
          <p className="mt-2.5 text-ink-2">
            {t('count', { count: names.length })} ·{' '}
            {used > 0 ? t('used', { count: used }) : t('free')} · {t('kept')} ·{' '}
            <time dateTime={list.created_at}>
              {formatRecentMoment(locale, list.created_at, now)}
            </time>
          </p>
          <p className="mt-1 text-ink-3 text-sm">
            {writer === 'model' ? t('byModel') : t('byCatalogue')}
          </p>
        </div>
        <ListButtons title={title} names={kept} />
      </div>
      <AnswerChips preferences={list.preferences} onChange={onChange} />
      <div className="mt-5 grid gap-3 empty:hidden">
        {freeBecause && (
          <Notice kind="info" title={t('fallback.title')}>
            <p>{t('fallback.text')}</p>
            <p className="mt-2 print:hidden">
              <Link to={overview} onClick={onChange} className="link inline-block py-1">
                {t('fallback.again')}
              </Link>{' '}
              {t('fallback.price')}
            </p>
          </Notice>
        )}
        <Relaxations list={list} />
      </div>
    </>
  );
}

function ListButtons({ title, names }: { title: string; names: readonly SuggestedName[] }) {
  const { t } = useTranslation('results');
  const { copy, isCopied, manualText } = useCopy();
  return (
    <div className="mt-4 shrink-0 md:mt-0 print:hidden">
      <div className="flex flex-wrap gap-2.5">
        <button
          type="button"
          onClick={() => copy(formatListForSharing(title, names, t('unverifiedInText')))}
          className="btn btn-secondary btn-small"
        >
          {isCopied ? (
            <Check size={18} strokeWidth={2} aria-hidden className="text-success" />
          ) : (
            <Copy size={18} strokeWidth={1.75} aria-hidden />
          )}
          {t('copyList')}
        </button>
        <button
          type="button"
          onClick={() => window.print()}
          className="btn btn-secondary btn-small max-md:hidden"
        >
          <Printer size={18} strokeWidth={1.75} aria-hidden />
          {t('print')}
        </button>
      </div>
      <p role="status" className="sr-only">
        {isCopied && t('listCopied')}
      </p>
      <ManualCopy text={manualText} />
    </div>
  );
}

type AnswerChipsProps = Pick<SuggestionList, 'preferences'> & Pick<ResultHeadProps, 'onChange'>;

/** Each answer links to its question, from which the price follows. */
function AnswerChips({ preferences, onChange }: AnswerChipsProps) {
  const { t } = useTranslation('results');
  const stepName = useStepName();
  const words = useAnswerText();
  const path = usePath();
  const answers = answersFromPreferences(preferences);
  const isDrawn = (step: QuestionnaireStep) => preferences.drawn.some((each) => each === step);
  return (
    <ul aria-label={t('yourAnswers')} className="mt-5 flex flex-wrap gap-2">
      {answeredSteps(answers).map((step) => (
        <li key={step} className="min-w-0">
          <Link
            to={`${path('suggestions')}${editQuery(step)}`}
            onClick={onChange}
            className="answer-chip"
          >
            <span className="text-ink-3">{stepName(step)}:</span> <bdi>{words(step, answers)}</bdi>
            {isDrawn(step) && (
              <>
                <Dices
                  size={16}
                  strokeWidth={1.75}
                  aria-hidden
                  className="ms-1.5 inline text-quince-text"
                />
                <span className="sr-only">{t('drawn')}</span>
              </>
            )}
            <span className="sr-only">{t('changeOne')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Relaxations({ list }: { list: SuggestionList }) {
  const { t } = useTranslation('results');
  const formatSteps = useStepList();
  if (list.relaxations.length === 0) return null;
  return (
    <Notice kind="info" title={t('relaxed.title')}>
      <p>{t('relaxed.text', { list: formatSteps(list.relaxations) })}</p>
    </Notice>
  );
}
