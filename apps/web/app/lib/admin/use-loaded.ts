import type { CallOf, Endpoint, ResponseOf } from '@ismi/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api-error.ts';
import { useAdminApi } from './use-admin-api.ts';

export interface Loaded<Data> {
  /** Of an earlier question while the next one loads. */
  data: Data | undefined;
  isLoading: boolean;
  /** Why it could not be loaded, in the server's words. */
  failure: string | undefined;
  /** When what is shown came. */
  at: Date | undefined;
  reload: () => Promise<void>;
}

/** What an administrators' endpoint answers, asked again whenever the call or the occasion changes. Undefined asks nothing. */
export function useLoaded<E extends Endpoint>(
  endpoint: E,
  call: CallOf<E> | undefined,
  occasion = '',
): Loaded<ResponseOf<E>> {
  const api = useAdminApi();
  const [state, setState] = useState<Omit<Loaded<ResponseOf<E>>, 'reload'>>({
    data: undefined,
    isLoading: call !== undefined,
    failure: undefined,
    at: undefined,
  });
  // Only the last question counts: an answer to an earlier one must not replace it.
  const question = useRef(0);
  const asked = call && JSON.stringify(call);
  const reload = useCallback(async () => {
    if (asked === undefined) return;
    question.current += 1;
    const mine = question.current;
    setState((shown) => ({ ...shown, isLoading: true, failure: undefined }));
    try {
      // It was written from such a call.
      const data = await api.send(endpoint, JSON.parse(asked) as CallOf<E>);
      if (mine !== question.current) return;
      setState({ data, isLoading: false, failure: undefined, at: new Date() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (mine !== question.current) return;
      setState({ data: undefined, isLoading: false, failure: error.message, at: undefined });
    }
  }, [api, endpoint, asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another occasion is a reason by itself
  useEffect(() => {
    void reload();
  }, [reload, occasion]);
  return { ...state, reload };
}
