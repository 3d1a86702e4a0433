import { motifTile } from '@ismi/drawing/motif';
import { useId } from 'react';

const TILE = 34;
const PATH = motifTile(TILE);

/** The row of tiles above the footer. */
export function MotifBand() {
  const id = useId();
  return (
    <svg width="100%" height={TILE} aria-hidden="true" className="block text-primary opacity-40">
      <defs>
        <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <path d={PATH} fill="none" stroke="currentColor" strokeWidth="1" />
        </pattern>
      </defs>
      <rect width="100%" height={TILE} fill={`url(#${id})`} />
    </svg>
  );
}
