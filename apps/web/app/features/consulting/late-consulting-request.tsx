import { type ComponentProps, Suspense } from 'react';
import { latePart } from '../../lib/late-part.ts';
import type { ConsultingRequest } from './request/consulting-request.tsx';

export const loadConsultingRequest = () =>
  import('./request/consulting-request.tsx').then((module) => ({
    default: module.ConsultingRequest,
  }));

// On the server at once, so that form and calendar stand in the page; in the browser they follow when the rest is awake.
const Request = import.meta.env.SSR
  ? (await loadConsultingRequest()).default
  : latePart(loadConsultingRequest);

/** In a chunk of its own: nobody needs its rules and fields to read what is offered. */
export const LateConsultingRequest = (props: ComponentProps<typeof ConsultingRequest>) => (
  <Suspense>
    <Request {...props} />
  </Suspense>
);
