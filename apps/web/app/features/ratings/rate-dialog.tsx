import { RATING_LIMITS } from '@ismi/contract/limits';
import { Star } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NameRef } from '../../data/name-ref.ts';
import { Button } from '../../ui/form/button.tsx';
import { DialogHead } from '../../ui/overlay/dialog-head.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { useRate } from './use-rate.ts';

const STARS = [1, 2, 3, 4, 5] as const;

interface RateDialogProps {
  name: NameRef;
  given: number | undefined;
  /** Earlier feedback, if it is known. */
  written?: string | undefined;
  onClose: () => void;
  /** The rating is stored. */
  onRated: () => void;
}

/** Stars and optional feedback; earlier feedback is prefilled. */
export function RateDialog({ name, given, written = '', onClose, onRated }: RateDialogProps) {
  const { t } = useTranslation('likes');
  const { isGuest, rate } = useRate();
  const [stars, choose] = useState(given ?? 0);
  const [feedback, write] = useState(written);
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [title, hint, field] = [useId(), useId(), useId()];
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (stars === 0) {
      setMissing(true);
      return;
    }
    setBusy(true);
    setFailure(undefined);
    const text = feedback.trim();
    // Sent only if it was changed; empty text deletes earlier feedback.
    const changed = text === written ? {} : { feedback: text };
    const isDone = await rate({ name, stars, ...changed }, setFailure);
    setBusy(false);
    // Guests are asked to sign in next. On failure the dialog stays open with its text.
    if (isDone || isGuest) onClose();
    if (isDone) onRated();
  };
  return (
    <Modal kind="dialog" isOpen onClose={onClose} labelledBy={title}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <DialogHead id={title} closeLabel={t('close')} onClose={onClose}>
          {t('rate', { name: name.name })}
        </DialogHead>
        <fieldset className="mt-4" aria-describedby={isMissing ? hint : undefined}>
          <legend className="label">{t('yourStars')}</legend>
          <div className="-ms-1.5 flex">
            {STARS.map((count) => (
              <label key={count} className="rate-star size-12 cursor-pointer">
                <input
                  type="radio"
                  name="stars"
                  value={count}
                  checked={stars === count}
                  onChange={() => {
                    choose(count);
                    setMissing(false);
                  }}
                  className="sr-only"
                />
                <Star
                  size={30}
                  strokeWidth={1.5}
                  fill={count <= stars ? 'currentColor' : 'none'}
                  aria-hidden
                />
                <span className="sr-only">{t('stars', { count })}</span>
              </label>
            ))}
          </div>
          {isMissing && (
            <p id={hint} role="alert" className="field-error">
              {t('chooseStars')}
            </p>
          )}
        </fieldset>
        <label htmlFor={field} className="label mt-5">
          {t('feedback')} <span className="font-normal text-ink-3">{t('optional')}</span>
        </label>
        <textarea
          id={field}
          dir="auto"
          value={feedback}
          maxLength={RATING_LIMITS.feedback}
          onChange={(event) => write(event.target.value)}
          className="input min-h-24!"
        />
        <p className="hint flex justify-between gap-4">
          <span>{t('feedbackHint')}</span>
          <bdi dir="ltr" className="tnum whitespace-nowrap">
            {feedback.length} / {RATING_LIMITS.feedback}
          </bdi>
        </p>
        {failure && (
          <p role="alert" className="field-error mt-4">
            {failure}
          </p>
        )}
        <Button
          type="submit"
          busyLabel={isBusy ? t('sending') : undefined}
          className="mt-5 w-full sm:w-auto"
        >
          {t('send')}
        </Button>
      </form>
    </Modal>
  );
}
