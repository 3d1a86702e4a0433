import { serverRenderedPart } from '../../browser/lazy-part.tsx';
import { loadWhenUsed } from '../../browser/when-used.ts';

const load = () => import('./price-list.tsx').then((module) => module.PriceList);

// A table of the server's HTML: no page waits for its code.
export const LazyPriceList = serverRenderedPart(
  () => loadWhenUsed(load),
  import.meta.env.SSR && (await load()),
);
