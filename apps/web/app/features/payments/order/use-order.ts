import { CONSENT_VERSION, type PackageId, payments } from '@ismi/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { Errand } from '../../../lib/errand.ts';
import { useApi } from '../../../lib/use-api.ts';
import { rememberPurchaseTrip } from '../purchase-trip.ts';
import { isApprovalUrl } from './approval-url.ts';

/** Long enough to read that one is about to leave. */
const PAUSE_MS = 1_500;

type Ordering =
  | { state: 'idle' | 'creating' }
  /** Ordered; the browser is about to leave for PayPal. */
  | { state: 'redirecting'; approvalUrl: string }
  | { state: 'refused'; message: string };

const IDLE: Ordering = { state: 'idle' };

/** Leaves for PayPal after a moment. */
function useDeparture(ordering: Ordering, comeBack: () => void) {
  const approvalUrl = ordering.state === 'redirecting' ? ordering.approvalUrl : undefined;
  useEffect(() => {
    if (approvalUrl === undefined) return;
    const timer = setTimeout(() => window.location.assign(approvalUrl), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [approvalUrl]);
  // Whoever goes back from PayPal finds the page as it was left, and may order again.
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
  errand: Errand | undefined;
}

/** Idle, creating, redirecting, gone; what was refused is told, and the next click is an order of its own. */
export function useOrder() {
  const { t } = useTranslation('order');
  const api = useApi();
  const language = useLocale();
  const [ordering, setOrdering] = useState<Ordering>(IDLE);
  useDeparture(ordering, () => setOrdering(IDLE));

  const order = async ({ packageId, country, errand }: Order) => {
    setOrdering({ state: 'creating' });
    const body = {
      packageId,
      country,
      language,
      // Only whoever has ticked all boxes gets here.
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
      rememberPurchaseTrip({ language, errand });
      setOrdering({ state: 'redirecting', approvalUrl });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOrdering({ state: 'refused', message: error.message });
    }
  };
  return { ordering, order, forgetRefusal: () => setOrdering(IDLE) };
}
