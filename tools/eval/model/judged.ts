import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  bootstrapInterval,
  type Comparison,
  chanceOf,
  fitPreferences,
  type Preferences,
} from './bradley-terry.ts';
import type { PairKey } from './pairs.ts';

const Judgement = z.strictObject({ code: z.string(), better: z.enum(['A', 'B', 'equal']) });
const Judgements = z.array(Judgement);
type Judgement = z.infer<typeof Judgement>;

/** A judged pair, as a comparison of what stood first with what stood second. */
interface JudgedPair extends Comparison {
  family: string;
  reader: string;
}

const SCORES = { A: 1, B: 0, equal: 0.5 } as const;
/** By language, and by reader where there are several: marks-de.json, marks-de-2.json. */
const FILE = /^marks-(?<lang>\w\w)(?:-[\w-]+)?\.json$/u;

export interface Judged {
  pairs: JudgedPair[];
  findings: string[];
}

/** The pairs that one reader judged; what is missing, unknown or there twice is a finding. */
export function matchJudgements(
  keys: readonly PairKey[],
  judgements: readonly Judgement[],
  reader: string,
): Judged {
  const codes = judgements.map(({ code }) => code);
  const unread = keys.filter(({ code }) => !codes.includes(code)).map(({ code }) => code);
  const unknown = codes.filter((code) => !keys.some((key) => key.code === code));
  const twice = codes.filter((code, at) => codes.indexOf(code) !== at);
  const findings: [string[], string][] = [
    [unread, 'not judged'],
    [unknown, 'not in the sheet'],
    [twice, 'judged twice'],
  ];
  return {
    pairs: keys.flatMap(({ code, family, a, b }) => {
      const judgement = judgements.find((each) => each.code === code);
      return judgement
        ? { family, reader, first: a, second: b, score: SCORES[judgement.better] }
        : [];
    }),
    findings: findings.flatMap(([wrong, what]) =>
      wrong.length > 0 ? [`${reader}: ${what}: ${wrong.join(', ')}`] : [],
    ),
  };
}

/** All marks of a folder with sheets. */
export function readJudged(folder: string): Judged {
  const read = readdirSync(folder).flatMap((file) => {
    const lang = FILE.exec(file)?.groups?.lang;
    if (!lang) return [];
    const keys: PairKey[] = JSON.parse(readFileSync(join(folder, `key-${lang}.json`), 'utf8'));
    const judgements = Judgements.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    return matchJudgements(keys, judgements, file.slice('marks-'.length, -'.json'.length));
  });
  return {
    pairs: read.flatMap(({ pairs }) => pairs),
    findings: [
      ...read.flatMap(({ findings }) => findings),
      ...(read.length === 0 ? [`no marks-*.json in ${folder}`] : []),
    ],
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const interval = (both: readonly [number, number]) => both.map(rounded);

const groupsOf = (pairs: readonly JudgedPair[], keyOf: (pair: JudgedPair) => string) => [
  ...Map.groupBy(pairs, keyOf).values(),
];

const strengthOf = ({ strengths }: Preferences, arm: string): number => strengths.get(arm) ?? 0;
const isForModel = ({ first, score }: JudgedPair) => (first === 'model' ? score : 1 - score);

/** Strengths of both lists with their intervals over families, and how much the place of a list counted. */
export function preferencesOf(pairs: readonly JudgedPair[]) {
  const fit = fitPreferences(pairs);
  const byFamily = groupsOf(pairs, ({ family }) => family);
  const intervalOf = (figureOf: (fit: Preferences) => number) =>
    interval(bootstrapInterval(byFamily, figureOf));
  const advantage = (each: Preferences) => strengthOf(each, 'model') - strengthOf(each, 'rules');
  const bothWays = groupsOf(pairs, ({ family, reader }) => `${family}/${reader}`).filter(
    (group) => group.length === 2,
  );
  const [decided, firstOnes] = [
    pairs.filter(({ score }) => score !== 0.5),
    pairs.filter(({ score }) => score === 1),
  ];
  const same = bothWays.filter(
    ([one, other]) => one && other && isForModel(one) === isForModel(other),
  );
  return {
    families: byFamily.length,
    judgements: pairs.length,
    undecided: pairs.length - decided.length,
    strengths: Object.fromEntries(
      ['rules', 'model'].map((arm) => [
        arm,
        {
          strength: rounded(strengthOf(fit, arm)),
          interval95: intervalOf((each) => strengthOf(each, arm)),
        },
      ]),
    ),
    modelPreferred: {
      chance: rounded(chanceOf(advantage(fit))),
      interval95: intervalOf((each) => chanceOf(advantage(each))),
    },
    position: {
      /** Log odds that the first list gains by standing first. */
      effect: rounded(fit.position),
      interval95: intervalOf(({ position }) => position),
      firstPreferred: rounded(firstOnes.length / Math.max(1, decided.length)),
      /** Judged the same with the order swapped. */
      sameBothWays: rounded(same.length / Math.max(1, bothWays.length)),
    },
  };
}
