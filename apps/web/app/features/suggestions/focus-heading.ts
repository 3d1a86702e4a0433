/** Ref of a heading: focuses it as soon as it is mounted, without scrolling. */
export const focusHeading = (heading: HTMLElement | null): void =>
  heading?.focus({ preventScroll: true });
