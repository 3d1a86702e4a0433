import type { RequiredStep } from '@ismi/contract/questionnaire';
import { Dices, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApproximatePrice } from '../../../i18n/approximate-price.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { DialogHead } from '../../../ui/overlay/dialog-head.tsx';
import { useAnswerText, useStepName } from '../answer-labels.ts';
import { answeredSteps } from '../answers.ts';
import { costOfAnswer } from '../cost.ts';
import { editQuery } from '../questions/step-query.ts';
import type { Drawn } from '../random-answers.ts';
import { Expectation } from './expectation.tsx';
import type { Preview } from './use-offer.ts';

interface PriceProps {
  title: string;
  drawn: Drawn;
  preview: Preview;
  onConfirm: () => void;
  onClose: () => void;
}

/** Before anything is spent: every answer with its price, drawn answers, expected names and remaining credits. */
export function Price({ title, drawn, preview, onConfirm, onClose }: PriceProps) {
  const { t } = useTranslation('suggestions');
  const isRepeat = preview.recent_id !== null;
  const isNew = !isRepeat && preview.expected_names > 0;
  const canConfirm = isRepeat || (preview.expected_names > 0 && !preview.running);
  return (
    <>
      <DialogHead id={title} closeLabel={t('confirm.close')} onClose={onClose}>
        {t('confirm.title')}
      </DialogHead>
      {/* Above the bill: on a phone the button is always visible, so this must be read first. */}
      {isRepeat ? (
        <p className="mt-4 text-md text-ink-2">{t('confirm.again')}</p>
      ) : (
        <Expectation preview={preview} />
      )}
      {!isRepeat && preview.running && (
        <p className="mt-3 text-md text-ink-2">{t('confirm.running')}</p>
      )}
      {isNew && preview.writer === 'catalogue' && (
        <p className="mt-3 text-md text-ink-2">{t('confirm.byCatalogue')}</p>
      )}
      <Bill drawn={drawn} preview={preview} onClose={onClose} />
      {isNew && preview.writer === 'model' && (
        <p className="mt-3 text-ink-3 text-sm">{t('confirm.byModel')}</p>
      )}
      <div className="dialog-foot">
        <Total preview={preview} />
        <DialogButtons>
          {canConfirm && (
            <button type="button" onClick={onConfirm} className="btn btn-primary sm:flex-1">
              {isRepeat ? t('confirm.show') : t('confirm.confirm', { count: preview.cost })}
            </button>
          )}
          <button type="button" onClick={onClose} className="btn btn-secondary">
            {t('confirm.cancel')}
          </button>
        </DialogButtons>
      </div>
    </>
  );
}

type BillProps = Pick<PriceProps, 'drawn' | 'preview' | 'onClose'>;

function Bill({ drawn: { answers, steps }, preview, onClose }: BillProps) {
  const { t } = useTranslation('suggestions');
  const stepName = useStepName();
  const words = useAnswerText();
  const isDrawn = (step: string) => steps.includes(step as RequiredStep);
  return (
    <dl className="mt-3 text-md">
      {answeredSteps(answers).map((step) => (
        <div key={step} className="flex items-baseline gap-3 border-line border-b py-1.5">
          <dt className="w-[38%] shrink-0 text-ink-3">{stepName(step)}</dt>
          <dd className="flex min-w-0 grow items-baseline justify-between gap-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <bdi>{words(step, answers)}</bdi>
              {isDrawn(step) && (
                <span className="flex items-center gap-1.5 text-quince-text text-sm">
                  <Dices size={15} strokeWidth={1.75} aria-hidden />
                  {t('confirm.drawn')}
                </span>
              )}
            </span>
            <span className="tnum ms-auto text-ink-2">
              {preview.recent_id ? 0 : costOfAnswer(step, answers)}
            </span>
            <Link
              to={editQuery(step)}
              onClick={onClose}
              aria-label={t('confirm.change', { answer: stepName(step) })}
              className="btn-icon -my-2.5 shrink-0 self-center text-ink-2"
            >
              <Pencil size={17} strokeWidth={1.75} aria-hidden />
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Stays visible with the button, however long the bill is. */
function Total({ preview: { cost, credits } }: Pick<PriceProps, 'preview'>) {
  const { t } = useTranslation('suggestions');
  return (
    <dl className="text-md">
      <div className="flex items-baseline justify-between gap-4 font-semibold">
        <dt>{t('confirm.total')}</dt>
        <dd className="tnum">
          {cost > 0 && <ApproximatePrice credits={cost} />} {cost}
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 pt-1 text-ink-3">
        <dt>{t('confirm.left')}</dt>
        <dd className="tnum">{credits - cost}</dd>
      </div>
    </dl>
  );
}
