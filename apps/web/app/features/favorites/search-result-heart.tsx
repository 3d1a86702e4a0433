import type { NameResult } from '@ismi/contract';
import { FavoriteHeart } from './favorite-heart.tsx';

/** The favorite button of a search result. */
export function SearchResultHeart({ found }: { found: NameResult }) {
  const { name_id: nameId, name, meaning, origin, gender } = found;
  return <FavoriteHeart name={{ nameId, name, meaning, origin, gender }} />;
}
