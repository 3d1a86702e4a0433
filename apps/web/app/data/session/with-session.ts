import { ACCOUNT_LIMITS } from '@ismi/contract/limits';
import type { Api } from '../api-client.ts';
import { isUnauthenticated } from '../api-error.ts';
import { checkSession } from './check-session.ts';
import { currentSession, currentToken, expireSession } from './session-store.ts';

/** A token is renewed in its last minute, so that no call is refused on its way. */
const FRESH_MS = ACCOUNT_LIMITS.accessTokenLifetimeMs - 60_000;

/** False when nobody is signed in any more, and when nobody could be asked. */
const renew = async (refused: string | undefined): Promise<boolean> => {
  const { renewSession } = await import('./renew-session.ts');
  return renewSession(refused).catch(() => false);
};

/** Before a call that needs somebody: who it is should be known, and the token should not end on its way. */
async function prepareSession(): Promise<void> {
  await checkSession();
  const session = currentSession();
  const isStale = session.state === 'signed-in' && performance.now() - session.since > FRESH_MS;
  if (isStale) await renew(session.token);
}

/** The same API for a signed-in person: a token that has ended is renewed once in silence, and the call repeated once. */
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
