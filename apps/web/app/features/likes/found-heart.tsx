import type { NameResult } from '@ismi/contract';
import { FavouriteHeart } from './favourite-heart.tsx';

/** The heart of a name that a search has found. */
export function FoundHeart({ found }: { found: NameResult }) {
  const { name_id: nameId, name, meaning, origin, gender } = found;
  return <FavouriteHeart name={{ nameId, name, meaning, origin, gender }} />;
}
