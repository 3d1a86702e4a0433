import { privacy } from '@ismi/contract';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useApi } from '../../lib/use-api.ts';
import { useLoaded } from '../../lib/use-loaded.ts';

/** An act that is under way, or was refused. */
interface Act {
  isBusy: boolean;
  failure: string | undefined;
}
const IDLE: Act = { isBusy: false, failure: undefined };

const LOOK_AGAIN_MS = 3_000;

/** One act at a time: busy while it is done, and what was said when it is refused. */
export function useAct() {
  const [act, setAct] = useState(IDLE);
  const run = async (work: () => Promise<unknown>) => {
    setAct({ isBusy: true, failure: undefined });
    try {
      await work();
      setAct(IDLE);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setAct({ isBusy: false, failure: error.message });
    }
  };
  return { act, run };
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
    const timer = setInterval(() => void refresh({ quietly: true }), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isGathering, refresh]);
  return { loaded, load, refresh };
}
