import { CONSENT_VERSION, type PackageId, payments } from '@ismi/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../data/api-error.ts';
import type { PurchaseGoal } from '../../../data/credits/purchase-goal.ts';
import { useApi } from '../../../data/use-api.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { rememberPurchaseRedirect } from '../purchase-redirect-state.ts';
import { isApprovalUrl } from './approval-url.ts';

/** Long enough to read that one is about to leave. */
const REDIRECT_DELAY_MS = 1_500;

type Ordering =
  | { state: 'idle' | 'creating' }
  /** Ordered; the browser is about to leave for PayPal. */
  | { state: 'redirecting'; approvalUrl: string }
  | { state: 'refused'; message: string };

const IDLE: Ordering = { state: 'idle' };

/** Leaves for PayPal after a moment. */
function useRedirectToPayPal(ordering: Ordering, comeBack: () => void) {
  const approvalUrl = ordering.state === 'redirecting' ? ordering.approvalUrl : undefined;
  useEffect(() => {
    if (approvalUrl === undefined) return;
    const timer = setTimeout(() => window.location.assign(approvalUrl), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [approvalUrl]);
  // The back button restores the page from the cache: allow another order.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only sets the state back
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) comeBack();
    };
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, []);
}

interface Order {
  packageId: PackageId;
  country: string;
  goal: PurchaseGoal | undefined;
}

/** Idle, creating, redirecting, gone; what was refused is told, and the next click is an order of its own. */
export function useOrder() {
  const { t } = useTranslation('order');
  const api = useApi();
  const language = useLocale();
  const [ordering, setOrdering] = useState<Ordering>(IDLE);
  useRedirectToPayPal(ordering, () => setOrdering(IDLE));

  const order = async ({ packageId, country, goal }: Order) => {
    setOrdering({ state: 'creating' });
    const body = {
      packageId,
      country,
      language,
      // Reached only with all boxes ticked.
      withdrawal_consent: true,
      age_confirmed: true,
      consent_version: CONSENT_VERSION,
    } as const;
    try {
      const opKey = crypto.randomUUID();
      const { approvalUrl } = await api.send(payments.create, { body }, { opKey });
      if (!isApprovalUrl(approvalUrl)) {
        setOrdering({ state: 'refused', message: t('noWayToPay') });
        return;
      }
      rememberPurchaseRedirect({ language, goal });
      setOrdering({ state: 'redirecting', approvalUrl });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOrdering({ state: 'refused', message: error.message });
    }
  };
  return { ordering, order, clearRefusal: () => setOrdering(IDLE) };
}
