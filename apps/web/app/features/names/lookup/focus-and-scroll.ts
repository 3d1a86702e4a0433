/** Moves focus and scroll position to new content. */
export function focusAndScroll(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}
