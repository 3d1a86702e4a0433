import { fetchedLate, latePart } from '../../lib/late-part.tsx';

const loadNameSearch = () =>
  import('./name-search.tsx').then((module) => ({ default: module.NameSearch }));

// On the server at once, so that the field stands in the page and takes what is typed; in the browser it wakes up after the rest.
export const LateNameSearch = latePart(
  import.meta.env.SSR ? (await loadNameSearch()).default : fetchedLate(loadNameSearch),
);
