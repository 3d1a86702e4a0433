/**
 * Geometry after Hankin (1925), "polygons in contact": from the middle of every edge of a polygon two rays leave at one
 * contact angle, and stop where they meet. Every pattern of the product follows from this one rule.
 */
type Point = readonly [x: number, y: number];

const TURN = Math.PI * 2;
const short = (value: number): string => String(Math.round(value * 100) / 100);

const around = (centre: Point, radius: number, angle: number): Point => [
  centre[0] + radius * Math.cos(angle),
  centre[1] + radius * Math.sin(angle),
];

const closedPath = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** How far from the centre of an n-gon (in-radius r) the rays of two neighbouring edges meet. */
const meetingRadius = (n: number, r: number, contactAngle: number): number =>
  r / (Math.cos(Math.PI / n) + Math.sin(Math.PI / n) * Math.tan(contactAngle));

/** An n-pointed star with its tips on the middles of the edges. */
function star(n: number, r: number, contactAngle: number, centre: Point, firstTip: number): string {
  const inner = meetingRadius(n, r, contactAngle);
  const points = Array.from({ length: n }, (_, i) => [
    around(centre, r, firstTip + (i * TURN) / n),
    around(centre, inner, firstTip + ((i + 0.5) * TURN) / n),
  ]).flat();
  return closedPath(points);
}

const CONTACT_ANGLE = (67.5 * Math.PI) / 180;

/** One tile of octagons and squares that joins seamlessly on all sides. */
export function motifTile(size: number): string {
  const r = size / 2;
  const square = size / (1 + Math.SQRT2) / 2;
  const corners: Point[] = [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ];
  return [
    star(8, r, CONTACT_ANGLE, [r, r], 0),
    ...corners.map((corner) => star(4, square, CONTACT_ANGLE, corner, Math.PI / 4)),
  ].join('');
}
