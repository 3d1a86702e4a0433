declare global {
  /** Describes an element in a finding; defined in every checked page. */
  var nameOfElement: (element: Element) => string;
}

/** Runs inside the page. A description by which a developer finds the element. */
export function describeElement(element: Element): string {
  const id = element.id && `#${element.id}`;
  const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
  const classes = [...element.classList].slice(0, 3).map((name) => `.${name}`);
  return `<${element.localName}${id || classes.join('')}>${words && ` “${words}”`}`;
}
