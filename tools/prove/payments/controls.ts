import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeThrowawayDir } from '../../stack/throwaway-dir.ts';
import { compareBooks } from './books.ts';
import { FLOWS } from './flows.ts';
import { GUARDS } from './guards.ts';
import { heal } from './heal.ts';
import { type House, startHouse } from './house.ts';
import { interruptEverywhere, newTally } from './mishaps.ts';
import { atOnce, type Scene, wrongMoney } from './scenes.ts';
import { forgeries } from './webhook-scenes.ts';

/** Mishaps of one kind at every step of one flow, and what the books say afterwards. */
const mishapsIn =
  (name: string, mishap: 'killed' | 'answer lost' | 'delayed'): Scene =>
  async (house) => {
    const flow = FLOWS.find((each) => each.name === name);
    if (!flow) throw new Error(`there is no flow ${name}`);
    await interruptEverywhere(house, flow, newTally(), [mishap]);
    await heal(house).catch(() => undefined);
    return compareBooks(house);
  };

/** Where a missing guard has to show. */
const SHOWN_BY: Record<keyof typeof GUARDS, Scene> = {
  'the captured sum is compared': wrongMoney,
  'what is settled stays so': mishapsIn('return page', 'delayed'),
  'one caller at a time asks PayPal': atOnce,
  'status, receipt and credits are one transaction': mishapsIn('return page', 'answer lost'),
  'a repeat has the same request id': mishapsIn('order', 'answer lost'),
  'somebody sweeps': mishapsIn('return page', 'answer lost'),
  'a webhook’s signature is verified': forgeries,
};

/** Takes the guards away one after the other and answers with those that nobody missed. */
export async function controlRuns(): Promise<{ controls: number; unnoticed: string[] }> {
  const dir = await makeThrowawayDir('guards');
  const file = join(dir.path, 'guard');
  writeFileSync(file, '');
  const hook = pathToFileURL(join(import.meta.dirname, 'without-guard.ts')).href;
  const unnoticed: string[] = [];
  const names = Object.keys(GUARDS);
  for (const name of names) {
    writeFileSync(file, name);
    const house = await startHouse({ NODE_OPTIONS: `--import ${hook}`, WITHOUT_GUARD_IN: file });
    try {
      const faults = await faultsOf(house, name);
      console.error(`without "${name}": ${faults[0] ?? 'nothing is noticed'}`);
      if (faults.length === 0) unnoticed.push(name);
    } finally {
      await house.stop();
    }
  }
  await dir.remove();
  return { controls: names.length, unnoticed };
}

async function faultsOf(house: House, guard: string): Promise<string[]> {
  await house.payPal('PUT', 'webhooks', { mode: 'hold' });
  return (await SHOWN_BY[guard]?.(house)) ?? [];
}
