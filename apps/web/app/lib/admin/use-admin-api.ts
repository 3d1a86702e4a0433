import { useMemo } from 'react';
import type { Api } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { useApi } from '../use-api.ts';
import { askWhoItIs, secondFactorIsMissing } from './identity.ts';

const isRefusedWith = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.code === code;

/** The API in the hands of an administrator: where a fresh proof of who it is is asked for, it is asked for, and the call repeated. */
export const withIdentity = (api: Api): Api => ({
  async send(endpoint, call, options) {
    try {
      return await api.send(endpoint, call, options);
    } catch (error) {
      if (isRefusedWith(error, 'SECOND_FACTOR_REQUIRED')) secondFactorIsMissing();
      const isStale = isRefusedWith(error, 'FRESH_SIGN_IN_REQUIRED');
      if (!isStale || !(await askWhoItIs())) throw error;
      return api.send(endpoint, call, options);
    }
  },
});

export function useAdminApi(): Api {
  const api = useApi();
  return useMemo(() => withIdentity(api), [api]);
}
