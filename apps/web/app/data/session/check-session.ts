import type { ApiError } from '../api-error.ts';
import { currentSession, failSessionCheck, restartSessionCheck } from './session-store.ts';
import { hasSignedInCookie } from './signed-in-cookie.ts';

let pendingCheck: Promise<void> | undefined;

/** Finds out who is signed in if there is a session cookie. Safe to repeat: one request at a time. */
export function checkSession(): Promise<void> {
  const needsCheck = currentSession().state !== 'signed-in' && hasSignedInCookie(document.cookie);
  if (!needsCheck) return pendingCheck ?? Promise.resolve();
  pendingCheck ??= runCheck().finally(() => {
    pendingCheck = undefined;
  });
  return pendingCheck;
}

async function runCheck(): Promise<void> {
  restartSessionCheck();
  try {
    // Guests never fetch this part.
    const { renewSession } = await import('./renew-session.ts');
    await renewSession(undefined);
  } catch (error) {
    // Checked by its shape: the class is in the client, which guests never fetch. Without a status there was no answer.
    const { status } = error as Partial<ApiError>;
    failSessionCheck(status ? 'serverFailure' : 'networkFailure');
  }
}
