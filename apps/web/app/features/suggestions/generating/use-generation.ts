import { suggestions } from '@ismi/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ApiError, secondsToWait } from '../../../lib/api-error.ts';
import { shortfallIn } from '../../../lib/credit-shortfall.ts';
import { currentSession, userChanges } from '../../../lib/session/session-store.ts';
import { useApi } from '../../../lib/use-api.ts';
import { usePath } from '../../../lib/use-path.ts';
import { forgetDraft } from '../draft.ts';
import { type Order, orderState } from '../order.ts';
import { keepBatch } from '../results/kept-batches.ts';

/** The same order is still being written, since a reload or another tab: how long it is asked for again. */
const PATIENCE_MS = 45_000;
const LONGEST_PAUSE_S = 3;

const pause = (seconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.min(seconds, LONGEST_PAUSE_S) * 1_000));

const isHere = (userId: string): boolean => {
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
    let isWanted = true;
    const begin = performance.now();
    const ask = async (): Promise<void> => {
      try {
        const { credits, credits_deducted, ...batch } = await api.send(
          suggestions.create,
          { body: { ...order.form, max_credits: order.agreed } },
          { opKey: order.opKey },
        );
        // Their list waits for them; whoever sits here by now has another balance and other answers.
        if (!isHere(order.userId)) return;
        userChanges({ credits });
        keepBatch(order.userId, order.form.language ?? language, batch);
        forgetDraft();
        if (!isWanted) return;
        const to = path('results', { suggestionId: batch.suggestionId });
        await navigate(to, { replace: true });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isWanted) return;
        const isWorthAsking =
          error.code === 'SUGGESTIONS_RUNNING' && performance.now() - begin < PATIENCE_MS;
        if (isWorthAsking) {
          await pause(secondsToWait(error) ?? LONGEST_PAUSE_S);
          return isWanted ? ask() : undefined;
        }
        const shortfall = error.code === 'INSUFFICIENT_CREDITS' && shortfallIn(error.data);
        if (shortfall)
          await navigate(path('credits-insufficient'), { replace: true, state: shortfall });
        else setFailure(error);
      }
    };
    setFailure(undefined);
    void ask();
    return () => {
      isWanted = false;
    };
  }, [order.opKey, attempt]);

  const retry = () => {
    // Where no answer came the key stays: perhaps the list is there already. A refusal is over, so it is a new act.
    if (failure?.status === 0) setAttempt(attempt + 1);
    else {
      const again = { ...order, opKey: crypto.randomUUID() };
      void navigate(path('results'), { replace: true, state: orderState(again) });
    }
  };
  return { failure, retry };
}
