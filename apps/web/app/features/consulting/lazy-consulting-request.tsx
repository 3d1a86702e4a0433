import { lazyPart, lazyWhenOnline } from '../../browser/lazy-part.tsx';

export const loadConsultingRequest = () =>
  import('./request/consulting-request.tsx').then((module) => ({
    default: module.ConsultingRequest,
  }));

/**
 * In a chunk of its own: nobody needs its rules and fields to read what is offered. On the server at once, so that form and calendar
 * are in the HTML; in the browser they hydrate after the rest.
 */
export const LazyConsultingRequest = lazyPart(
  import.meta.env.SSR
    ? (await loadConsultingRequest()).default
    : lazyWhenOnline(loadConsultingRequest),
);
