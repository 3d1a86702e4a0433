import { setTimeout as pause } from 'node:timers/promises';
import type { Flow } from './flows.ts';
import type { House } from './house.ts';
import { MISHAPS, type Mishap } from './steps.ts';

/** A step that is delayed goes on after this, whatever the others have come to: they may be waiting for it. */
const DELAY_MS = 600;
/** More than any flow has; a worker’s other jobs may add some. */
const MOST_STEPS = 60;

export interface Tally {
  runs: number;
  /** Flow and step, in words: where a mishap has happened. */
  points: Set<string>;
  byMishap: Record<Mishap, number>;
}

export const newTally = (): Tally => ({
  runs: 0,
  points: new Set(),
  byMishap: { killed: 0, 'question lost': 0, 'answer lost': 0, delayed: 0 },
});

/** One purchase with one mishap; false when the flow was over before that step. */
async function runOnce(
  house: House,
  flow: Flow,
  { at, mishap }: { at: number; mishap: Mishap },
  tally: Tally,
): Promise<boolean> {
  const buyer = await flow.prepare(house);
  const { steps } = house.places[flow.place];
  let others: Promise<unknown> = Promise.resolve();
  steps.watch({
    at,
    mishap,
    kill: () => house.kill(flow.place),
    async meanwhile() {
      others = flow.meanwhile(house, buyer).catch(() => undefined);
      await Promise.race([others, pause(DELAY_MS)]);
    },
  });
  await flow.act(house, buyer).catch(() => undefined);
  await others;
  const { hasSprung } = steps;
  const point = `${flow.name}, ${at}: ${steps.at}`;
  steps.rest();
  if (hasSprung && mishap === 'killed') await house.revive(flow.place);
  await flow.again?.(house, buyer);
  if (!hasSprung) return false;
  tally.runs += 1;
  tally.byMishap[mishap] += 1;
  tally.points.add(point);
  return true;
}

/** Every mishap, or those that are named, at every step of a flow. */
export async function interruptEverywhere(
  house: House,
  flow: Flow,
  tally: Tally,
  mishaps: readonly Mishap[] = MISHAPS,
): Promise<void> {
  for (const mishap of mishaps) {
    let at = 0;
    while (at < MOST_STEPS && (await runOnce(house, flow, { at, mishap }, tally))) at += 1;
    console.error(`${flow.name}, ${mishap}: ${at} steps`);
  }
}

/** Mishaps in turn at every so many steps of a flow, with one kill at most: for CI. */
export async function interruptHereAndThere(
  house: House,
  flow: Flow,
  { every, killAt }: { every: number; killAt?: number },
  tally: Tally,
): Promise<void> {
  const gentle = MISHAPS.filter((mishap) => mishap !== 'killed');
  for (let at = every - 1; at < MOST_STEPS; at += every) {
    const mishap = gentle[Math.floor(at / every) % gentle.length] ?? 'delayed';
    if (!(await runOnce(house, flow, { at, mishap }, tally))) break;
  }
  if (killAt !== undefined) await runOnce(house, flow, { at: killAt, mishap: 'killed' }, tally);
}
