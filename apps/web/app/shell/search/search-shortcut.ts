/** `/`, or K with Ctrl (⌘ on a Mac) where its letter stands on this keyboard. */
export function opensSearch(event: KeyboardEvent): boolean {
  const { key, code, metaKey, ctrlKey, altKey, target } = event;
  if (altKey || document.querySelector('dialog[open]')) return false;
  const isMac = /mac/i.test(navigator.platform);
  if (isMac ? metaKey : ctrlKey) return /^[a-z]$/i.test(key) ? key === 'k' : code === 'KeyK';
  return key === '/' && !(target as Element).closest('input, textarea, select, [contenteditable]');
}
