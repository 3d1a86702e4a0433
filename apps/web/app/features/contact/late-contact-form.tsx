import { type ComponentProps, Suspense } from 'react';
import { latePart } from '../../lib/late-part.ts';
import type { ContactForm } from './contact-form.tsx';

export const loadContactForm = () =>
  import('./contact-form.tsx').then((module) => ({ default: module.ContactForm }));

// On the server at once, so that the form stands in the page; in the browser it follows when the rest is awake.
const Form = import.meta.env.SSR ? (await loadContactForm()).default : latePart(loadContactForm);

/** The form in a chunk of its own: its rules and fields weigh as much as half of React, and nobody needs them to read. */
export const LateContactForm = (props: ComponentProps<typeof ContactForm>) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
);
