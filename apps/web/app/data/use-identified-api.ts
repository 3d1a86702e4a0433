import { useMemo } from 'react';
import type { Api } from './api-client.ts';
import { useApi } from './use-api.ts';

/** The API client that also asks administrators to prove their identity where a call requires it. Nobody else loads that part. */
export function useIdentifiedApi(): Api {
  const api = useApi();
  return useMemo(
    () => ({
      async send(endpoint, call, options) {
        if (endpoint.access !== 'admin') return api.send(endpoint, call, options);
        const { withReauthentication } = await import('./admin/reauthentication.ts');
        return withReauthentication(api).send(endpoint, call, options);
      },
    }),
    [api],
  );
}
