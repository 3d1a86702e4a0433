import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '@ismi/catalogue';
import { LOCALES } from '@ismi/contract';
import { findProcess } from '../prove/find-process.ts';
import { reportProof } from '../prove/report.ts';
import { findFreePort } from '../stack/ports.ts';
import { startStack } from '../stack/stack.ts';
import { makeThrowawayDir } from '../stack/throwaway-dir.ts';
import { closeConnections, send } from './http-load.ts';
import { median } from './median.ts';
import { watchQueueTime } from './suggest/queue-time.ts';
import { type Answered, loadSteadily, p99 } from './suggest/steady-load.ts';

/**
 * Families type: 200 requests a second to one API process on one core, and the same to a bare route with an answer of the usual size, in
 * turns of a tenth of a second. A turn counts only where no process had to wait for its core: otherwise other work on the machine would
 * be measured. `--short` takes fewer turns.
 */
const PER_SECOND = 200;
const IN_A_TURN = 20;
const TURNS = process.argv.includes('--short') ? 100 : 400;
const MAX_ATTEMPTS = TURNS * 10;
const WARM_UP_TURNS = 100;
/** In the queue for a core, in a turn, all together. */
const CALM_MS = 2;
/** The core of both servers; the calls are made on another one where there is one. */
const CORE = 0;
const MAX_BYTES = 3_072;

const rounded = (value: number): number => Math.round(value * 100) / 100;

function pidOf({ name, pid }: { name: string; pid: number | undefined }): number {
  if (pid === undefined) throw new Error(`${name} does not run`);
  return pid;
}

const keepOnCore = (pid: number, core: number): void => {
  execFileSync('taskset', ['-acp', String(core), String(pid)]);
};

/** What families send: names letter by letter, in each language; the order is always the same and mixes them. */
function typedLetters(): string[] {
  const spellings = loadCatalogue().names.flatMap(({ forms }) => forms.map(({ form }) => form));
  const starts = new Set(
    spellings.flatMap((form) =>
      [1, 2, 3, 4, 5].map((letters) => Array.from(form).slice(0, letters).join('')),
    ),
  );
  const queries = [...starts].flatMap((q) =>
    LOCALES.map((language) => new URLSearchParams({ q, language }).toString()),
  );
  // A step without a common divisor with their number visits all of them.
  const step = 7_919;
  return queries.map((_, index) => queries[(index * step) % queries.length] ?? '');
}

const dir = await makeThrowawayDir('bench-suggest');
const stack = await startStack({
  dataDir: join(dir.path, 'data'),
  instances: { api: 1, worker: 0, web: 0 },
  logDir: join(dir.path, 'logs'),
  env: { every: { RATE_LIMIT_SCALE: '1000000' } },
});
try {
  const queries = typedLetters();
  let next = 0;
  const apiUrl = (): string => {
    next += 1;
    return `${stack.urls.api}/api/names/suggest?${queries[next % queries.length]}`;
  };
  const usual = await send({
    url: `${stack.urls.api}/api/names/suggest?q=ze&language=de`,
    method: 'GET',
    headers: {},
  });
  const port = await findFreePort();
  const bareUrl = `http://127.0.0.1:${port}`;
  const bareRoute = stack.processes.start({
    name: 'bare-route',
    command: [
      process.execPath,
      'tools/bench/suggest/bare-route.ts',
      JSON.stringify({ port, answer: JSON.parse(usual) }),
    ],
  });
  await bareRoute.waitForHttp(`${bareUrl}/ready`);
  const apiPid = pidOf(findProcess(stack, 'api-1'));
  const barePid = pidOf(bareRoute);
  keepOnCore(apiPid, CORE);
  keepOnCore(barePid, CORE);
  if (availableParallelism() > 1) keepOnCore(process.pid, CORE + 1);

  const turnOf = async (pid: number, urlOf: () => string) => {
    const queueTime = watchQueueTime([process.pid, pid]);
    const answers = await loadSteadily(Array.from({ length: IN_A_TURN }, urlOf), PER_SECOND);
    return { answers, isCalm: queueTime() <= CALM_MS };
  };
  const apiTurn = () => turnOf(apiPid, apiUrl);
  const bareTurn = () => turnOf(barePid, () => `${bareUrl}/suggest`);
  for (let turn = 0; turn < WARM_UP_TURNS; turn += 1) {
    await apiTurn();
    await bareTurn();
  }
  const turns = { api: [] as Answered[][], bare: [] as Answered[][] };
  let attempts = 0;
  for (; turns.api.length < TURNS && attempts < MAX_ATTEMPTS; attempts += 1) {
    const api = await apiTurn();
    const bare = await bareTurn();
    if (!api.isCalm || !bare.isCalm) continue;
    turns.api.push(api.answers);
    turns.bare.push(bare.answers);
  }
  const timesOf = (answers: readonly Answered[][]) => answers.flat().map(({ ms }) => ms);
  const apiP99 = p99(timesOf(turns.api));
  const bareP99 = p99(timesOf(turns.bare));
  const largest = Math.max(0, ...turns.api.flat().map(({ bytes }) => bytes));
  const ratio = apiP99 / bareP99;
  reportProof(
    'bench:suggest',
    {
      requests: turns.api.flat().length,
      turns: attempts,
      calmTurns: turns.api.length,
      perSecond: PER_SECOND,
      p50Ms: rounded(median(timesOf(turns.api))),
      p99Ms: rounded(apiP99),
      bareP50Ms: rounded(median(timesOf(turns.bare))),
      bareP99Ms: rounded(bareP99),
      ratio: rounded(ratio),
      largestBytes: largest,
    },
    {
      'the machine was left alone often enough to measure': turns.api.length === TURNS,
      '99 of 100 answers come within 30 ms': apiP99 <= 30,
      'and within 2.5 times a bare route’s': ratio <= 2.5,
      'an answer has at most 3 KB': largest <= MAX_BYTES,
    },
  );
} finally {
  closeConnections();
  await stack.stop();
  await dir.remove();
}
