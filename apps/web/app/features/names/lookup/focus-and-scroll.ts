/** Moves focus and scroll position to new content; also as the ref of its heading. */
export function focusAndScroll(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}
