import type { Api } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { requestReauthentication, requireSecondFactor } from './identity-prompt.ts';

const isRefusedWith = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.code === code;

/** The API for administrators: if a fresh sign-in is required, asks for it and repeats the call. */
export const withReauthentication = (api: Api): Api => ({
  async send(endpoint, call, options) {
    try {
      return await api.send(endpoint, call, options);
    } catch (error) {
      if (isRefusedWith(error, 'SECOND_FACTOR_REQUIRED')) requireSecondFactor();
      const isStale = isRefusedWith(error, 'FRESH_SIGN_IN_REQUIRED');
      if (!isStale || !(await requestReauthentication())) throw error;
      return api.send(endpoint, call, options);
    }
  },
});
