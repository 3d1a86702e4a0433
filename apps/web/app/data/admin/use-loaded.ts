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

/** Loads an administrators' endpoint, and again whenever the call or `reloadKey` changes. An undefined call loads nothing. */
export function useLoaded<E extends Endpoint>(
  endpoint: E,
  call: CallOf<E> | undefined,
  reloadKey = '',
): Loaded<ResponseOf<E>> {
  const api = useAdminApi();
  const [state, setState] = useState<Omit<Loaded<ResponseOf<E>>, 'reload'>>({
    data: undefined,
    isLoading: call !== undefined,
    failure: undefined,
    at: undefined,
  });
  // Only the latest request counts: drop answers to earlier ones.
  const requestCount = useRef(0);
  const serializedCall = call && JSON.stringify(call);
  const reload = useCallback(async () => {
    if (serializedCall === undefined) return;
    requestCount.current += 1;
    const requestId = requestCount.current;
    setState((shown) => ({ ...shown, isLoading: true, failure: undefined }));
    try {
      // Serialized from such a call.
      const data = await api.send(endpoint, JSON.parse(serializedCall) as CallOf<E>);
      if (requestId !== requestCount.current) return;
      setState({ data, isLoading: false, failure: undefined, at: new Date() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (requestId !== requestCount.current) return;
      setState({ data: undefined, isLoading: false, failure: error.message, at: undefined });
    }
  }, [api, endpoint, serializedCall]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reloadKey loads again
  useEffect(() => {
    void reload();
  }, [reload, reloadKey]);
  return { ...state, reload };
}
