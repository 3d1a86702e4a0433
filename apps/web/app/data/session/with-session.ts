import { ACCOUNT_LIMITS } from '@ismi/contract/limits';
import type { Api } from '../api-client.ts';
import { isUnauthenticated } from '../api-error.ts';
import { checkSession } from './check-session.ts';
import { currentSession, currentToken, expireSession } from './session-store.ts';

/** A token is renewed in its last minute, so that it does not expire during a call. */
const FRESH_MS = ACCOUNT_LIMITS.accessTokenLifetimeMs - 60_000;

/** False when no user is signed in any more, or the server cannot be reached. */
const renew = async (refused: string | undefined): Promise<boolean> => {
  const { renewSession } = await import('./renew-session.ts');
  return renewSession(refused).catch(() => false);
};

/** Before a call for users only: the session should be known, and the token should not expire during the call. */
async function prepareSession(): Promise<void> {
  await checkSession();
  const session = currentSession();
  const isStale = session.state === 'signed-in' && performance.now() - session.since > FRESH_MS;
  if (isStale) await renew(session.token);
}

/** The same API for a signed-in user: an expired token is renewed once silently, and the call repeated once. */
export const withSession = (api: Api): Api => ({
  async send(endpoint, call, options) {
    if (endpoint.access === 'guest') return api.send(endpoint, call, options);
    await prepareSession();
    const token = currentToken();
    try {
      return await api.send(endpoint, call, options);
    } catch (error) {
      if (!isUnauthenticated(error) || !(await renew(token))) throw error;
    }
    try {
      return await api.send(endpoint, call, options);
    } catch (error) {
      if (isUnauthenticated(error)) expireSession();
      throw error;
    }
  },
});
