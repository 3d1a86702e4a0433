/** A description by which a developer finds the element. */
interface Target {
  element: string;
  width: number;
  height: number;
}

export interface Measures {
  lang: string;
  dir: string;
  headings: number;
  /** All interactive elements, except links inside a sentence (WCAG 2.5.8). */
  targets: Target[];
}

/** Runs inside the page, so it must only use what every page is given. */
export function measurePage(): Measures {
  const INTERACTIVE =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], ' +
    '[role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=menuitem], [role=option]';
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

  // While a modal dialog is open, nothing outside it can be reached.
  const modal = document.querySelector('dialog:modal');
  const isReachable = (element: HTMLElement): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert]') &&
    (!modal || modal.contains(element));

  const isInSentence = (element: HTMLElement): boolean =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();

  /** A label is as clickable as its field. */
  const boxOf = (element: HTMLElement) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const boxes = [element, ...labels].map((each) => each.getBoundingClientRect());
    return {
      width: Math.max(...boxes.map(({ width }) => width)),
      height: Math.max(...boxes.map(({ height }) => height)),
    };
  };

  /** A skip link has its size only while focused. */
  const boxWhenShown = (element: HTMLElement) => {
    const box = boxOf(element);
    if (box.width > 1 && box.height > 1) return box;
    const before = document.activeElement;
    element.focus({ preventScroll: true });
    const shown = boxOf(element);
    element.blur();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return shown;
  };

  return {
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    headings: all('h1').length,
    targets: all(INTERACTIVE)
      .filter((element) => isReachable(element) && !isInSentence(element))
      .map((element) => ({ element: nameOfElement(element), ...boxWhenShown(element) })),
  };
}
