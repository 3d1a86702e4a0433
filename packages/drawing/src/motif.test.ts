import { describe, expect, test } from 'vitest';
import { motifTile } from './motif.ts';

type Point = [x: number, y: number];

/** The closed figures of a path, each as its corners. */
const figuresOf = (path: string): Point[][] =>
  [...path.matchAll(/M([^MZ]+)Z/g)].map(([, corners = '']) =>
    corners.split('L').map((corner) => {
      const [x = Number.NaN, y = Number.NaN] = corner.split(' ').map(Number);
      return [x, y];
    }),
  );

// Coordinates are rounded to hundredths, so two of them may differ by one.
const isNear = (a: number, b: number) => Math.abs(a - b) < 0.011;
const isSame = ([x, y]: Point, [u, v]: Point) => isNear(x, u) && isNear(y, v);
const shifted = (points: Point[], [dx, dy]: Point): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy]);
const recur = (points: Point[], among: Point[]) =>
  points.every((point) => among.some((other) => isSame(point, other)));

describe.each([34, 112, 99.5])('a tile of %d', (size) => {
  const figures = figuresOf(motifTile(size));
  const points = figures.flat();
  const onLine = (axis: 0 | 1, at: number) => points.filter((point) => isNear(point[axis], at));

  test.each([
    ['left', 'right', 0, [size, 0]],
    ['top', 'bottom', 1, [0, size]],
  ] as const)('has the same points on its %s and %s edge', (_, __, axis, [dx, dy]) => {
    const start = onLine(axis, 0);
    const end = onLine(axis, size);
    expect(start.length).toBeGreaterThan(2);
    expect(start).toHaveLength(end.length);
    expect(recur(shifted(start, [dx, dy]), end)).toBe(true);
    expect(recur(shifted(end, [-dx, -dy]), start)).toBe(true);
  });

  test('repeats every figure that crosses an edge on the other side', () => {
    const crossing = figures.filter((figure) =>
      figure.some(([x, y]) => Math.min(x, y) < -0.011 || Math.max(x, y) > size + 0.011),
    );
    const corners: Point[] = [
      [0, 0],
      [size, 0],
      [0, size],
      [size, size],
    ];
    const first = crossing[0] ?? [];
    expect(crossing).toHaveLength(4);
    for (const corner of corners) {
      const copy = shifted(first, corner);
      expect(crossing.some((figure) => recur(copy, figure))).toBe(true);
    }
  });

  test('has an eight-pointed star that touches the middle of each edge', () => {
    const star = figures.find((figure) => figure.length === 16) ?? [];
    const half = size / 2;
    const middles: Point[] = [
      [0, half],
      [size, half],
      [half, 0],
      [half, size],
    ];
    expect(recur(middles, star)).toBe(true);
  });

  test('has only finite numbers and is deterministic', () => {
    expect(points.flat().every(Number.isFinite)).toBe(true);
    expect(motifTile(size)).toBe(motifTile(size));
  });
});
