export interface Overflow {
  /** The page is wider than its window, or a box hides a part of its content. */
  kind: 'too wide' | 'cut off';
  pixels: number;
  /** The element that overflows most. */
  element: string;
}

/** Runs inside the page, so it must only use what every page is given. */
export function findOverflow(): Overflow | undefined {
  const root = document.scrollingElement ?? document.documentElement;
  /** Layout uses fractions of a pixel, and italic letters overflow their boxes. */
  const TOLERANCE = 2;

  /** The ancestors that clip or scroll the element, from the innermost on. */
  const boxesFrom = (innermost: Element | null): Element[] => {
    const boxes: Element[] = [];
    for (let box = innermost; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') boxes.push(box);
    }
    return boxes;
  };
  const farthest = (found: readonly Overflow[]) =>
    [...found].sort((a, b) => b.pixels - a.pixels)[0];

  const findTooWide = (): Overflow => {
    const isRtl = getComputedStyle(root).direction === 'rtl';
    const reaching = [...document.querySelectorAll('body *')].flatMap((element): Overflow[] => {
      const { left, right } = element.getBoundingClientRect();
      const pixels = isRtl ? -left : right - root.clientWidth;
      if (pixels <= 0 || boxesFrom(element.parentElement).length > 0) return [];
      return [{ kind: 'too wide', pixels, element: nameOfElement(element) }];
    });
    const pixels = root.scrollWidth - root.clientWidth;
    const element = farthest(reaching)?.element ?? 'nothing that can be named';
    return { kind: 'too wide', pixels, element };
  };

  /** Text with an ellipsis is cut off on purpose, and text for screen readers is one pixel large. */
  const hidesForAReason = (box: Element) => {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box);
    const canBeScrolled = /auto|scroll/.test(overflowX);
    const endsInDots = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    return canBeScrolled || endsInDots || box.clientWidth <= 1;
  };

  const pixelsCutOff = ({ left, right, width }: DOMRect, boxes: readonly Element[]): number => {
    if (width <= 1) return 0;
    const firstReason = boxes.findIndex(hidesForAReason);
    const hiding = boxes.slice(0, firstReason < 0 ? boxes.length : firstReason);
    const outside = hiding.flatMap((box) => {
      const seen = box.getBoundingClientRect();
      return [seen.left - left, right - seen.right];
    });
    return Math.round(Math.max(0, ...outside));
  };

  const placeOf = (words: Node): DOMRect => {
    const range = document.createRange();
    range.selectNode(words);
    return range.getBoundingClientRect();
  };

  /** How many pixels are cut off: of an element's text, or of the whole element if it is a table or interactive. */
  const cutOffOf = (element: Element): number => {
    const isWhole = element.matches('a, button, input, select, textarea, table');
    const words = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    if ((!isWhole && words.length === 0) || element.closest('svg, [aria-hidden=true]')) return 0;
    const boxes = boxesFrom(element);
    const around = boxes.filter((box) => box !== element);
    return Math.max(
      isWhole ? pixelsCutOff(element.getBoundingClientRect(), around) : 0,
      ...words.map((each) => pixelsCutOff(placeOf(each), boxes)),
    );
  };

  /** Hidden overflow does not widen the page, but makes content unreachable. */
  const findCutOff = (): Overflow | undefined =>
    farthest(
      [...document.querySelectorAll('body *')].flatMap((element): Overflow[] => {
        const pixels = cutOffOf(element);
        return pixels > TOLERANCE
          ? [{ kind: 'cut off', pixels, element: nameOfElement(element) }]
          : [];
      }),
    );

  return root.scrollWidth > root.clientWidth ? findTooWide() : findCutOff();
}
