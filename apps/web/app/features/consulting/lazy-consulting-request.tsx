import { lazyPart } from '../../browser/lazy-part.tsx';

export const loadConsultingRequest = () =>
  import('./request/consulting-request.tsx').then((module) => module.ConsultingRequest);

/**
 * In a chunk of its own: nobody needs its rules and fields to read what is offered. On the server at once, so that form and calendar
 * are in the HTML; in the browser they hydrate after the rest.
 */
export const LazyConsultingRequest = lazyPart(loadConsultingRequest, {
  serverPart: import.meta.env.SSR && (await loadConsultingRequest()),
});
