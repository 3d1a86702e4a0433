import type { Glaze } from '@ismi/contract/picture-paths';
import { fnv1a } from './fnv1a.ts';
import {
  around,
  closedPath,
  meetingRadius,
  openPath,
  type Point,
  radians,
  starSlice,
  TURN,
  wovenSlice,
} from './motif.ts';

/** Glazes that a name can get automatically; süt is only for choosing by hand. */
const OWN_GLAZES = ['firuze', 'gece', 'nar', 'ayva', 'adacayi', 'kayisi'] as const;

const ORDERS = [8, 10, 12, 16] as const;
const ANGLES = [54, 60, 66, 72] as const;

/** A seed for a picture, without any meaning. No numerology. */
const seedOf = (name: string): number => fnv1a(name.normalize('NFC').toLocaleLowerCase('und'));

export interface ShamsaRecipe {
  /** Orders 5 and 6 are excluded, so that no pentagram or hexagram appears on a child's card. */
  order: number;
  angle: number;
  isInnerClosed: boolean;
  hasFewRays: boolean;
  glaze: Glaze;
}

/** Same name, same picture, in every language. */
export function shamsaRecipe(name: string): ShamsaRecipe {
  const seed = seedOf(name);
  return {
    order: ORDERS[seed & 3] ?? 8,
    angle: ANGLES[(seed >>> 2) & 3] ?? 60,
    isInnerClosed: ((seed >>> 4) & 1) === 1,
    hasFewRays: ((seed >>> 5) & 1) === 1,
    glaze: OWN_GLAZES[(seed >>> 7) % OWN_GLAZES.length] ?? 'firuze',
  };
}

export interface Shamsa {
  /** Number of copies of the slice around the centre. */
  slices: number;
  /** Star, teeth and rays of a slice, as lines. */
  lines: string;
  /** Its pearls and the finials of its rays, filled. */
  pearls: string;
  rings: readonly [number, number];
}

const UP = -Math.PI / 2;
const RADIUS = 100;
const WOVEN_STEPS: Record<number, number> = { 8: 3, 10: 3, 12: 4, 16: 5 };
/**
 * Three to five large slices: the browser copies and lays out everything in a slice for each rotation. Every pattern of rays
 * repeats within these steps.
 */
const STEPS_IN_SLICE = 8;

const rhombus = ([x, y]: Point, size: number): string =>
  closedPath([
    [x, y - size],
    [x + size, y],
    [x, y + size],
    [x - size, y],
  ]);

function bodySlice({ order, angle, isInnerClosed }: ShamsaRecipe, slices: number): string {
  const points = order / slices;
  const outer = { n: order, r: RADIUS * 0.8, contactAngle: radians(angle), firstTip: UP };
  const between = { ...outer, firstTip: UP + Math.PI / order };
  const core = { ...between, r: meetingRadius(order, outer.r, outer.contactAngle) };
  return [
    starSlice(outer, points),
    wovenSlice(outer, points, WOVEN_STEPS[order] ?? 3),
    // Low orders are doubled, so that all names are equally detailed.
    ...(order < 12 ? [starSlice(between, points), wovenSlice(between, points, 2)] : []),
    isInnerClosed ? starSlice(core, points) : wovenSlice(core, points, 2),
  ].join('');
}

const DRAWN = new Map<string, Shamsa>();
const KEPT_DRAWINGS = 500;

/** The "little sun" of a name. Drawing is more expensive than the rest of its page, so results are cached. */
export function shamsaOfName(name: string): Shamsa {
  const known = DRAWN.get(name);
  if (known) return known;
  const drawn = draw(name);
  DRAWN.set(name, drawn);
  if (DRAWN.size > KEPT_DRAWINGS) DRAWN.delete(DRAWN.keys().next().value ?? name);
  return drawn;
}

/** As in the illumination of manuscripts: woven star, ring with pearls, teeth, fine rays. */
function draw(name: string): Shamsa {
  const recipe = shamsaRecipe(name);
  const tips = (recipe.order < 12 ? 2 : 1) * recipe.order * 2;
  const stepsBetweenMajors = recipe.hasFewRays ? 4 : 2;
  const slices = tips / STEPS_IN_SLICE;
  const at = (radius: number, step: number) =>
    around([0, 0], RADIUS * radius, UP + (step * TURN) / tips);
  const steps = Array.from({ length: STEPS_IN_SLICE }, (_, i) => i);
  const foot = (i: number) => (i % 2 ? 0.893 : 0.918);
  const isMajor = (i: number) => i % stepsBetweenMajors === 0;
  const minorEnd = (i: number) => (i % 2 ? 0.915 : 0.945);
  const end = (i: number) => (isMajor(i) ? 0.972 : minorEnd(i));

  const teeth = steps.flatMap((i) => [at(foot(i), i), at(0.845, i + 0.5)]);
  const rays = steps.map((i) => openPath([at(foot(i), i), at(end(i), i)]));
  const finials = steps.filter(isMajor).map((i) => rhombus(at(end(i) + 0.012, i), RADIUS * 0.011));
  const pearls = steps.map((i) => rhombus(at(0.8225, i + 0.5), RADIUS * 0.0065));
  return {
    slices,
    lines: [
      bodySlice(recipe, slices),
      openPath([...teeth, at(foot(0), steps.length)]),
      ...rays,
    ].join(''),
    pearls: [...finials, ...pearls].join(''),
    rings: [RADIUS * 0.8, RADIUS * 0.845],
  };
}
