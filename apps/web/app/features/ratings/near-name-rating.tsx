import { nearPart } from '../../browser/near-part.tsx';

const load = () => import('./name-rating.tsx').then((module) => module.NameRating);

export const NearNameRating = nearPart('rating', load, import.meta.env.SSR && (await load()));
