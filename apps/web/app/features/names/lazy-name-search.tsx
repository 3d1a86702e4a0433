import { lazyPart } from '../../browser/lazy-part.tsx';

const loadNameSearch = () => import('./name-search.tsx').then((module) => module.NameSearch);

// Rendered on the server, so that the field accepts text at once; in the browser it hydrates after the rest.
export const LazyNameSearch = lazyPart(loadNameSearch, {
  serverPart: import.meta.env.SSR && (await loadNameSearch()),
});
