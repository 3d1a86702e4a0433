import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../../tools/stack/ports.ts';
import { hasEnded, killProcess, spawnTethered } from '../../../tools/stack/tethered-process.ts';
import { databaseGate } from '../test/database-gate.ts';
import { testEnvironment } from '../test/start-test-api.ts';
import { createTestDatabase } from '../test/test-database.ts';

const START_MS = 60_000;

/** A process of the product behind a database gate that is closed at first. */
async function startBehindGate(script: 'main.worker.ts' | 'main.server.ts') {
  const database = await createTestDatabase();
  const gate = await databaseGate(database.url);
  const metricsPort = await findFreePort();
  const child = spawnTethered(process.execPath, [`${import.meta.dirname}/${script}`], {
    env: {
      PATH: process.env.PATH,
      ...testEnvironment(gate.url),
      LOG_LEVEL: 'info',
      PORT: String(await findFreePort()),
      METRICS_PORT: String(metricsPort),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: { level: number; msg: string }[] = [];
  if (!child.stdout) throw new Error('it was started with a pipe');
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)));
  onTestFinished(async () => {
    await killProcess(child);
    await gate.close();
    await database.drop();
  });
  const ask = (path: string) => fetch(`http://127.0.0.1:${metricsPort}${path}`);
  const statusOf = async (path: string) => (await ask(path).catch(() => undefined))?.status;
  return {
    gate,
    hasEnded: () => hasEnded(child),
    ready: () => statusOf('/ready'),
    /** One reading of the metrics, and that it was answered. */
    async read() {
      const answer = await ask('/metrics');
      const text = await answer.text();
      const figure = (name: string) => {
        const found = new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1];
        return found === undefined ? undefined : Number(found);
      };
      return {
        status: answer.status,
        databaseUp: figure('ismi_database_up'),
        incomplete: figure('ismi_metrics_incomplete'),
        overdue: figure('ismi_payments_overdue'),
      };
    },
    says: (sentence: string) => lines.filter(({ msg }) => msg === sentence).length,
    errors: () => lines.filter(({ level }) => level >= 50).length,
    async stop() {
      const ended = once(child, 'exit');
      const begin = performance.now();
      child.kill('SIGTERM');
      const [code] = await ended;
      return { code, ms: performance.now() - begin };
    },
  };
}

const away = { status: 200, databaseUp: 0, overdue: undefined };
const there = { status: 200, databaseUp: 1, incomplete: 0, overdue: 0 };

test('operations 1: a worker waits for PostgreSQL and serves metrics meanwhile', async () => {
  const worker = await startBehindGate('main.worker.ts');
  await expect.poll(worker.ready, { timeout: START_MS }).toBe(503);
  expect(await worker.read()).toMatchObject(away);
  worker.gate.open();
  await expect.poll(worker.ready, { timeout: START_MS }).toBe(200);
  await expect.poll(worker.read, { timeout: START_MS }).toEqual(there);

  worker.gate.shut();
  // A figure is cached for a second.
  await expect.poll(worker.read, { timeout: START_MS }).toMatchObject(away);
  for (let reading = 0; reading < 20; reading += 1) {
    const { incomplete, ...told } = await worker.read();
    expect(told).toEqual(away);
    expect(incomplete).toBeGreaterThan(0);
  }
  expect(await worker.ready()).toBe(503);
  expect(worker.hasEnded()).toBe(false);
  worker.gate.open();
  await expect.poll(worker.ready, { timeout: START_MS }).toBe(200);
  await expect.poll(worker.read, { timeout: START_MS }).toEqual(there);
  await expect.poll(() => worker.says('database available again'), { timeout: START_MS }).toBe(2);
  expect(worker.says('database unavailable')).toBe(2);
  expect(worker.errors()).toBe(2);
  expect(await worker.stop()).toMatchObject({ code: 0 });
});

test.each(['main.worker.ts', 'main.server.ts'] as const)(
  'operations 1: %s that waits for PostgreSQL ends at once on a stop signal',
  async (script) => {
    const waiting = await startBehindGate(script);
    await expect.poll(waiting.ready, { timeout: START_MS }).toBe(503);
    await expect.poll(() => waiting.says('database unavailable'), { timeout: START_MS }).toBe(1);
    expect(await waiting.read()).toMatchObject(away);
    const { code, ms } = await waiting.stop();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(3_000);
  },
);
