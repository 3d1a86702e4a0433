import { qrMatrix } from './qr-matrix.ts';

const QUIET = 4;

/** For the camera of a phone: dark on light in both themes, as cameras want it. Nothing where the text is too long. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const grid = qrMatrix(text);
  if (!grid) return null;
  const size = grid.length + 2 * QUIET;
  const path = grid
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')),
    )
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="h-auto w-52 rounded-md"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
