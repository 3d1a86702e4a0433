import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseTestServices } from './test-services.ts';
import { endProcess, spawnTethered } from './tethered-process.ts';

/**
 * `node with-test-services.ts <command> …` runs the command with TEST_DATABASE_URL and TEST_REDIS_URL set, and ends as
 * it ends. Whatever had to be started for it is gone afterwards.
 */
const [program, ...args] = process.argv.slice(2);
if (!program) throw new Error('Say which command to run.');

const dir = mkdtempSync(join(tmpdir(), 'ismi-test-services-'));
const services = await chooseTestServices(dir);
const command = spawnTethered(program, args, { stdio: 'inherit', env: { ...process.env, ...services.env } });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void endProcess(command));

command.once('exit', async (code) => {
  await services.stop();
  rmSync(dir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
