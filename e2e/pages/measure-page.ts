/** A part of the page, as a reader of a finding would look for it. */
interface Target {
  element: string;
  width: number;
  height: number;
}

export interface Measures {
  lang: string;
  dir: string;
  headings: number;
  /** By how many pixels the page is wider than its window, and what reaches out farthest. */
  overflow: { pixels: number; element: string } | undefined;
  /** Everything that can be pressed, without links inside a sentence (WCAG 2.5.8). */
  targets: Target[];
}

/** Runs inside the page, so it must not use anything from outside itself. */
export function measurePage(): Measures {
  const INTERACTIVE =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], ' +
    '[role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=menuitem], [role=option]';
  const root = document.scrollingElement ?? document.documentElement;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

  const describe = (element: Element): string => {
    const id = element.id && `#${element.id}`;
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
    const classes = [...element.classList].slice(0, 3).map((name) => `.${name}`);
    return `<${element.localName}${id || classes.join('')}>${words && ` “${words}”`}`;
  };

  /** Nothing inside a box that hides or scrolls its own overflow makes the page wider. */
  const isCut = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') return true;
    }
    return false;
  };

  /** A box that hides what reaches out of it makes no page wider, but nobody can reach the last column of a table in it. */
  const findCutTable = (): Measures['overflow'] => {
    for (const table of all('table')) {
      const box = table.parentElement;
      if (!box || getComputedStyle(box).overflowX !== 'hidden') continue;
      const pixels = table.offsetWidth - box.clientWidth;
      // What is only for screen readers is a point on the screen.
      if (pixels > 0 && box.clientWidth > 1) return { pixels, element: describe(table) };
    }
    return undefined;
  };

  const findOverflow = (): Measures['overflow'] => {
    const pixels = root.scrollWidth - root.clientWidth;
    if (pixels <= 0) return findCutTable();
    const isRtl = getComputedStyle(root).direction === 'rtl';
    const reach = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return isRtl ? -left : right - root.clientWidth;
    };
    const farthest = all('body *')
      .filter((element) => reach(element) > 0 && !isCut(element))
      .sort((a, b) => reach(b) - reach(a))[0];
    return { pixels, element: farthest ? describe(farthest) : 'nothing that can be named' };
  };

  // While a modal dialog is open, nothing outside it can be reached.
  const modal = document.querySelector('dialog:modal');
  const isReachable = (element: HTMLElement): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert]') &&
    (!modal || modal.contains(element));

  const isInSentence = (element: HTMLElement): boolean =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();

  /** A label is pressed like its field. */
  const boxOf = (element: HTMLElement) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const boxes = [element, ...labels].map((each) => each.getBoundingClientRect());
    return {
      width: Math.max(...boxes.map(({ width }) => width)),
      height: Math.max(...boxes.map(({ height }) => height)),
    };
  };

  /** A link that shows only to the keyboard has its size only then. */
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
    overflow: findOverflow(),
    targets: all(INTERACTIVE)
      .filter((element) => isReachable(element) && !isInSentence(element))
      .map((element) => ({ element: describe(element), ...boxWhenShown(element) })),
  };
}
