import { nearPart } from '../../browser/near-part.tsx';

const load = () => import('./favorite-heart.tsx').then((module) => module.FavoriteHeart);

export const NearFavoriteHeart = nearPart('heart', load, import.meta.env.SSR && (await load()));
