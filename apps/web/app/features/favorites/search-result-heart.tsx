import type { NameResult } from '@ismi/contract';
import { FavoriteHeart } from './favorite-heart.tsx';

type Facts = Pick<NameResult, 'name_id' | 'name' | 'meaning' | 'origin' | 'gender'>;

/** The favorite button of a search result. */
export function SearchResultHeart({ found }: { found: Facts }) {
  const { name_id: nameId, name, meaning, origin, gender } = found;
  return <FavoriteHeart name={{ nameId, name, meaning, origin, gender }} />;
}
