import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeThrowawayDir } from '../../stack/throwaway-dir.ts';
import type { Size } from './campaign.ts';
import { ABUSE_GUARDS } from './guards.ts';
import type { Mood } from './model-gate.ts';
import { type Product, startProduct } from './product.ts';
import { runProof } from './run-proof.ts';

const HOOK = pathToFileURL(join(import.meta.dirname, '../payments/without-guard.ts')).href;

/** Enough calls of few accounts to reach every bound. */
const sizeFor = (moods: readonly Mood[]): Size => ({
  moods,
  accounts: 4,
  calls: 80,
  slowCalls: 8,
  accountsPerNetwork: 4,
  attackersAtOnce: 4,
  outageAccounts: 2,
  families: 4,
  familiesAtOnce: 1,
  baselineMs: 500,
  seed: 2,
});

/** The promises that a product breaks. */
async function brokenPromises(product: Product, size: Size): Promise<string[]> {
  const { promises } = await runProof(product, size, { providers: 2, mailboxes: 0 });
  return Object.keys(promises).filter((promise) => !promises[promise]);
}

/** Removes each guard in turn and returns those whose absence the proof does not notice. */
export async function controlRuns(): Promise<{ controls: number; unnoticed: string[] }> {
  const dir = await makeThrowawayDir('abuse-guards');
  const file = join(dir.path, 'guard');
  const unnoticed: string[] = [];
  const guards = Object.entries(ABUSE_GUARDS);
  for (const [name, { breaks, moods }] of guards) {
    writeFileSync(file, name);
    const product = await startProduct({
      NODE_OPTIONS: `--import ${HOOK}`,
      WITHOUT_GUARD_IN: file,
    });
    try {
      const promises = await brokenPromises(product, sizeFor(moods));
      const noticed = promises.find((promise) => promise.includes(breaks));
      console.error(`without "${name}": ${noticed ?? 'not noticed'}`);
      if (!noticed) unnoticed.push(name);
    } finally {
      await product.stop();
    }
  }
  await dir.remove();
  return { controls: guards.length, unnoticed };
}
