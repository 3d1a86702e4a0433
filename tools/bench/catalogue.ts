import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, loadCatalogue, printArtefact } from '@ismi/catalogue';
import { reportProof } from '../prove/report.ts';
import { findFreePort } from '../stack/ports.ts';
import { startStack } from '../stack/stack.ts';
import { makeThrowawayDir } from '../stack/throwaway-dir.ts';
import { waitUntil } from '../stack/wait-until.ts';
import { withClient } from '../stack/with-client.ts';
import { measureCompletions } from './catalogue/completion-times.ts';
import { generateCatalogue } from './catalogue/generated-catalogue.ts';
import { Inspector } from './catalogue/inspector.ts';

/**
 * What the catalogue costs a process of the API: its memory after a garbage collection (with minus without) and the time until it
 * is ready, with the names of this checkout and with 12,000 generated ones (60,000 spellings); how long a new version blocks the event loop
 * while visitors search and read, the most memory while two versions exist, and how long it takes to continue what is being typed.
 */
const NAMES = 12_000;
const SPELLINGS = 60_000;
const SWAPS = 3;

const dir = await makeThrowawayDir('bench-catalogue');
const inspectorPort = await findFreePort();
const stack = await startStack({
  dataDir: join(dir.path, 'data'),
  instances: { api: 1, worker: 0, web: 0 },
  logDir: join(dir.path, 'logs'),
  env: {
    every: { RATE_LIMIT_SCALE: '1000000' },
    api: { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` },
  },
});

const { api } = stack.urls;
const get = async (path: string) => {
  const response = await fetch(`${api}/api${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as { data: { total: number } };
};
const servedNames = async () => (await get('/names/ways?language=de')).data.total;
/** The first reads of a new version, in each language; of a page's size, so that only the version can delay them. */
const readAsVisitors = () =>
  Promise.all(
    ['tr', 'en', 'de', 'ar'].flatMap((language) => [
      get(`/names/ways?language=${language}`),
      get(`/names/pages/zaynab?language=${language}`),
    ]),
  );
const liveNames = ({ names }: Catalogue) => names.filter(({ replacedBy }) => !replacedBy).length;

async function importCatalogue(catalogue: Catalogue): Promise<void> {
  const file = join(dir.path, `${catalogue.version}.json`);
  writeFileSync(file, printArtefact(catalogue));
  const command = [process.execPath, 'apps/api/src/cli/import-names.ts', file] as const;
  const env = { ...stack.env, NODE_OPTIONS: '' };
  await stack.processes.run({ name: 'names', command: [...command], env });
}

const [apiProcess] = stack.processes.all().filter(({ name }) => name === 'api-1');
if (!apiProcess) throw new Error('no process of the API');

/** Restarts the API and waits until it is ready. */
async function restartApi(readyPath: string): Promise<{ inspector: Inspector; readyMs: number }> {
  await apiProcess?.stop();
  const begin = performance.now();
  await apiProcess?.restart();
  await apiProcess?.waitForHttp(`${api}${readyPath}`);
  const readyMs = performance.now() - begin;
  return { inspector: await Inspector.connect(inspectorPort), readyMs };
}

async function memoryWith(): Promise<{ mb: number; readyMs: number }> {
  const { inspector, readyMs } = await restartApi('/api/ready');
  await readAsVisitors();
  const mb = await inspector.collectedMb();
  inspector.close();
  return { mb, readyMs };
}

async function memoryWithout(): Promise<number> {
  await withClient(stack.databaseUrl, (client) => client.query('delete from catalogue_state'));
  const { inspector } = await restartApi('/api/health');
  const mb = await inspector.collectedMb();
  inspector.close();
  return mb;
}

/** What a new version holds up, and the most memory, from the import until the new version is served and read. */
async function swapTo(catalogue: Catalogue, inspector: Inspector) {
  await inspector.startDelays();
  await importCatalogue(catalogue);
  let peakMb = 0;
  await waitUntil(
    async () => {
      peakMb = Math.max(peakMb, await inspector.usedMb());
      return (await servedNames()) === liveNames(catalogue);
    },
    { what: 'the new version', timeoutMs: 120_000 },
  );
  await readAsVisitors();
  return { ...(await inspector.delays()), peakMb };
}

try {
  const real = loadCatalogue();
  const real1 = await memoryWith();
  const without = await memoryWithout();
  await importCatalogue(generateCatalogue(real, NAMES, SPELLINGS));
  const generated = await memoryWith();
  const { inspector } = await restartApi('/api/ready');
  await readAsVisitors();
  const swaps: Awaited<ReturnType<typeof swapTo>>[] = [];
  for (let more = 1; more <= SWAPS; more += 1) {
    swaps.push(await swapTo(generateCatalogue(real, NAMES + more, SPELLINGS), inspector));
  }
  inspector.close();
  const completions = measureCompletions(real);
  const generatedCompletions = measureCompletions(generateCatalogue(real, NAMES, SPELLINGS));
  const figures = {
    names: real.names.length,
    memoryMb: real1.mb - without,
    readyMs: real1.readyMs,
    generatedNames: NAMES,
    generatedMemoryMb: generated.mb - without,
    generatedReadyMs: generated.readyMs,
    swapBlocksMs: Math.max(...swaps.map(({ turnMs }) => turnMs)),
    swapLongestWaitMs: Math.max(...swaps.map(({ waitMs }) => waitMs)),
    peakWithTwoVersionsMb: Math.max(...swaps.map(({ peakMb }) => peakMb)) - without,
    completionP99Ms: completions.p99Ms,
    generatedCompletionP99Ms: generatedCompletions.p99Ms,
    generatedCompletionSlowestMs: generatedCompletions.slowestMs,
  };
  reportProof(
    'bench:catalogue',
    Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [
        name,
        value < 10 ? Math.round(value * 10) / 10 : Math.round(value),
      ]),
    ),
    {
      'twelve thousand names take at most 300 MB': figures.generatedMemoryMb <= 300,
      'a process is ready within 10 s': figures.generatedReadyMs <= 10_000,
      'what is typed is continued within 5 ms, 99 times in 100': generatedCompletions.p99Ms < 5,
      'a new version blocks the event loop for at most 100 ms': figures.swapBlocksMs <= 100,
    },
  );
} finally {
  await stack.stop();
  await dir.remove();
}
