import { useState } from 'react';
import type { Api } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { countChange } from './change-counter.ts';
import { useAdminApi } from './use-admin-api.ts';

/** One action at a time: busy, failed with the server's message, or done. */
export function useAction() {
  const api = useAdminApi();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** Resolves to whether it succeeded; the error message is in `failure`. */
  const runAction = async (work: (api: Api) => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      await work(api);
      countChange();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { runAction, isBusy, failure, clearFailure: () => setFailure(undefined) };
}
