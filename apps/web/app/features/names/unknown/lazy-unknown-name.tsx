import { serverRenderedPart } from '../../../browser/lazy-part.tsx';

const load = () => import('./unknown-name.tsx').then((module) => module.UnknownName);

/** For pages that nearly always are found. */
export const LazyUnknownName = serverRenderedPart(load, import.meta.env.SSR && (await load()));
