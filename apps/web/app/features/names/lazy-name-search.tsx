import { serverRenderedPart } from '../../browser/lazy-part.tsx';

const loadNameSearch = () => import('./name-search.tsx').then((module) => module.NameSearch);

// Rendered on the server, so that the field accepts text at once; in the browser it hydrates after the rest.
export const LazyNameSearch = serverRenderedPart(
  loadNameSearch,
  import.meta.env.SSR && (await loadNameSearch()),
);
