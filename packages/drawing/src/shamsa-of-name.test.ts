import { describe, expect, test } from 'vitest';
import { shamsaOfName, shamsaRecipe } from './shamsa-of-name.ts';

type Point = [x: number, y: number];

// Enough for each of the 64 forms to occur.
const NAMES = Array.from({ length: 600 }, (_, i) => `name ${i}`);

/** The open figures of a path, each as its corners. */
const figuresOf = (path: string): Point[][] =>
  path
    .split('M')
    .slice(1)
    .map((figure) =>
      figure.split('L').map((corner) => {
        const [x = Number.NaN, y = Number.NaN] = corner.split(' ').map(Number);
        return [x, y];
      }),
    );

const turned = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

// Coordinates are rounded to hundredths, and so is what they are turned into.
const isSame = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v) < 0.03;

describe('a name', () => {
  test('has the same sun in any case and Unicode form', () => {
    expect(shamsaRecipe('ZEYNEP')).toEqual(shamsaRecipe('zeynep'));
    expect(shamsaRecipe('Ömer'.normalize('NFD'))).toEqual(shamsaRecipe('Ömer'.normalize('NFC')));
  });

  test('never gets a star of five or six points', () => {
    const orders = new Set(NAMES.map((name) => shamsaRecipe(name).order));
    expect([...orders].sort((a, b) => a - b)).toEqual([8, 10, 12, 16]);
  });

  test('never gets the glaze that can only be chosen by hand', () => {
    expect(NAMES.filter((name) => shamsaRecipe(name).glaze === 'sut')).toEqual([]);
  });
});

test('there are 64 different suns', () => {
  const drawings = new Set(NAMES.map((name) => JSON.stringify(shamsaOfName(name))));
  expect(drawings.size).toBe(64);
});

test('each slice of a sun ends where the next one begins', () => {
  const gaps = NAMES.filter((name) => {
    const { slices, lines } = shamsaOfName(name);
    const figures = figuresOf(lines);
    const [star = []] = figures;
    // The teeth are the outline that begins nearest to the rim.
    const teeth = figures.find(([start]) => start && isSame(start, [0, -91.8])) ?? [];
    return [star, teeth].some((figure) => {
      const [start, end] = [figure[0], figure.at(-1)];
      return !(start && end && isSame(turned(start, (2 * Math.PI) / slices), end));
    });
  });
  expect(gaps).toEqual([]);
});
