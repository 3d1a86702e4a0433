import { currentSession, watchSession } from './session-store.ts';
import { SIGNED_IN_MARK } from './signed-in-cookie.ts';

/**
 * Runs before the first paint: the HTML of public pages is that of guests, and styles hide what is only for guests where a user may be
 * signed in. If our code does not come, a page is that of guests after ten seconds.
 */
export const SESSION_MARK_SCRIPT = `if(document.cookie.includes('${SIGNED_IN_MARK}')){e.dataset.session='';setTimeout(()=>delete e.dataset.session,1e4)}`;

const mark = () =>
  document.documentElement.toggleAttribute('data-session', currentSession().state !== 'guest');

/** Keeps the mark true for parts of a page that hydrate later. */
export function markSessionInHtml(): () => void {
  mark();
  return watchSession(mark);
}
