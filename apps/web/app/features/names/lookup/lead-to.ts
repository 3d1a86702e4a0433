/** Focus and eyes go to what is new, so that nobody has to look for it. */
export function leadTo(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}
