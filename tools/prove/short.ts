import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../stack/repository.ts';
import { spawnTethered } from '../stack/tethered-process.ts';
import { makeThrowawayDir } from '../stack/throwaway-dir.ts';

/** The longest first, so that it does not run last. */
const PROOFS = ['delivery', 'money', 'outages', 'abuse', 'suggestions', 'booking', 'restore'];
/** Proofs mostly wait for what they killed; more than two would compete for the CPU. */
const AT_ONCE = 2;

const dir = await makeThrowawayDir('proofs');

/** False if a promise was not kept. Prints a proof's output in one piece. */
async function prove(proof: string): Promise<boolean> {
  const begin = performance.now();
  const log = join(dir.path, `${proof}.log`);
  const out = openSync(log, 'w');
  const child = spawnTethered(process.execPath, [`tools/prove/${proof}.ts`, '--short'], {
    cwd: REPOSITORY,
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  const [code] = await once(child, 'exit');
  const seconds = Math.round((performance.now() - begin) / 1000);
  process.stdout.write(`--- ${proof}, ${seconds} s\n${readFileSync(log, 'utf8')}`);
  return code === 0;
}

/** Runs every proof as in CI, even if one fails. */
const waiting = [...PROOFS];
const broken: string[] = [];
async function proveInTurn(): Promise<void> {
  for (let proof = waiting.shift(); proof; proof = waiting.shift())
    if (!(await prove(proof))) broken.push(proof);
}
try {
  await Promise.all(Array.from({ length: AT_ONCE }, proveInTurn));
} finally {
  await dir.remove();
}
for (const proof of broken) console.error(`not kept: something of ${proof}`);
process.exitCode = broken.length === 0 ? 0 : 1;
