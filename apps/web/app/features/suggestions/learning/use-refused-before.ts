import { useState } from 'react';
import { refusedIn, type Said } from './said.ts';

const NONE: ReadonlySet<string> = new Set();

/** Names that were refused before this visit, and still are. Those of this visit keep their places, with a way back. */
export function useRefusedBefore(said: Said | undefined): ReadonlySet<string> {
  const [before, setBefore] = useState<ReadonlySet<string>>();
  if (!said) return before ?? NONE;
  const refused = refusedIn(said);
  const still = before ? new Set([...before].filter((key) => refused.has(key))) : refused;
  // Adjusted while rendering: a name that was taken back has its place again.
  if (before?.size !== still.size) setBefore(still);
  return still;
}
