import { privacy } from '@ismi/contract';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../data/api-error.ts';
import { useApi } from '../../data/use-api.ts';
import { useLoaded } from '../../data/use-loaded.ts';

/** An action that is running or has failed. */
interface ActionState {
  isBusy: boolean;
  failure: string | undefined;
}
const IDLE: ActionState = { isBusy: false, failure: undefined };

const POLL_MS = 3_000;

/** One action at a time: busy, or failed with the server's message. */
export function useAction() {
  const [action, setAction] = useState(IDLE);
  const run = async (work: () => Promise<unknown>) => {
    setAction({ isBusy: true, failure: undefined });
    try {
      await work();
      setAction(IDLE);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setAction({ isBusy: false, failure: error.message });
    }
  };
  return { action, run };
}

/** Copies that are ready, and whether the account is about to go. Looks again while a copy is being gathered. */
export function useYourData(userId: string) {
  const api = useApi();
  const ask = useCallback(
    () => api.send(privacy.overview, { params: { id: userId } }),
    [api, userId],
  );
  const { loaded, load, refresh } = useLoaded(ask);
  const isGathering = loaded.state === 'here' && loaded.value.exports.some(({ ready }) => !ready);
  useEffect(() => {
    if (!isGathering) return;
    const timer = setInterval(() => void refresh({ quietly: true }), POLL_MS);
    return () => clearInterval(timer);
  }, [isGathering, refresh]);
  return { loaded, load, refresh };
}
