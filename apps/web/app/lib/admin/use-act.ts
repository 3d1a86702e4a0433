import { useState } from 'react';
import type { Api } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { noteChange } from './changes.ts';
import { useAdminApi } from './use-admin-api.ts';

/** One act of an administrator at a time: under way, refused with the server's words, or done. */
export function useAct() {
  const api = useAdminApi();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** Answers whether it was done; a refusal stands in `failure`. */
  const act = async (work: (api: Api) => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      await work(api);
      noteChange();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { act, isBusy, failure, forget: () => setFailure(undefined) };
}
