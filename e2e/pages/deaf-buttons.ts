/**
 * Runs inside the page. What the server has sent is on the screen before any script runs: whatever waits for one must not be there to
 * press. A form with an address of its own is sent by the browser, and one without also where its button is only called disabled. A
 * button of ours says its type: the check of style demands it.
 */
export function findDeafButtons(html: string): string[] {
  const sent = new DOMParser().parseFromString(html, 'text/html');
  const deaf = sent.querySelectorAll(
    'button[type=button]:enabled:not([aria-disabled=true]), form:not([action]) button[type=submit]:enabled',
  );
  return [...deaf].map(nameOfElement);
}
