import { lazy, Suspense } from 'react';

export const loadContactForm = () =>
  import('./contact-form.tsx').then(({ ContactForm }) => ({ default: ContactForm }));

// On the server at once, so that the form stands in the page; in the browser it follows when the rest is awake.
const Form = import.meta.env.SSR ? (await loadContactForm()).default : lazy(loadContactForm);

/** The form in a chunk of its own: its rules and fields weigh as much as half of React, and nobody needs them to read. */
export const LateContactForm = () => (
  <Suspense>
    <Form />
  </Suspense>
);
