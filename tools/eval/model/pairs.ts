import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash, shuffled } from '../blind/arms.ts';
import { requestOf } from '../blind/request.ts';
import type { Family } from '../families/family.ts';
import type { FamilyLists, ShownName } from './lists.ts';

type Arm = 'rules' | 'model';

/** Which list stood where. */
export interface PairKey {
  code: string;
  family: string;
  a: Arm;
  b: Arm;
}

/** A family with both of its lists. */
export interface JudgedFamily {
  family: Family;
  lists: FamilyLists;
}

const taskIn = (
  lang: string,
) => `For each pair read what the family asks for, and say which list you would rather give to them as a consultant: "A", "B", or
"equal" where you would not mind. Judge each pair by itself. Write the answers to marks-${lang}.json beside this file, or to
marks-${lang}-NAME.json where several of you read it: [{ "code": "P1", "better": "A" }, …]`;

const textOf = (names: readonly ShownName[], isWithReasons: boolean): string =>
  names
    .map(({ spelling, reason }, at) =>
      isWithReasons ? `${at + 1}. ${spelling}: ${reason}` : `${at + 1}. ${spelling}`,
    )
    .join('\n');

/** Each pair in an order of chance, and then all of them once more, each in its other order. */
export function pairKeys(families: readonly string[], seed: number): PairKey[] {
  const isModelFirst = (family: string) =>
    Number.parseInt(hash(seed, family).slice(0, 8), 16) % 2 === 1;
  return ['once', 'again']
    .flatMap((round) =>
      shuffled(families, (family) => hash(seed, `${round}/${family}`)).map((family) => {
        const [a, b] = isModelFirst(family) === (round === 'once') ? MODEL_FIRST : RULES_FIRST;
        return { family, a, b };
      }),
    )
    .map((key, at) => ({ code: `P${at + 1}`, ...key }));
}
const MODEL_FIRST = ['model', 'rules'] as const;
const RULES_FIRST = ['rules', 'model'] as const;

/** Sheets for readers of each language, and beside each its key, which no reader may see. Lists without a difference are left out. */
export function writePairs(
  folder: string,
  judged: readonly JudgedFamily[],
  { seed, isWithReasons }: { seed: number; isWithReasons: boolean },
) {
  const listOf = ({ lists }: JudgedFamily, arm: Arm) => textOf(lists[arm], isWithReasons);
  const different = judged.filter((each) => listOf(each, 'rules') !== listOf(each, 'model'));
  const languages = [...new Set(different.map(({ family }) => family.lang))];
  mkdirSync(folder, { recursive: true });
  for (const lang of languages) {
    const own = new Map(
      different.flatMap((each) => (each.family.lang === lang ? [[each.family.id, each]] : [])),
    );
    const keys = pairKeys([...own.keys()], seed);
    const sheet = keys.flatMap(({ code, family, a, b }) => {
      const each = own.get(family);
      return each
        ? `${code}\n${requestOf(each.family)}\nList A\n${listOf(each, a)}\nList B\n${listOf(each, b)}`
        : [];
    });
    writeFileSync(join(folder, `sheet-${lang}.txt`), `${[taskIn(lang), ...sheet].join('\n\n')}\n`);
    writeFileSync(join(folder, `key-${lang}.json`), JSON.stringify(keys, null, 1));
  }
  return { pairs: different.length, alike: judged.length - different.length, languages };
}
