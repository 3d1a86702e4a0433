import type { SuggestionForm } from '@ismi/contract';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import type { CreditShortfall } from '../../../data/credits/credit-shortfall.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { FailedNotice } from '../../../ui/feedback/failed-notice.tsx';
import { LoadingIndicator } from '../../../ui/feedback/loading-indicator.tsx';
import { DialogHead } from '../../../ui/overlay/dialog-head.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import type { Answers } from '../answers.ts';
import { type Order, orderState } from '../confirmed-order.ts';
import { listState } from '../household-state.ts';
import { type Drawn, drawSurprises } from '../random-answers.ts';
import { toSuggestionForm } from '../suggestion-form.ts';
import { Consent } from './consent.tsx';
import { Price } from './price.tsx';
import { useOffer } from './use-offer.ts';

interface ConfirmationProps {
  userId: string;
  answers: Answers;
  onClose: () => void;
}

/** After the last question: chance draws what was left to it, once. */
export function Confirmation({ answers, ...rest }: ConfirmationProps) {
  const locale = useLocale();
  const [{ drawn, form }] = useState(() => {
    const all = drawSurprises(answers);
    return { drawn: all, form: toSuggestionForm(all, locale) };
  });
  return form && <Confirmed {...rest} drawn={drawn} form={form} />;
}

interface ConfirmedProps extends Omit<ConfirmationProps, 'answers'> {
  drawn: Drawn;
  form: SuggestionForm;
}

/** The consent if it is missing, then the price. Only the button with the price spends credits. */
function Confirmed({ userId, drawn, form, onClose }: ConfirmedProps) {
  const { t } = useTranslation('suggestions');
  const title = useId();
  const navigate = useNavigate();
  const path = usePath();
  const { offer, check, answer } = useOffer(form);
  const preview = offer.at === 'price' ? offer.preview : undefined;
  const allowedForm = offer.at === 'price' ? offer.form : form;
  const isChecking = offer.at === 'checking' || offer.at === 'short';
  const shortfall = offer.at === 'short' ? offer.shortfall : undefined;
  const leadToPackages = useEffectEvent((state: CreditShortfall) => {
    void navigate(path('credits-insufficient'), { state });
  });
  useEffect(() => {
    // Credits are missing; the answers are kept.
    if (shortfall) leadToPackages(shortfall);
  }, [shortfall]);
  const confirm = () => {
    if (preview?.recent_id) {
      void navigate(path('results', { suggestionId: preview.recent_id }), {
        state: listState(userId, allowedForm),
      });
      return;
    }
    if (!preview) return;
    const order: Order = {
      userId,
      form: allowedForm,
      opKey: crypto.randomUUID(),
      agreed: preview.cost,
    };
    void navigate(path('results'), { state: orderState(order) });
  };
  return (
    <Modal kind="dialog" isOpen onClose={onClose} labelledBy={title}>
      {offer.at === 'consent' && (
        <Consent
          title={title}
          isSaving={offer.isSaving}
          failure={offer.failure}
          onAnswer={answer}
          onClose={onClose}
        />
      )}
      {preview && (
        <Price
          title={title}
          drawn={drawn}
          preview={preview}
          onConfirm={confirm}
          onClose={onClose}
        />
      )}
      {(isChecking || offer.at === 'failed') && (
        <DialogHead id={title} closeLabel={t('confirm.close')} onClose={onClose}>
          {t('confirm.title')}
        </DialogHead>
      )}
      {isChecking && (
        <div className="grid place-items-center gap-4 py-10">
          <LoadingIndicator size="large" />
          <p role="status" className="text-center text-ink-2">
            {t('confirm.checking')}
          </p>
        </div>
      )}
      {offer.at === 'failed' && (
        <div className="mt-4">
          <FailedNotice
            title={t('confirm.failed')}
            reason={offer.message}
            retryLabel={t('confirm.retry')}
            onRetry={check}
          />
        </div>
      )}
    </Modal>
  );
}
