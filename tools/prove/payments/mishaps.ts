import { setTimeout as pause } from 'node:timers/promises';
import type { Flow } from './flows.ts';
import type { ProxiedStack } from './proxied-stack.ts';
import { MISHAPS, type Mishap } from './step-interceptor.ts';

/** A delayed step continues after this time, even if others are not done: they may wait for it. */
const DELAY_MS = 600;
/** More than any flow has; other jobs of a worker may add some. */
const MAX_STEPS = 60;

export interface Tally {
  runs: number;
  /** Flow and step of each mishap that happened. */
  points: Set<string>;
  byMishap: Record<Mishap, number>;
}

export const newTally = (): Tally => ({
  runs: 0,
  points: new Set(),
  byMishap: { killed: 0, 'question lost': 0, 'answer lost': 0, delayed: 0 },
});

/** One purchase with one mishap; false if the flow ended before that step. */
async function runOnce(
  proxiedStack: ProxiedStack,
  flow: Flow,
  { at, mishap }: { at: number; mishap: Mishap },
  tally: Tally,
): Promise<boolean> {
  const buyer = await flow.prepare(proxiedStack);
  const { steps } = proxiedStack.places[flow.place];
  let others: Promise<unknown> = Promise.resolve();
  steps.watch({
    at,
    mishap,
    kill: () => proxiedStack.kill(flow.place),
    async meanwhile() {
      others = flow.meanwhile(proxiedStack, buyer).catch(() => undefined);
      await Promise.race([others, pause(DELAY_MS)]);
    },
  });
  await flow.act(proxiedStack, buyer).catch(() => undefined);
  await others;
  const { hasTriggered } = steps;
  const point = `${flow.name}, ${at}: ${steps.stepLabel}`;
  steps.stopWatching();
  if (hasTriggered && mishap === 'killed') await proxiedStack.revive(flow.place);
  await flow.again?.(proxiedStack, buyer);
  if (!hasTriggered) return false;
  tally.runs += 1;
  tally.byMishap[mishap] += 1;
  tally.points.add(point);
  return true;
}

/** Every mishap, or the given ones, at every step of a flow. */
export async function interruptEveryStep(
  proxiedStack: ProxiedStack,
  flow: Flow,
  tally: Tally,
  mishaps: readonly Mishap[] = MISHAPS,
): Promise<void> {
  for (const mishap of mishaps) {
    let at = 0;
    while (at < MAX_STEPS && (await runOnce(proxiedStack, flow, { at, mishap }, tally))) at += 1;
    console.error(`${flow.name}, ${mishap}: ${at} steps`);
  }
}

/** For CI: mishaps in turn at every n-th step of a flow, with at most one kill. */
export async function interruptSampledSteps(
  proxiedStack: ProxiedStack,
  flow: Flow,
  { every, killAt }: { every: number; killAt?: number },
  tally: Tally,
): Promise<void> {
  const gentle = MISHAPS.filter((mishap) => mishap !== 'killed');
  for (let at = every - 1; at < MAX_STEPS; at += every) {
    const mishap = gentle[Math.floor(at / every) % gentle.length] ?? 'delayed';
    if (!(await runOnce(proxiedStack, flow, { at, mishap }, tally))) break;
  }
  if (killAt !== undefined)
    await runOnce(proxiedStack, flow, { at: killAt, mishap: 'killed' }, tally);
}
