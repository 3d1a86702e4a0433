import { useTranslation } from 'react-i18next';
import { openGuestPrompt } from '../../data/guest-prompt.ts';
import {
  forgetPendingAction,
  type RateAction,
  rememberPendingAction,
} from '../../data/pending-action.ts';
import { useRateCall } from '../../data/ratings/use-ratings.ts';
import { useSession } from '../../data/session/use-session.ts';
import { showFailedToast, showToast } from '../../ui/feedback/toast-list.ts';

/** Rates a name. Guests sign in first; the rating is stored afterwards. */
export function useRate() {
  const { t } = useTranslation();
  const send = useRateCall();
  const isGuest = useSession().state === 'guest';

  /** True if it was stored. `showFailure` is for places where a toast would not be visible. */
  const rate = async (
    rating: Omit<RateAction, 'kind'>,
    showFailure: (message: string) => void = showFailedToast,
  ): Promise<boolean> => {
    const action: RateAction = { kind: 'rate', ...rating };
    if (isGuest) {
      rememberPendingAction(action);
      openGuestPrompt({ onDeclined: forgetPendingAction });
      return false;
    }
    try {
      if ((await send(action)) === undefined) return false;
      showToast(t('likes.rated', { name: rating.name.name }));
      return true;
    } catch (error) {
      showFailure(error instanceof Error ? error.message : t('networkFailure'));
      return false;
    }
  };
  return { isGuest, rate };
}
