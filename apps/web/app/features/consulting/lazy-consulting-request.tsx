import { serverRenderedPart } from '../../browser/lazy-part.tsx';

export const loadConsultingRequest = () =>
  import('./request/consulting-request.tsx').then((module) => module.ConsultingRequest);

/**
 * A chunk of its own: its validation and fields are not needed to read the offer. The server renders it at once, so that form and
 * calendar are in the HTML; in the browser they hydrate after the rest.
 */
export const LazyConsultingRequest = serverRenderedPart(
  loadConsultingRequest,
  import.meta.env.SSR && (await loadConsultingRequest()),
);
