import { auth, payments, type ResponseOf } from '@ismi/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../data/api-error.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { updateUser } from '../../../data/session/session-store.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { ReturnQuery } from './return-query.ts';

export type ExecuteResponse = ResponseOf<typeof payments.execute>;

export type PaymentReturn =
  | { state: 'verifying' }
  | { state: 'answered'; answer: ExecuteResponse }
  /** The URL contains no order: nothing to verify. */
  | { state: 'neutral' }
  /** `unknown`: the signed-in user has no such order. */
  | { state: 'unknown' }
  | { state: 'failed'; message: string };

/** Verifies the purchase of a signed-in buyer, then reloads the user with the balance. Safe to repeat. */
export function usePaymentReturn(query: ReturnQuery) {
  const execute = useApiMutation(payments.execute);
  const loadUser = useApiMutation(auth.me);
  const language = useLocale();
  const [returned, setReturned] = useState<PaymentReturn>({ state: 'verifying' });
  const hasStarted = useRef(false);
  const { token, paymentId, payerId } = query;

  const verify = async () => {
    setReturned({ state: 'verifying' });
    const reload = () => loadUser.call({}).then(updateUser, () => {});
    try {
      if (!token && !paymentId) {
        await reload();
        setReturned({ state: 'neutral' });
        return;
      }
      const body = { token: token ?? '', paymentId, PayerID: payerId, language };
      const answer = await execute.call({ body });
      updateUser({ credits: answer.credits });
      setReturned({ state: 'answered', answer });
      await reload();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isUnknown = error.status === 400 || error.status === 404;
      setReturned(isUnknown ? { state: 'unknown' } : { state: 'failed', message: error.message });
    }
  };

  const verifyOnce = useEffectEvent(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void verify();
  });
  useEffect(() => verifyOnce(), []);
  return { returned, verify };
}
