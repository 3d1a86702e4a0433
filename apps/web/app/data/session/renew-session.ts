import { auth } from '@ismi/contract';
import { createApi } from '../api-client.ts';
import { isUnauthenticated } from '../api-error.ts';
import { beginSession, currentToken, expireSession } from './session-store.ts';

const LOCK = 'ismi-session';

// Never shown: the caller shows the message of its own call.
const api = createApi({
  origin: '',
  headers: () => ({}),
  failureTexts: () => ({ network: '', server: '' }),
});

/** One tab after the other. Without the Locks API two may ask at once; the server allows that for some seconds. */
const withTabLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

let pendingRenewal: Promise<boolean> | undefined;

/**
 * Replaces a refused access token, by the cookie; one tab asks for all tabs, once for all calls. Resolves with whether a user is signed
 * in. Rejects and changes nothing if the server cannot be reached.
 */
export function renewSession(refused: string | undefined): Promise<boolean> {
  pendingRenewal ??= withTabLock(() => renew(refused)).finally(() => {
    pendingRenewal = undefined;
  });
  return pendingRenewal;
}

async function renew(refused: string | undefined): Promise<boolean> {
  const token = currentToken();
  // Another tab, or another call in this tab, was first.
  if (token && token !== refused) return true;
  try {
    beginSession(await api.send(auth.refresh, { body: {} }));
    return true;
  } catch (error) {
    if (!isUnauthenticated(error)) throw error;
    expireSession();
    return false;
  }
}
