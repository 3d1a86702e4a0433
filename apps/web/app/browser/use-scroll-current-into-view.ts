import { type RefObject, useEffect, useRef } from 'react';

/** For a row of tabs that is wider than a phone: scrolls the current tab into view. */
export function useScrollCurrentIntoView(current: string): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the reason
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current]');
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return nav;
}
