/**
 * Runs inside the page. Server-rendered HTML is visible before any script runs, so a control that needs a script must not be
 * enabled in it. A form with an action is submitted by the browser; a form without one also submits if its button has only
 * aria-disabled. Our buttons always have a type: the style check requires it.
 */
export function findUnhydratedButtons(html: string): string[] {
  const sent = new DOMParser().parseFromString(html, 'text/html');
  const unhydrated = sent.querySelectorAll(
    'button[type=button]:enabled:not([aria-disabled=true]), form:not([action]) button[type=submit]:enabled',
  );
  return [...unhydrated].map(nameOfElement);
}
