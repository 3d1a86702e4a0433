let firstKey: KeyboardEvent | undefined;

/** The shortcut of the search may be the first key that a visitor presses, while the search is being fetched for it. */
export function rememberFirstKey(): void {
  const remember = (event: KeyboardEvent) => {
    firstKey = event;
    // Browsers have a use of their own for it.
    if ((event.metaKey || event.ctrlKey) && event.key === 'k') event.preventDefault();
  };
  document.addEventListener('keydown', remember, { once: true });
}

export function takeFirstKey(): KeyboardEvent | undefined {
  const taken = firstKey;
  firstKey = undefined;
  return taken;
}
