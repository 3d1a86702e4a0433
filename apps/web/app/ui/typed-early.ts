import { useEffect, useState } from 'react';

/**
 * What somebody (or a password manager) wrote into a field before the page was awake. React puts its own empty value in
 * its place; so it is read from the server's HTML while that still stands, and handed on as if it were written now.
 */
export function useTypedEarly(id: string, value: string, onChange: (value: string) => void): void {
  const [typed] = useState(() => {
    if (typeof document === 'undefined') return '';
    const field = document.getElementById(id);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isField ? field.value : '';
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field wakes up
  useEffect(() => {
    if (typed !== '' && typed !== value) onChange(typed);
  }, []);
}
