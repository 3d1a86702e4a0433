// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

const ADDRESS = `otpauth://totp/ismi%3Aadmin%40ismi.example?secret=${'GEZDGNBVGY3TQOJQ'.repeat(2)}&issuer=ismi&algorithm=SHA1&digits=6&period=30`;
/** Version 7. */
const MODULES = 45;
const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

type Point = readonly [x: number, y: number];

/** The vertical edges of the path's outlines. */
function uprightEdgesOf(path: string): [from: Point, to: Point][] {
  return path
    .split('Z')
    .filter(Boolean)
    .flatMap((outline) => {
      const points = [...outline.matchAll(/[ML](\d+) (\d+)/g)].map(
        ([, x, y]): Point => [Number(x), Number(y)],
      );
      return points.map((from, at): [Point, Point] => [
        from,
        points[(at + 1) % points.length] ?? from,
      ]);
    })
    .filter(([from, to]) => from[0] === to[0]);
}

/** The modules of a square: a module is dark when an odd number of edges lies to its left. */
function modulesAt(path: string, left: number, top: number, size: number): string[] {
  const edges = uprightEdgesOf(path);
  const isDark = (x: number, y: number) =>
    edges.filter(
      ([from, to]) => from[0] <= x && Math.min(from[1], to[1]) <= y && Math.max(from[1], to[1]) > y,
    ).length %
      2 ===
    1;
  const row = (y: number) =>
    Array.from({ length: size }, (_, x) => (isDark(left + x, y) ? '#' : '.')).join('');
  return Array.from({ length: size }, (_, y) => row(top + y));
}

test('the address for an authenticator app is drawn with a margin and three finder patterns', () => {
  render(<QrCode text={ADDRESS} label="For an app" />);
  const drawing = screen.getByRole('img', { name: 'For an app' });
  expect(drawing.getAttribute('viewBox')).toBe(`-4 -4 ${MODULES + 8} ${MODULES + 8}`);
  const path = drawing.querySelector('path')?.getAttribute('d') ?? '';
  const far = MODULES - FINDER.length;
  for (const [left, top] of [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const) {
    expect(modulesAt(path, left, top, FINDER.length)).toEqual(FINDER);
  }
});
