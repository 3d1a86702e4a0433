/**
 * Geometry after Hankin (1925), "polygons in contact": from the middle of every edge of a polygon two rays leave at one
 * contact angle and stop where they meet. Every pattern of the product uses this rule.
 */
export type Point = readonly [x: number, y: number];

export const TURN = Math.PI * 2;
const ORIGIN: Point = [0, 0];

const short = (value: number): string => String(Math.round(value * 100) / 100);
const joined = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L');

export const around = (centre: Point, radius: number, angle: number): Point => [
  centre[0] + radius * Math.cos(angle),
  centre[1] + radius * Math.sin(angle),
];
export const closedPath = (points: readonly Point[]): string => `M${joined(points)}Z`;
export const openPath = (points: readonly Point[]): string => `M${joined(points)}`;
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance from the centre of an n-gon (in-radius r) at which the rays of two edges meet that are k apart. */
export const meetingRadius = (n: number, r: number, contactAngle: number, k = 1): number =>
  r / (Math.cos((k * Math.PI) / n) + Math.sin((k * Math.PI) / n) * Math.tan(contactAngle));

export interface Star {
  n: number;
  /** In-radius of the polygon: the tips lie on the middles of its edges. */
  r: number;
  contactAngle: number;
  firstTip: number;
  centre?: Point;
}

/** The outline of an n-pointed star from its first tip over `points` others. */
function outline({ n, r, contactAngle, firstTip, centre = ORIGIN }: Star, points: number): Point[] {
  const inner = meetingRadius(n, r, contactAngle);
  return Array.from({ length: points }, (_, i) => [
    around(centre, r, firstTip + (i * TURN) / n),
    around(centre, inner, firstTip + ((i + 0.5) * TURN) / n),
  ]).flat();
}

const star = (whole: Star): string => closedPath(outline(whole, whole.n));

/** The part of a star between its first tip and the one `points` further: repeated, it gives the whole star. */
export const starSlice = (whole: Star, points: number): string =>
  openPath(outline(whole, points + 1).slice(0, -1));

/** The rays of a star's first tips, extended to those of the k-th next edge: together they weave through each other. */
export const wovenSlice = (
  { n, r, contactAngle, firstTip, centre = ORIGIN }: Star,
  points: number,
  k: number,
): string => {
  const inner = meetingRadius(n, r, contactAngle, k);
  return Array.from({ length: points }, (_, i) => {
    const tip = firstTip + (i * TURN) / n;
    const end = (side: 1 | -1) => around(centre, inner, tip + (side * k * Math.PI) / n);
    return openPath([end(1), around(centre, r, tip), end(-1)]);
  }).join('');
};

const FIELD_ANGLE = radians(67.5);

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
    star({ n: 8, r, contactAngle: FIELD_ANGLE, firstTip: 0, centre: [r, r] }),
    ...corners.map((centre) =>
      star({ n: 4, r: square, contactAngle: FIELD_ANGLE, firstTip: Math.PI / 4, centre }),
    ),
  ].join('');
}
