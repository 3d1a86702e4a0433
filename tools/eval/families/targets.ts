import type { Judged } from './judge-lists.ts';

type Figures = Judged['figures'];
type Figure = Exclude<keyof Figures, 'rulesMetByKind'>;
type Target = readonly [Figure, 'least' | 'most', number];

const ALWAYS: readonly Target[] = [
  ['refusedShown', 'most', 0],
  ['siblingShown', 'most', 0],
  ['traditionHurt', 'most', 0],
  ['severeCautions', 'most', 0],
];
const TARGETS: Readonly<Record<'read' | 'typed', readonly Target[]>> = {
  read: [...ALWAYS, ['hitsPerList', 'least', 3.2], ['listsWithAHit', 'least', 0.93]],
  typed: [
    ...ALWAYS,
    ['hitsPerList', 'least', 3.5],
    ['listsWithAHit', 'least', 0.95],
    ['picksInPool80', 'least', 0.75],
    ['vetoesPerList', 'most', 0.06],
    ['rulesMet', 'least', 0.95],
    ['ownSpelling', 'least', 0.95],
    ['dated', 'most', 0.08],
    ['roots', 'least', 0.85],
    ['rareMet', 'least', 0.9],
    ['faithMet', 'least', 0.9],
    ['mostFrequentShare', 'most', 0.15],
  ],
};

/** The targets that the figures of a mode miss. */
export const findMissed = (mode: 'read' | 'typed', figures: Figures): string[] =>
  TARGETS[mode].flatMap(([figure, side, target]) => {
    const value = figures[figure];
    const isMet = side === 'least' ? value >= target : value <= target;
    return isMet ? [] : [`${mode}: ${figure} is ${value}, at ${side} ${target}`];
  });
