import { lazyPart } from '../../browser/lazy-part.tsx';

export const loadContactForm = () =>
  import('./contact-form.tsx').then((module) => module.ContactForm);

/**
 * The form in a chunk of its own: its rules and fields weigh as much as half of React, and nobody needs them to read. On the server at
 * once, so that it stands in the page; in the browser it hydrates after the rest.
 */
export const LazyContactForm = lazyPart(loadContactForm, {
  serverPart: import.meta.env.SSR && (await loadContactForm()),
});
