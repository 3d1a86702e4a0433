import { WISH_PATH } from '@ismi/contract/wish-path';

const told = new Set<string>();

/** Tells that a name was looked for and not found: only its letters, once for each visit of the site. */
export function countWish(letters: string): void {
  if (told.has(letters)) return;
  told.add(letters);
  const body = new Blob([JSON.stringify({ letters })], { type: 'application/json' });
  navigator.sendBeacon?.(`/api${WISH_PATH}`, body);
}
