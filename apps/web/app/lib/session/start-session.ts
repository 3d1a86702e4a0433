import type { ApiError } from '../api-error.ts';
import { currentSession, sessionCannotBeAsked, sessionIsAskedAnew } from './session-store.ts';
import { hasSignedInCookie } from './signed-in-cookie.ts';

let asking: Promise<void> | undefined;

/** Finds out who is signed in, where the cookie says that somebody is. Safe to repeat: asks once at a time. */
export function startSession(): Promise<void> {
  const isOpen = currentSession().state !== 'signed-in' && hasSignedInCookie(document.cookie);
  if (!isOpen) return asking ?? Promise.resolve();
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<void> {
  sessionIsAskedAnew();
  try {
    // Guests never fetch this part.
    const { renewSession } = await import('./renew-session.ts');
    await renewSession(undefined);
  } catch (error) {
    // By its shape: the class comes with the client, which guests never fetch. Without a status there was no answer.
    const { status } = error as Partial<ApiError>;
    sessionCannotBeAsked(status ? 'serverFailure' : 'networkFailure');
  }
}
