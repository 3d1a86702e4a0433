import { useEffect, useState } from 'react';

/**
 * Input typed (or filled in by a password manager) before hydration. React would replace it with its own empty value, so it is
 * read from the server's HTML and passed to `onChange`.
 */
export function usePreHydrationInput(
  id: string,
  value: string,
  onChange: (value: string) => void,
): void {
  const [typed] = useState(() => {
    if (typeof document === 'undefined') return '';
    const field = document.getElementById(id);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isField ? field.value : '';
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (typed !== '' && typed !== value) onChange(typed);
  }, []);
}
