import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves the focus to an element that has just appeared. */
export function useFocusWhen<E extends HTMLElement>(isShown: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    if (isShown) element.current?.focus();
  }, [isShown]);
  return element;
}
