import { motifTile } from '@ismi/drawing/motif';
import { useId } from 'react';

const TILE = 112;
const PATH = motifTile(TILE);

/** The pattern behind a page's head, fading downwards. One per screen at most; its parent is positioned and isolated. */
export function MotifField() {
  const id = useId();
  return (
    <svg
      width="100%"
      height="100%"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 -z-10 text-[var(--motif-ink)] opacity-[var(--motif-alpha)] [mask-image:linear-gradient(#000_20%,transparent)]"
    >
      <defs>
        <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <path d={PATH} fill="none" stroke="currentColor" strokeWidth="1" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
