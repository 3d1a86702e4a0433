import { serverRenderedPart } from '../../browser/lazy-part.tsx';

const load = () => import('./not-found.tsx').then((module) => module.NotFound);

/** For pages that nearly always are found. */
export const LazyNotFound = serverRenderedPart(load, import.meta.env.SSR && (await load()));
