import type { NameResult } from '@ismi/contract';
import { FavoriteHeart } from './favorite-heart.tsx';

/** The heart of a name that a search has found. */
export function SearchResultHeart({ found }: { found: NameResult }) {
  const { name_id: nameId, name, meaning, origin, gender } = found;
  return <FavoriteHeart name={{ nameId, name, meaning, origin, gender }} />;
}
