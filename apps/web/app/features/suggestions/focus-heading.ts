/** As the ref of a heading: moves the focus there as soon as it is shown, without scrolling. */
export const focusHeading = (heading: HTMLElement | null): void =>
  heading?.focus({ preventScroll: true });
