import { type RefObject, useEffect, useRef } from 'react';

/** Headings of the cards that are shown, in the order of the page. */
const shownHeadings = () =>
  [...document.querySelectorAll<HTMLElement>('.suggestion-card h3')].filter(
    (heading) => !heading.closest('[hidden]'),
  );

const isAfter = (one: Node, other: Node): boolean =>
  Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);

/** The focus is where the change was made, or was lost with it; elsewhere it is left alone. */
const isFocusIn = (place: HTMLElement): boolean =>
  place.contains(document.activeElement) || document.activeElement === document.body;

/** A card that folds away hands the focus to the next one; one that comes back takes it. */
export function useFocusOfPlace(place: RefObject<HTMLElement | null>, isRefused: boolean): void {
  const wasRefused = useRef(isRefused);
  useEffect(() => {
    const element = place.current;
    if (wasRefused.current === isRefused || !element) return;
    wasRefused.current = isRefused;
    if (!isFocusIn(element)) return;
    const headings = shownHeadings();
    const target = isRefused
      ? (headings.find((heading) => isAfter(heading, element)) ?? headings.at(-1))
      : element.querySelector<HTMLElement>('h3');
    target?.focus();
  }, [place, isRefused]);
}
