let earlyShortcut: KeyboardEvent | undefined;

const remember = (event: KeyboardEvent) => {
  const isCommand = event.metaKey || event.ctrlKey;
  if (event.key !== (isCommand ? 'k' : '/')) return;
  earlyShortcut = event;
  // Browsers have a use of their own for it.
  if (isCommand) event.preventDefault();
};

/**
 * Visitors may press the shortcut of the search while the search is being fetched. Heard at the window: React stops keys at the document
 * that are pressed in a part that is not hydrated yet.
 */
export const rememberShortcut = () => window.addEventListener('keydown', remember, true);

export function takeShortcut(): KeyboardEvent | undefined {
  window.removeEventListener('keydown', remember, true);
  const taken = earlyShortcut;
  earlyShortcut = undefined;
  return taken;
}
