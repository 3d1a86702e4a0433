import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeThrowawayDir } from '../../stack/throwaway-dir.ts';
import { compareBooks } from './books.ts';
import { FLOWS } from './flows.ts';
import { GUARDS } from './guards.ts';
import { interruptEveryStep, newTally } from './mishaps.ts';
import { type ProxiedStack, startProxiedStack } from './proxied-stack.ts';
import { concurrentReturns, type Scenario, wrongCapturedAmount } from './scenarios.ts';
import { sweepUntilFinished } from './sweep-until-finished.ts';
import { forgedWebhooks } from './webhook-scenarios.ts';

/** One kind of mishap at every step of a flow, then compares the books. */
const interruptFlow =
  (name: string, mishap: 'killed' | 'answer lost' | 'delayed'): Scenario =>
  async (proxiedStack) => {
    const flow = FLOWS.find((each) => each.name === name);
    if (!flow) throw new Error(`there is no flow ${name}`);
    await interruptEveryStep(proxiedStack, flow, newTally(), [mishap]);
    await sweepUntilFinished(proxiedStack).catch(() => undefined);
    return compareBooks(proxiedStack);
  };

/** The scenario in which a missing guard must show. */
const SCENARIO_BY_GUARD: Record<keyof typeof GUARDS, Scenario> = {
  'the captured sum is compared': wrongCapturedAmount,
  'what is settled stays so': interruptFlow('return page', 'delayed'),
  'one caller at a time asks PayPal': concurrentReturns,
  'status, receipt and credits are one transaction': interruptFlow('return page', 'answer lost'),
  'a repeat has the same request id': interruptFlow('order', 'answer lost'),
  'somebody sweeps': interruptFlow('return page', 'answer lost'),
  'a webhook’s signature is verified': forgedWebhooks,
};

/** Removes each guard in turn; returns those whose absence was not noticed. */
export async function controlRuns(): Promise<{ controls: number; unnoticed: string[] }> {
  const dir = await makeThrowawayDir('guards');
  const file = join(dir.path, 'guard');
  writeFileSync(file, '');
  const hook = pathToFileURL(join(import.meta.dirname, 'without-guard.ts')).href;
  const unnoticed: string[] = [];
  const names = Object.keys(GUARDS);
  for (const name of names) {
    writeFileSync(file, name);
    const proxiedStack = await startProxiedStack({
      NODE_OPTIONS: `--import ${hook}`,
      WITHOUT_GUARD_IN: file,
    });
    try {
      const faults = await faultsOf(proxiedStack, name);
      console.error(`without "${name}": ${faults[0] ?? 'not noticed'}`);
      if (faults.length === 0) unnoticed.push(name);
    } finally {
      await proxiedStack.stop();
    }
  }
  await dir.remove();
  return { controls: names.length, unnoticed };
}

async function faultsOf(proxiedStack: ProxiedStack, guard: string): Promise<string[]> {
  await proxiedStack.payPal('PUT', 'webhooks', { mode: 'hold' });
  return (await SCENARIO_BY_GUARD[guard]?.(proxiedStack)) ?? [];
}
