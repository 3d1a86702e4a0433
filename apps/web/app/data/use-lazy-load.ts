import { useEffect, useEffectEvent } from 'react';
import type { Api } from './api-client.ts';
import { useApi } from './use-api.ts';

/**
 * Loads data with code that is fetched only then, whenever `key` changes; an empty key loads nothing. After a failure the next page
 * tries again.
 */
export function useLazyLoad<Calls>(
  key: string | undefined,
  importCalls: () => Promise<Calls>,
  load: (calls: Calls, api: Api) => Promise<void>,
): void {
  const api = useApi();
  const start = useEffectEvent(() => {
    importCalls().then(
      (calls) => load(calls, api),
      () => {},
    );
  });
  useEffect(() => {
    if (key) start();
  }, [key]);
}
