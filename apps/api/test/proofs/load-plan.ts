import { z } from 'zod';

/** The parameters of a load, passed by the proof as its only argument. */
export const LoadPlan = z.strictObject({
  databaseUrl: z.string(),
  operations: z.int(),
  clients: z.int(),
  users: z.int(),
  seed: z.int(),
  /** The control runs remove one safeguard and must be caught. */
  without: z.enum(['nothing', 'references', 'sweeper']),
});
export type LoadPlan = z.output<typeof LoadPlan>;

/** The same numbers for the same seed (mulberry32): a failed run can be repeated. */
export function chanceFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (limit: number) => Math.floor(next() * limit),
    oneOf: <T>(choices: readonly T[]): T => {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined) throw new Error('there is nothing to choose from');
      return choice;
    },
  };
}
export type Chance = ReturnType<typeof chanceFrom>;
