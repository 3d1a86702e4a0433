import { findPage } from '../paths.ts';

const ORIGIN = 'https://our.own';

/** A path of ours to go on to, or undefined: what an address asks for may be anybody's wish, and must not lead to another site. */
export function ownPath(wish: string | null | undefined): string | undefined {
  if (!wish?.startsWith('/') || !URL.canParse(wish, ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(wish, ORIGIN);
  // Two slashes at the beginning are the name of another host, even if they came about only here.
  if (origin !== ORIGIN || pathname.startsWith('//')) return undefined;
  // Coming back to the sign-in would go in a circle.
  if (findPage(pathname)?.frame === 'form') return undefined;
  return `${pathname}${search}${hash}`;
}
