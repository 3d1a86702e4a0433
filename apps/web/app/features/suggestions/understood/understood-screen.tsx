import { SUGGESTION_LIMITS } from '@ismi/contract/limits';
import { ArrowRight } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApproximatePrice } from '../../../i18n/approximate-price.tsx';
import { useLocale } from '../../../i18n/use-locale.ts';
import { FailedNotice } from '../../../ui/feedback/failed-notice.tsx';
import { LoadingIndicator } from '../../../ui/feedback/loading-indicator.tsx';
import type { Answers } from '../answers.ts';
import { currentCost } from '../cost.ts';
import { withHome } from '../home-guess.ts';
import { UnderstoodGroup } from './understood-group.tsx';
import { type UnderstoodChip, useChipsOfAnswers } from './use-chips-of-answers.ts';
import { useReading, withCurrentReading } from './use-reading.ts';
import { GROUP_NAMES } from './wish-groups.ts';

interface UnderstoodScreenProps {
  answers: Answers;
  /** The visitor's credits, in words. */
  balance: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** The price is asked for at once. */
  asksForPrice: boolean;
  onChange: (answers: Answers) => void;
  /** With everything that is shown here, and nothing else. */
  onFinish: (answers: Answers) => void;
}

/** Before the price: everything that was understood, said or guessed, to be corrected by the family. */
export function UnderstoodScreen(props: UnderstoodScreenProps) {
  const { answers, balance, headingRef, asksForPrice, onChange, onFinish } = props;
  const { t } = useTranslation('family-wishes');
  const locale = useLocale();
  const { isReading, failure, retry } = useReading(answers, onChange);
  const shown = withCurrentReading(answers);
  const chips = useChipsOfAnswers(shown);
  const [removed, say] = useState('');

  const finish = () => onFinish(withHome(shown, locale));
  const askForPrice = useEffectEvent(finish);
  const isAsked = asksForPrice && !isReading;
  useEffect(() => {
    if (isAsked) askForPrice();
  }, [isAsked]);
  const remove = ({ label }: UnderstoodChip, without: Answers) => {
    say(t('removed', { value: label }));
    onChange(without);
  };
  return (
    <div className="grid items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="max-w-[52rem]">
        <p className="font-semibold text-sm">{t('understood.before')}</p>
        <h1 ref={headingRef} tabIndex={-1} className="mt-1 text-3xl outline-none md:text-4xl">
          {t('understood.title')}
        </h1>
        <p className="mt-2 mb-5 text-ink-2">{t('understood.text')}</p>
        {isReading && (
          <p role="status" className="mb-4 flex items-center gap-3 text-ink-2">
            <LoadingIndicator size="small" />
            {t('understood.reading')}
          </p>
        )}
        {failure && (
          <div className="mb-5">
            <FailedNotice
              title={t('understood.failed')}
              reason={t('understood.failedText')}
              retryLabel={t('understood.retry')}
              onRetry={retry}
            />
          </div>
        )}
        {GROUP_NAMES.map((group) => (
          <UnderstoodGroup
            key={group}
            group={group}
            chips={chips.filter((chip) => chip.group === group)}
            onRemove={remove}
          />
        ))}
        <p role="status" className="sr-only">
          {removed}
        </p>
      </div>
      <Price count={currentCost(shown)} balance={balance} isReading={isReading} onFinish={finish} />
    </div>
  );
}

interface PriceProps {
  count: number;
  balance: string;
  isReading: boolean;
  onFinish: () => void;
}

function Price({ count, balance, isReading, onFinish }: PriceProps) {
  const { t } = useTranslation('family-wishes');
  const { t: inGeneral } = useTranslation('suggestions');
  return (
    <section
      aria-label={t('understood.list')}
      className="card mt-6 max-w-[52rem] p-6 lg:sticky lg:top-6 lg:mt-0"
    >
      <h2 className="text-xl">{t('understood.list')}</h2>
      <ul className="mt-3 grid gap-2 text-md">
        <li>{t('understood.names', { count: SUGGESTION_LIMITS.names })}</li>
        <li className="flex justify-between gap-3">
          {t('understood.refinings', { count: SUGGESTION_LIMITS.refiningRounds })}{' '}
          <span className="font-semibold">{t('understood.included')}</span>
        </li>
      </ul>
      <p className="mt-3 flex items-baseline justify-between gap-3 border-ink border-t-2 pt-3 font-semibold">
        <span>
          {inGeneral('soFar.total', { count })} <ApproximatePrice credits={count} />
        </span>
        <span className="font-normal text-end text-ink-3 text-sm">{balance}</span>
      </p>
      <button
        type="button"
        onClick={onFinish}
        disabled={isReading}
        className="btn btn-primary mt-5 w-full"
      >
        {inGeneral('finish')}
        <ArrowRight size={20} strokeWidth={1.75} aria-hidden className="flip" />
      </button>
      <p className="mt-3 text-ink-3 text-sm">{inGeneral('soFar.promise')}</p>
    </section>
  );
}
