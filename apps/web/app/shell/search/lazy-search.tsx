import { serverRenderedPart } from '../../browser/lazy-part.tsx';
import { loadWhenUsed } from '../../browser/when-used.ts';
import { rememberShortcut } from './early-shortcut.ts';

const loadHeaderSearch = () => import('./header-search.tsx').then((module) => module.HeaderSearch);
const loadSearchBox = () => import('./search-box.tsx').then((module) => module.SearchBox);

if (!import.meta.env.SSR) rememberShortcut();

// Browsers open the panel and send the form by themselves: no page waits for their code.
export const LazyHeaderSearch = serverRenderedPart(
  () => loadWhenUsed(loadHeaderSearch),
  import.meta.env.SSR && (await loadHeaderSearch()),
);
export const LazySearchBox = serverRenderedPart(
  () => loadWhenUsed(loadSearchBox),
  import.meta.env.SSR && (await loadSearchBox()),
);
