import type { SuggestionForm } from '@ismi/contract';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { FailedNotice } from '../../../ui/feedback/failed-notice.tsx';
import { LoadingIndicator } from '../../../ui/feedback/loading-indicator.tsx';
import { DialogHead } from '../../../ui/overlay/dialog-head.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import type { Drawn } from '../draw.ts';
import { type Order, orderState } from '../order.ts';
import { Consent } from './consent.tsx';
import { Price } from './price.tsx';
import { type Preview, useOffer } from './use-offer.ts';

interface ConfirmationProps {
  userId: string;
  drawn: Drawn;
  form: SuggestionForm;
  onClose: () => void;
}

/** Redirects to the packages when credits are missing; the answers are kept. */
function useShortageRedirect(preview: Preview | undefined) {
  const navigate = useNavigate();
  const path = usePath();
  const isShort = preview && preview.expected_names > 0 && preview.credits < preview.cost;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shortage is the reason
  useEffect(() => {
    if (!isShort) return;
    const state = { required_credits: preview.cost, current_credits: preview.credits };
    void navigate(path('credits-insufficient'), { state });
  }, [isShort]);
  return isShort;
}

/** After the last question: consent where it is missing, then the price. Only the button with the number on it spends anything. */
export function Confirmation({ userId, drawn, form, onClose }: ConfirmationProps) {
  const { t } = useTranslation('suggestions');
  const title = useId();
  const navigate = useNavigate();
  const path = usePath();
  const { offer, check, agree } = useOffer(form);
  const preview = offer.at === 'price' ? offer.preview : undefined;
  const isShort = useShortageRedirect(preview);
  const confirm = () => {
    if (preview?.recent_id) {
      void navigate(path('results', { suggestionId: preview.recent_id }));
      return;
    }
    if (!preview) return;
    const order: Order = { userId, form, opKey: crypto.randomUUID(), agreed: preview.cost };
    void navigate(path('results'), { state: orderState(order) });
  };
  return (
    <Modal kind="dialog" isOpen onClose={onClose} labelledBy={title}>
      {offer.at === 'consent' && (
        <Consent
          title={title}
          isSaving={offer.isSaving}
          failure={offer.failure}
          onAgree={agree}
          onClose={onClose}
        />
      )}
      {preview && !isShort && (
        <Price
          title={title}
          drawn={drawn}
          preview={preview}
          onConfirm={confirm}
          onClose={onClose}
        />
      )}
      {(offer.at === 'checking' || offer.at === 'failed' || isShort) && (
        <DialogHead id={title} closeLabel={t('confirm.close')} onClose={onClose}>
          {t('confirm.title')}
        </DialogHead>
      )}
      {(offer.at === 'checking' || isShort) && (
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
