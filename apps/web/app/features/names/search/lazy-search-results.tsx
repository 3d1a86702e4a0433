import { serverRenderedPart } from '../../../browser/lazy-part.tsx';

const loadSearchResults = () =>
  import('./search-results.tsx').then((module) => module.SearchResults);

// Its suns are drawn only where names were searched, so the list of all names does not load them.
export const LazySearchResults = serverRenderedPart(
  loadSearchResults,
  import.meta.env.SSR && (await loadSearchResults()),
);
