import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Leads the focus to what has just appeared, so that nobody has to look for it. */
export function useFocusWhen<E extends HTMLElement>(isShown: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    if (isShown) element.current?.focus();
  }, [isShown]);
  return element;
}
