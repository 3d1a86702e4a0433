import { shamsaOfName } from '@ismi/drawing/shamsa-of-name';
import { useId } from 'react';

export interface ShamsaProps {
  name: string;
  /** In the units of a picture 200 wide. */
  strokeWidth: number;
  className?: string;
}

/** Always decoration: the name itself is written beside it. One slice is written out and rotated: a page may contain many suns. */
export function Shamsa({ name, strokeWidth, className = '' }: ShamsaProps) {
  const { slices, lines, pearls, rings } = shamsaOfName(name);
  const id = useId();
  return (
    <svg
      viewBox="-100 -100 200 200"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {rings.map((r) => (
        <circle key={r} r={r} />
      ))}
      <g id={id}>
        <path d={lines} />
        <path d={pearls} fill="currentColor" stroke="none" />
      </g>
      {Array.from({ length: slices - 1 }, (_, i) => 360 * ((i + 1) / slices)).map((angle) => (
        <use key={angle} href={`#${id}`} transform={`rotate(${angle})`} />
      ))}
    </svg>
  );
}
