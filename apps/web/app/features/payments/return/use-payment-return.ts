import { auth, payments, type ResponseOf } from '@ismi/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../data/api-error.ts';
import { updateUser } from '../../../data/session/session-store.ts';
import { useApi } from '../../../data/use-api.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { ReturnQuery } from './return-query.ts';

export type ExecuteResponse = ResponseOf<typeof payments.execute>;

export type PaymentReturn =
  | { state: 'verifying' }
  | { state: 'answered'; answer: ExecuteResponse }
  /** Came without an order: nothing to verify. */
  | { state: 'neutral' }
  /** `unknown`: the signed-in user has no such order. */
  | { state: 'unknown' }
  | { state: 'failed'; message: string };

/** Verifies what a signed-in buyer came back with, then loads the user and the balance anew. Safe to repeat. */
export function usePaymentReturn(query: ReturnQuery) {
  const api = useApi();
  const language = useLocale();
  const [returned, setReturned] = useState<PaymentReturn>({ state: 'verifying' });
  const hasStarted = useRef(false);
  const { token, paymentId, payerId } = query;

  const verify = useCallback(async () => {
    setReturned({ state: 'verifying' });
    const reload = () => api.send(auth.me, {}).then(updateUser, () => {});
    try {
      if (!token && !paymentId) {
        await reload();
        setReturned({ state: 'neutral' });
        return;
      }
      const body = { token: token ?? '', paymentId, PayerID: payerId, language };
      const answer = await api.send(payments.execute, { body });
      updateUser({ credits: answer.credits });
      setReturned({ state: 'answered', answer });
      await reload();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isUnknown = error.status === 400 || error.status === 404;
      setReturned(isUnknown ? { state: 'unknown' } : { state: 'failed', message: error.message });
    }
  }, [api, language, token, paymentId, payerId]);

  useEffect(() => {
    // Once: another language on the page is no reason to ask again.
    if (hasStarted.current) return;
    hasStarted.current = true;
    void verify();
  }, [verify]);
  return { returned, verify };
}
