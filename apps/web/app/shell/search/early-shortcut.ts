let earlyShortcut: KeyboardEvent | undefined;

const remember = (event: KeyboardEvent) => {
  const isCommand = event.metaKey || event.ctrlKey;
  if (event.key !== (isCommand ? 'k' : '/')) return;
  earlyShortcut = event;
  // Browsers have a use of their own for it.
  if (isCommand) event.preventDefault();
};

/** Visitors may press the shortcut of the search while the search is being fetched. */
export const rememberShortcut = () => document.addEventListener('keydown', remember);

export function takeShortcut(): KeyboardEvent | undefined {
  document.removeEventListener('keydown', remember);
  const taken = earlyShortcut;
  earlyShortcut = undefined;
  return taken;
}
