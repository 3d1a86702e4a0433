import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** Closes the panel around a search field on a click or focus elsewhere, and on another page. Other fields have nothing to close. */
export function useClosePanel(input: RefObject<HTMLInputElement | null>): void {
  const { key: page } = useLocation();
  const panel = () => input.current?.closest('details');
  const close = () => panel()?.removeAttribute('open');
  const closeFromOutside = useEffectEvent(({ target }: Event) => {
    // A click on the dimmed page meets the element itself.
    if (target === panel() || !panel()?.contains(target as Node)) close();
  });
  const leave = useEffectEvent(close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => () => leave(), [page]);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('click', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    return () => listeners.abort();
  }, []);
}
