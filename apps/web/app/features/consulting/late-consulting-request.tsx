import { fetchedLate, latePart } from '../../lib/late-part.tsx';

export const loadConsultingRequest = () =>
  import('./request/consulting-request.tsx').then((module) => ({
    default: module.ConsultingRequest,
  }));

/**
 * In a chunk of its own: nobody needs its rules and fields to read what is offered. On the server at once, so that form and calendar
 * stand in the page; in the browser they follow when the rest is awake.
 */
export const LateConsultingRequest = latePart(
  import.meta.env.SSR
    ? (await loadConsultingRequest()).default
    : fetchedLate(loadConsultingRequest),
);
