import type { Measured, Weights } from './engine.ts';

/**
 * Promises and requirements: a family that refuses a letter means it, however seldom the golden families show it. The
 * fit may make these greater than the table has them, never smaller.
 */
const PROMISED: Readonly<Record<string, number>> = {
  refusedLetter: 3,
  refusedStart: 3,
  refusedEnd: 3,
  askedEnd: 2.5,
  syllableTooMany: 2,
  syllableMissing: 1,
  quranAsked: 2,
  companionAsked: 2,
  prophetAsked: 1.5,
  prophetRefused: 1,
  religiousRefused: 1.2,
  siblingInitial: 0.37,
  siblingRhyme: 0.4,
  siblingBeginning: 0.8,
  siblingLetters: 1.2,
  siblingEcho: 0.6,
  surnameRhyme: 0.6,
  surnameEcho: 0.6,
  surnameJoin: 0.2,
  honourSame: 1.5,
  honourRoot: 0.6,
  pairRhyme: 0.8,
  meaning: 2,
  refusedMeaning: 0.6,
  askedOrigin: 1.5,
  distinctOrigin: 1,
  caution: 0.25,
  favourite: 1.1,
  rareFrom70: 4.5,
  tooCommon: 9,
  avoidSound: 0.5,
  sound: 0.2,
  travelsOften: 0.3,
  askedTravelsOften: 0.6,
  datedAlthoughRefused: 0.2,
  likedAlike: 2,
  dislikedFor: 1.5,
  dislikedAlike: 0.6,
};

/** A family's names with their properties, and which of them the consultants picked or refused. */
export interface Example {
  names: Measured;
  picks: ReadonlySet<number>;
  vetoes: ReadonlySet<number>;
}

/** The names of all families in one row, each with its properties: a fit reads them hundreds of times. */
interface Table {
  /** Where the names of each family begin, and the last ends. */
  families: Int32Array;
  /** Where the properties of each name begin, and the last ends. */
  rows: Int32Array;
  properties: Int32Array;
  amounts: Float64Array;
  picked: Float64Array;
  refused: Float64Array;
}

function tableOf(examples: readonly Example[]): Table {
  const [families, rows] = [[0], [0]];
  const [properties, amounts]: number[][] = [[], []];
  const [picked, refused]: number[][] = [[], []];
  for (const { names, picks, vetoes } of examples) {
    names.forEach((measured, at) => {
      for (const [property, amount] of measured) {
        properties?.push(property);
        amounts?.push(amount);
      }
      rows.push(properties?.length ?? 0);
      picked?.push(picks.has(at) ? 1 : 0);
      refused?.push(vetoes.has(at) ? 1 : 0);
    });
    families.push(rows.length - 1);
  }
  return {
    families: Int32Array.from(families),
    rows: Int32Array.from(rows),
    properties: Int32Array.from(properties ?? []),
    amounts: Float64Array.from(amounts ?? []),
    picked: Float64Array.from(picked ?? []),
    refused: Float64Array.from(refused ?? []),
  };
}

const ROUNDS = 800;
const STEP = 0.05;
/** A property that counts less would not be in the table. */
const LEAST = 0.02;
/** Keeps weights small that little speaks for; in units of a property's deviation, so that all are treated alike. */
const SHRINK = 0.02;
const [MOMENTUM, SQUARES] = [0.9, 0.99];
/** How much a refused name counts beside a picked one. */
const VETO = 4;
const MOST_SURE = 0.99;

function deviationsOf({ rows, properties, amounts }: Table, count: number): Float64Array {
  const [sums, squares] = [new Float64Array(count), new Float64Array(count)];
  properties.forEach((property, at) => {
    const amount = amounts[at] ?? 0;
    sums[property] = (sums[property] ?? 0) + amount;
    squares[property] = (squares[property] ?? 0) + amount ** 2;
  });
  const all = Math.max(1, rows.length - 1);
  return sums.map((sum, at) =>
    Math.sqrt(Math.max(1e-6, (squares[at] ?? 0) / all - (sum / all) ** 2)),
  );
}

/** How far each name of a family stands above what the family should see. */
function errorsOf(table: Table, weights: Float64Array, from: number, to: number): Float64Array {
  const { rows, properties, amounts, picked, refused } = table;
  const shares = new Float64Array(to - from);
  let top = Number.NEGATIVE_INFINITY;
  for (let name = from; name < to; name += 1) {
    let score = 0;
    const end = rows[name + 1] ?? 0;
    for (let at = rows[name] ?? 0; at < end; at += 1)
      score += (weights[properties[at] ?? 0] ?? 0) * (amounts[at] ?? 0);
    shares[name - from] = score;
    top = Math.max(top, score);
  }
  let [all, picks] = [0, 0];
  for (let name = 0; name < shares.length; name += 1) {
    const share = Math.exp((shares[name] ?? 0) - top);
    shares[name] = share;
    all += share;
    picks += picked[from + name] ?? 0;
  }
  if (picks === 0) return shares.fill(0);
  let vetoed = 0;
  const vetoes = shares.map((share, name) => {
    const shown = share / all;
    if (!refused[from + name]) return 0;
    const pressure = (VETO * shown) / (1 - Math.min(MOST_SURE, shown));
    vetoed += pressure;
    return pressure;
  });
  return shares.map((share, name) => {
    const shown = share / all;
    return picks * shown - (picked[from + name] ?? 0) + (vetoes[name] ?? 0) - vetoed * shown;
  });
}

function slopesOf(table: Table, weights: Float64Array): Float64Array {
  const { families, rows, properties, amounts, picked } = table;
  const slopes = new Float64Array(weights.length);
  const picks = picked.reduce((sum, each) => sum + each, 0);
  for (let family = 0; family + 1 < families.length; family += 1) {
    const [from, to] = [families[family] ?? 0, families[family + 1] ?? 0];
    const errors = errorsOf(table, weights, from, to);
    for (let name = from; name < to; name += 1) {
      const error = (errors[name - from] ?? 0) / picks;
      const end = rows[name + 1] ?? 0;
      for (let at = rows[name] ?? 0; at < end; at += 1) {
        const property = properties[at] ?? 0;
        slopes[property] = (slopes[property] ?? 0) + error * (amounts[at] ?? 0);
      }
    }
  }
  return slopes;
}

/**
 * Weights under which the picks are the likeliest choice among all names. A promised weight is at least as great as it was
 * promised, any other keeps its sign: a reason that reads one way must not count the other way.
 */
export function fitWeights(examples: readonly Example[], promisedTable: Weights): Weights {
  const names = Object.keys(promisedTable);
  const table = tableOf(examples);
  const deviations = deviationsOf(table, names.length);
  const signs = names.map((name) => Math.sign(promisedTable[name] ?? 0));
  const least = names.map((name) => PROMISED[name] ?? LEAST);
  const weights = Float64Array.from(names, (_, at) => (least[at] ?? 0) * (signs[at] ?? 0));
  const [mean, square] = [new Float64Array(names.length), new Float64Array(names.length)];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slopes = slopesOf(table, weights);
    names.forEach((_, at) => {
      const unit = deviations[at] ?? 1;
      const scaled = (weights[at] ?? 0) * unit;
      const slope = (slopes[at] ?? 0) / unit + SHRINK * scaled;
      mean[at] = MOMENTUM * (mean[at] ?? 0) + (1 - MOMENTUM) * slope;
      square[at] = SQUARES * (square[at] ?? 0) + (1 - SQUARES) * slope ** 2;
      const speed = (mean[at] ?? 0) / (1 - MOMENTUM ** round);
      const size = Math.sqrt((square[at] ?? 0) / (1 - SQUARES ** round)) + 1e-8;
      const next = (scaled - (STEP * (1 - round / (ROUNDS + 1)) * speed) / size) / unit;
      const sign = signs[at] ?? 0;
      weights[at] = sign * Math.max(least[at] ?? 0, sign * next);
    });
  }
  return Object.fromEntries(
    names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 100) / 100]),
  );
}
