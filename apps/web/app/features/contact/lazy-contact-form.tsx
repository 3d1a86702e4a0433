import { serverRenderedPart } from '../../browser/lazy-part.tsx';

export const loadContactForm = () =>
  import('./contact-form.tsx').then((module) => module.ContactForm);

/**
 * The form in a chunk of its own: its validation and fields weigh as much as half of React. The server renders it at once,
 * so that it is in the HTML; in the browser it hydrates after the rest.
 */
export const LazyContactForm = serverRenderedPart(
  loadContactForm,
  import.meta.env.SSR && (await loadContactForm()),
);
