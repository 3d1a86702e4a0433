import { shamsaOfName } from './shamsa-of-name.ts';

export interface ShamsaProps {
  name: string;
  /** In the units of a picture 200 wide. */
  strokeWidth: number;
  className?: string;
}

/** Decoration, always: the name itself stands beside it in letters. */
export function Shamsa({ name, strokeWidth, className = '' }: ShamsaProps) {
  const { lines, pearls, rings } = shamsaOfName(name);
  return (
    <svg
      viewBox="-100 -100 200 200"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={lines} />
      {rings.map((r) => (
        <circle key={r} r={r} />
      ))}
      <path d={pearls} fill="currentColor" stroke="none" />
    </svg>
  );
}
