import { z } from 'zod';
import { ARMS, type Arm, type BlindList } from './arms.ts';

/** What a reader gives for each list: a mark from 0 to 10, and the names that should not stand in it. */
export const Marks = z.array(
  z.strictObject({
    code: z.string(),
    mark: z.number().min(0).max(10),
    wrong: z.array(z.string()),
  }),
);
export type Marks = z.infer<typeof Marks>;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The mean mark of each arm, and the share of planted names that the reader found. */
export function judgeReading(lists: readonly BlindList[], marks: Marks) {
  const markOf = new Map(marks.map((each) => [each.code, each]));
  const unread = lists.filter(({ code }) => !markOf.has(code)).length;
  const marksOf = (arm: Arm) =>
    lists.filter((list) => list.arm === arm).flatMap(({ code }) => markOf.get(code)?.mark ?? []);
  const planted = lists.flatMap(({ code, planted: names }) =>
    names.map((name) => markOf.get(code)?.wrong.includes(name) ?? false),
  );
  return {
    ...Object.fromEntries(ARMS.map((arm) => [arm, rounded(mean(marksOf(arm)))])),
    planted: planted.length,
    plantedFound: planted.filter(Boolean).length,
    unread,
  };
}
