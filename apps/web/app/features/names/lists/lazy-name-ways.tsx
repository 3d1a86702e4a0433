import { serverRenderedPart } from '../../../browser/lazy-part.tsx';
import { loadWhenUsed } from '../../../browser/when-used.ts';

const load = () => import('./name-ways.tsx').then((module) => module.NameWays);

/** Links only: they work as plain HTML. */
export const LazyNameWays = serverRenderedPart(
  () => loadWhenUsed(load),
  import.meta.env.SSR && (await load()),
);
