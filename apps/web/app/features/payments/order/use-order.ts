import { CONSENT_VERSION, type PackageId, payments } from '@ismi/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../data/api-error.ts';
import type { PurchaseGoal } from '../../../data/credits/purchase-goal.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { rememberPurchaseRedirect } from '../purchase-redirect-state.ts';
import { isApprovalUrl } from './approval-url.ts';

/** Long enough to read that the browser is about to redirect. */
const REDIRECT_DELAY_MS = 1_500;

/** The redirect to PayPal follows a moment after `redirect` was called. */
function useRedirectToPayPal() {
  const [approvalUrl, redirect] = useState<string>();
  useEffect(() => {
    if (approvalUrl === undefined) return;
    const timer = setTimeout(() => window.location.assign(approvalUrl), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [approvalUrl]);
  useEffect(() => {
    // The back button restores the page from the cache: allow another order.
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) redirect(undefined);
    };
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, []);
  return { isRedirecting: approvalUrl !== undefined, redirect };
}

interface Order {
  packageId: PackageId;
  country: string;
  goal: PurchaseGoal | undefined;
}

/** Creates an order, then redirects to PayPal. Every click is a new order. */
export function useOrder() {
  const { t } = useTranslation('order');
  const language = useLocale();
  const { isRedirecting, redirect } = useRedirectToPayPal();
  const { send, isBusy, failure, clearFailure } = useApiMutation(payments.create, {
    opKey: () => crypto.randomUUID(),
  });

  const order = async ({ packageId, country, goal }: Order) => {
    const body = {
      packageId,
      country,
      language,
      // Reached only with all boxes ticked.
      withdrawal_consent: true,
      age_confirmed: true,
      consent_version: CONSENT_VERSION,
    } as const;
    await send(
      { body },
      {
        onDone: ({ approvalUrl }) => {
          if (!isApprovalUrl(approvalUrl)) throw new ApiError(0, 'NO_WAY_TO_PAY', t('noWayToPay'));
          rememberPurchaseRedirect({ language, goal });
          redirect(approvalUrl);
        },
      },
    );
  };
  return { order, isCreating: isBusy, isRedirecting, failure, clearFailure };
}
