/**
 * Runs inside the page. What the server has sent is on the screen before any script runs: whatever waits for one must not be there to
 * press. A form with an address of its own is sent by the browser.
 */
export function findDeafButtons(html: string): string[] {
  const sent = new DOMParser().parseFromString(html, 'text/html');
  const inNeedOfScript = sent.querySelectorAll(
    'button[type=button], form:not([action]) button[type=submit]',
  );
  return [...inNeedOfScript]
    .filter((button) => !button.matches(':disabled, [aria-disabled=true]'))
    .map(nameOfElement);
}
