import { join } from 'node:path';
import { journeyAddresses } from '../stack/journey-addresses.ts';
import { JOURNEY_LIMIT_SCALE } from '../stack/journey-limits.ts';
import { makeProcesses, stopOnSignals } from '../stack/processes.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { makeThrowawayDir } from '../stack/throwaway-dir.ts';
import { findProcess } from './find-process.ts';
import { proveAnswers, provePictures, proveWithoutApi } from './ingress-promises.ts';
import { chooseNginxPorts, type Nginx, startNginx } from './nginx.ts';
import { reportProof } from './report.ts';
import { restartEveryInstance } from './rolling-restart.ts';
import { measureSharedLimits, sharedLimitsPromises } from './shared-limits.ts';
import type { LoadProfile } from './steady-load.ts';

/**
 * The product as deployed: several instances behind the real nginx with deploy/nginx. It responds, shares limits between
 * instances, and is restarted under load without a lost request. `--short` for CI: fewer visitors with think time, and no
 * journeys in a browser.
 */
const SHORT = process.argv.includes('--short');
const LOAD_PROFILE: LoadProfile = SHORT
  ? { visitorsPerHabit: 1, readingMs: 10 }
  : { visitorsPerHabit: 3, readingMs: 0 };
/** The value that deploy/nginx is configured for; the default of both processes. */
const DRAIN_MS = 5_000;
/** The stack kills after 10 s: a process that takes longer did not stop by itself. */
const STOP_LIMIT_S = DRAIN_MS / 1000 + 4;

const ports = await chooseNginxPorts();
const dir = await makeThrowawayDir('delivery');

const start = () =>
  startStack({
    dataDir: dir.path,
    // Only the journeys need it.
    seed: !SHORT,
    publicOrigin: `http://localhost:${ports.visitors}`,
    instances: { api: 2, web: 2, worker: 1 },
    logLevel: 'warn',
    logDir: join(dir.path, 'logs'),
    env: {
      every: {
        DRAIN_MS: String(DRAIN_MS),
        TRUSTED_HOPS: '1',
        RATE_LIMIT_SCALE: String(JOURNEY_LIMIT_SCALE),
      },
      web: { API_URL: `http://127.0.0.1:${ports.inside}` },
    },
  });

/** Whether every journey of e2e passes through nginx. */
async function runJourneys(stack: Stack): Promise<boolean> {
  // Separate, because it prints to the terminal which one failed.
  const journeyProcesses = makeProcesses({ onUnexpectedEnd: () => {} });
  try {
    await journeyProcesses.run({
      name: 'journeys',
      command: ['npm', 'run', 'e2e', '--', '--reporter=list'],
      env: { ISMI_E2E_ADDRESSES: JSON.stringify(journeyAddresses(stack)) },
    });
    return true;
  } catch {
    return false;
  }
}

const instancesBehind = (nginx: Nginx, part: 'api' | 'page') =>
  new Set(nginx.passed().flatMap((each) => (each.part === part ? each.upstreams : []))).size;

async function prove(stack: Stack): Promise<void> {
  const nginx = await startNginx(stack, ports, join(dir.path, 'nginx'));
  const answers = await proveAnswers(ports.visitors, nginx);
  const pictures = await provePictures(ports.visitors, nginx);
  const limits = await measureSharedLimits(ports.visitors);
  const apis = instancesBehind(nginx, 'api');

  const passedBefore = nginx.passed().length;
  const { failures, ...restarted } = await restartEveryInstance(
    stack,
    ports.visitors,
    LOAD_PROFILE,
  );
  const passed = nginx.passed().slice(passedBefore);
  for (const failure of failures.slice(0, 20)) console.error(failure);

  const journeysPass = SHORT || (await runJourneys(stack));
  await Promise.all(['api-1', 'api-2'].map((name) => findProcess(stack, name).stop()));
  const withoutApi = await proveWithoutApi(ports.visitors);

  reportProof(
    'delivery',
    {
      ...limits,
      ...restarted,
      failures: failures.length,
      secondTries: passed.filter(({ upstreams }) => upstreams.length > 1).length,
    },
    {
      ...answers,
      ...pictures,
      ...sharedLimitsPromises(limits),
      'every instance takes part': apis === 2 && instancesBehind(nginx, 'page') === 2,
      'a restart of every instance under load loses no request': failures.length === 0,
      [`every instance stops by itself within ${STOP_LIMIT_S} s`]:
        restarted.slowestStopSeconds <= STOP_LIMIT_S,
      'every journey passes through nginx': journeysPass,
      ...withoutApi,
    },
  );
}

let stack: Stack | undefined;
async function stopEverything(): Promise<void> {
  // All at once: otherwise each waits for the drain of the one before.
  await Promise.all((stack?.processes.all() ?? []).map((process) => process.stop()));
  await stack?.stop();
  await dir.remove();
}
stopOnSignals(stopEverything);
try {
  stack = await start();
  await prove(stack);
} finally {
  await stopEverything();
}
