import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startPostgres } from '../stack/private-services.ts';
import { makeProcesses } from '../stack/processes.ts';
import { REPOSITORY } from '../stack/repository.ts';
import type { PrivateService } from '../stack/service-launch.ts';
import { endProcess, spawnTethered } from '../stack/tethered-process.ts';
import { makeThrowawayDir } from '../stack/throwaway-dir.ts';
import { auditBooks } from './audit-books.ts';

interface KilledLoad {
  /** The script to run: one of the API's proofs. */
  script: string;
  plan: { operations: number } & Record<string, unknown>;
  /** How often PostgreSQL is killed while the clients work. */
  kills: number;
  settings?: Record<string, string>;
  /** Runs after the migration, before the load. */
  prepare?: (databaseUrl: string) => Promise<void>;
}

/** Runs a load on a fresh PostgreSQL, which is killed several times; the books are audited after each kill and at the end. */
export async function runKilledLoad<Finished>({
  settings = {},
  prepare,
  plan,
  ...load
}: KilledLoad): Promise<{ finished: Finished; violations: number }> {
  const dir = await makeThrowawayDir('load');
  const postgres = await startPostgres({
    dir: dir.path,
    settings: { max_connections: '120', ...settings },
  });
  try {
    await migrate(postgres.url);
    await prepare?.(postgres.url);
    const whole = { ...plan, databaseUrl: postgres.url };
    const ran = await runLoad<Finished>({ ...load, plan: whole }, postgres);
    return { ...ran, violations: ran.violations + (await auditBooks(postgres.url)) };
  } finally {
    await postgres.stop();
    await dir.remove();
  }
}

const migrate = (databaseUrl: string) =>
  makeProcesses({ output: () => {}, onUnexpectedEnd: () => {} }).run({
    name: 'migrate',
    command: [process.execPath, 'apps/api/src/cli/migrate.ts'],
    env: { DATABASE_URL: databaseUrl },
  });

async function runLoad<Finished>(
  { script, plan, kills }: Pick<KilledLoad, 'script' | 'plan' | 'kills'>,
  postgres: PrivateService,
): Promise<{ finished: Finished; violations: number }> {
  const child = spawnTethered(process.execPath, [script, JSON.stringify(plan)], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let violations = 0;
  let killed = 0;
  let finished: Finished | undefined;
  try {
    if (!child.stdout) throw new Error('the load was started with a pipe');
    for await (const line of createInterface({ input: child.stdout })) {
      const message: { begun?: number; finished?: Finished } = JSON.parse(line);
      finished = message.finished ?? finished;
      const due = ((killed + 1) * plan.operations) / (kills + 1);
      if (message.begun === undefined || killed >= kills || message.begun < due) continue;
      killed += 1;
      await postgres.kill();
      await postgres.restart();
      violations += await auditBooks(postgres.url);
    }
    const [code] = await ended;
    if (code !== 0 || !finished) throw new Error(`the load ended with code ${code}`);
    if (killed < kills) throw new Error(`PostgreSQL was killed ${killed} times, not ${kills}`);
    return { finished, violations };
  } finally {
    await endProcess(child);
  }
}
