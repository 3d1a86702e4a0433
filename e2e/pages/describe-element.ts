declare global {
  /** How an element is named in a finding; there in every page that is looked at. */
  var nameOfElement: (element: Element) => string;
}

/** Runs inside the page. A part of it, as a reader of a finding would look for it. */
export function describeElement(element: Element): string {
  const id = element.id && `#${element.id}`;
  const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
  const classes = [...element.classList].slice(0, 3).map((name) => `.${name}`);
  return `<${element.localName}${id || classes.join('')}>${words && ` “${words}”`}`;
}
