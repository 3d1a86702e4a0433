import { suggestions } from '@ismi/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { ApiError, secondsToWait } from '../../../data/api-error.ts';
import { parseShortfall } from '../../../data/credits/credit-shortfall.ts';
import { currentSession, updateUser } from '../../../data/session/session-store.ts';
import { useApi } from '../../../data/use-api.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { deleteDraft } from '../draft.ts';
import { type Order, orderState } from '../order.ts';
import { cacheBatch } from '../results/batch-cache.ts';

/** The same order is still being written, since a reload or another tab: how long it is asked for again. */
const RETRY_FOR_MS = 45_000;
const LONGEST_PAUSE_S = 3;

const pause = (seconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.min(seconds, LONGEST_PAUSE_S) * 1_000));

const isSignedInAs = (userId: string): boolean => {
  const session = currentSession();
  return session.state === 'signed-in' && session.user.id === userId;
};

/** Hands an order in and waits for its names. The key of the order makes a repeat safe: it is charged once at most. */
export function useGeneration(order: Order) {
  const api = useApi();
  const path = usePath();
  const language = useLocale();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ApiError>();
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is the reason, and that somebody tries again
  useEffect(() => {
    let isActive = true;
    const begin = performance.now();
    const ask = async (): Promise<void> => {
      try {
        const { credits, credits_deducted, ...batch } = await api.send(
          suggestions.create,
          { body: { ...order.form, max_credits: order.agreed } },
          { opKey: order.opKey },
        );
        // Another user signed in meanwhile: the list stays in the first account, and nothing here changes.
        if (!isSignedInAs(order.userId)) return;
        updateUser({ credits });
        cacheBatch(order.userId, order.form.language ?? language, batch);
        deleteDraft();
        if (!isActive) return;
        const to = path('results', { suggestionId: batch.suggestionId });
        await navigate(to, { replace: true });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isActive) return;
        const shouldRetry =
          error.code === 'SUGGESTIONS_RUNNING' && performance.now() - begin < RETRY_FOR_MS;
        if (shouldRetry) {
          await pause(secondsToWait(error) ?? LONGEST_PAUSE_S);
          return isActive ? ask() : undefined;
        }
        const shortfall = error.code === 'INSUFFICIENT_CREDITS' && parseShortfall(error.data);
        if (shortfall)
          await navigate(path('credits-insufficient'), { replace: true, state: shortfall });
        else setFailure(error);
      }
    };
    setFailure(undefined);
    void ask();
    return () => {
      isActive = false;
    };
  }, [order.opKey, attempt]);

  const retry = () => {
    // Without an answer, keep the key: the list may exist already. After a refusal, a retry is a new operation.
    if (failure?.status === 0) setAttempt(attempt + 1);
    else {
      const again = { ...order, opKey: crypto.randomUUID() };
      void navigate(path('results'), { replace: true, state: orderState(again) });
    }
  };
  return { failure, retry };
}
