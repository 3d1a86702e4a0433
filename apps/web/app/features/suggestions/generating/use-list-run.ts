import { suggestions } from '@ismi/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { ApiError, secondsToWait } from '../../../data/api-error.ts';
import { parseShortfall } from '../../../data/credits/credit-shortfall.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { currentSession, updateUser } from '../../../data/session/session-store.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { type Order, orderState } from '../confirmed-order.ts';
import { deleteDraft } from '../draft.ts';
import { listState } from '../household-state.ts';
import { cacheList } from '../results/cache-list.ts';

/** How long the call is repeated while the same order is being written, after a reload or in another tab. */
const RETRY_FOR_MS = 45_000;
const LONGEST_PAUSE_S = 3;

const pause = (seconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.min(seconds, LONGEST_PAUSE_S) * 1_000));

const isSignedInAs = (userId: string): boolean => {
  const session = currentSession();
  return session.state === 'signed-in' && session.user.id === userId;
};

/** Sends an order on mount and waits for its list. The key of the order makes a retry safe: it is charged at most once. */
export function useRun(order: Order) {
  const path = usePath();
  const language = useLocale();
  const navigate = useNavigate();
  const { call } = useApiMutation(suggestions.create);
  const [failure, setFailure] = useState<ApiError>();
  /** Only the last run may change this page. */
  const lastRun = useRef(0);

  const send = async () => {
    const body = { ...order.form, max_credits: order.agreed };
    const { credits, credits_deducted, ...list } = await call({ body }, { opKey: order.opKey });
    // If another user has signed in meanwhile, the list stays in the first account and nothing changes here.
    if (!isSignedInAs(order.userId)) return undefined;
    updateUser({ credits });
    cacheList(order.form.language ?? language, list);
    deleteDraft();
    return list;
  };
  const showFailure = async (error: ApiError) => {
    const shortfall = error.code === 'INSUFFICIENT_CREDITS' && parseShortfall(error.data);
    if (shortfall)
      await navigate(path('credits-insufficient'), { replace: true, state: shortfall });
    else setFailure(error);
  };
  const run = async () => {
    lastRun.current += 1;
    const own = lastRun.current;
    const isActive = () => own === lastRun.current;
    setFailure(undefined);
    const begin = performance.now();
    while (isActive()) {
      try {
        const list = await send();
        if (list && isActive())
          await navigate(path('results', { suggestionId: list.suggestionId }), {
            replace: true,
            state: listState(order.userId, order.form),
          });
        return;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isActive()) return;
        const isRunning = error.code === 'SUGGESTIONS_RUNNING';
        if (!isRunning || performance.now() - begin >= RETRY_FOR_MS) return showFailure(error);
        await pause(secondsToWait(error) ?? LONGEST_PAUSE_S);
      }
    }
  };
  const start = useEffectEvent(run);
  useEffect(() => {
    void start();
    return () => {
      lastRun.current += 1;
    };
  }, []);

  const retry = () => {
    // Without a response, keep the key: the list may exist already. After a refusal, a retry is a new operation.
    if (failure?.status === 0) void run();
    else {
      const again = { ...order, opKey: crypto.randomUUID() };
      void navigate(path('results'), { replace: true, state: orderState(again) });
    }
  };
  return { failure, retry };
}
