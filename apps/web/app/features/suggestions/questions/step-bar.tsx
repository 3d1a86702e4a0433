import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApproximatePrice } from '../../../i18n/approximate-price.tsx';

interface StepBarProps {
  isFirst: boolean;
  nextLabel: string;
  isOptional: boolean;
  isDisabled: boolean;
  /** The current price, and the balance. */
  total: number;
  balance: string;
  onBack: () => void;
  onSkip: () => void;
  onNext: () => void;
  /** Ends the questions here. */
  onEnough: (() => void) | undefined;
}

/** The buttons of a question: a sticky bar on phones, a row under the question on wider screens. */
export function StepBar({
  isFirst,
  nextLabel,
  isOptional,
  isDisabled,
  total,
  balance,
  onBack,
  onSkip,
  onNext,
  onEnough,
}: StepBarProps) {
  const { t } = useTranslation('suggestions');
  const hydrating = isDisabled ? '' : undefined;
  return (
    <div className="step-bar">
      <p className="flex items-center justify-between gap-4 pb-3 text-sm lg:hidden">
        <span className="text-ink-2">
          {t('soFar.label')} <b className="text-ink">{t('soFar.total', { count: total })}</b>{' '}
          {total > 0 && <ApproximatePrice credits={total} />}
        </span>
        <span className="text-end text-ink-3">{balance}</span>
      </p>
      <div className="flex items-stretch gap-2.5 md:items-center md:gap-3">
        {!isFirst && (
          <button
            type="button"
            onClick={onBack}
            disabled={isDisabled}
            data-waking={hydrating}
            className="btn btn-secondary step-back"
          >
            <ArrowLeft size={20} strokeWidth={1.75} aria-hidden className="flip" />
            <span className="max-md:sr-only">{t('back')}</span>
          </button>
        )}
        {isOptional && (
          <button
            type="button"
            onClick={onSkip}
            disabled={isDisabled}
            data-waking={hydrating}
            className="btn btn-secondary px-4 md:ms-auto md:px-5"
          >
            {t('skip')}
          </button>
        )}
        <button
          type="button"
          onClick={onNext}
          disabled={isDisabled}
          data-waking={hydrating}
          className={`btn btn-primary grow md:grow-0 md:px-8 ${isOptional ? '' : 'md:ms-auto'}`}
        >
          {nextLabel}
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden className="flip" />
        </button>
      </div>
      {onEnough && (
        <p className="pt-2 text-center md:text-end">
          <button
            type="button"
            onClick={onEnough}
            disabled={isDisabled}
            data-waking={hydrating}
            className="link min-h-11"
          >
            {t('enough')}
          </button>
        </p>
      )}
    </div>
  );
}
