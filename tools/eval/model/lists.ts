import { createInterface } from 'node:readline';
import { builtCatalogue } from '../../stack/built-catalogue.ts';
import type { Environment } from '../../stack/environment.ts';
import { findFreePort } from '../../stack/ports.ts';
import { makeProcesses } from '../../stack/processes.ts';
import { REPOSITORY } from '../../stack/repository.ts';
import { endProcess, rejectWhenEnded, spawnTethered } from '../../stack/tethered-process.ts';
import type { Mode } from '../families/engine.ts';
import type { Family } from '../families/family.ts';

/** A place of a list; a name of the model's own has no id. */
export interface ShownName {
  id: string | null;
  spelling: string;
  reason: string;
  by: 'model' | 'catalogue';
}

/** Both lists of a family, and what the model's took. */
export interface FamilyLists {
  id: string;
  /** How many names were announced before payment. */
  promised: number;
  pool: string[];
  rules: ShownName[];
  model: ShownName[];
  writer: 'model' | 'catalogue';
  /** Whether the model could not be reached. */
  isAway: boolean;
  sentences: {
    kept: number;
    repaired: number;
    replaced: number;
    faultsAtFirst: string[];
    faultsLeft: string[];
  };
  /** Of each question. */
  outcomes: ('answer' | 'refused' | 'failed')[];
  /** Why questions were not answered. */
  failures: string[];
  inputTokens: number;
  outputTokens: number;
  euros: number;
  seconds: number;
}

const KEY = 'a key for the evaluation';

/** The simulated model, as a provider to be configured. */
export async function startSimulator() {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}/v1`;
  const processes = makeProcesses({ output: () => {}, onUnexpectedEnd: () => {} });
  const simulator = processes.start({
    name: 'model',
    command: [process.execPath, 'apps/simulators/src/model.ts'],
    env: { MODEL_SIMULATOR_PORT: String(port), MODEL_SIMULATOR_API_KEY: KEY },
  });
  await simulator.waitForHttp(`${address}/models`);
  return {
    environment: { LLM_BASE_URL: address, LLM_API_KEY: KEY, LLM_MODEL: 'simulated' },
    stop: () => processes.stopAll(),
  };
}

/** The product's writer with the real adapter, as a process of its own: tools do not import apps. */
export async function startWriter(environment: Environment = {}) {
  const child = spawnTethered(process.execPath, ['apps/api/test/proofs/model-list-commands.ts'], {
    cwd: REPOSITORY,
    env: { ...process.env, CATALOGUE_FILE: builtCatalogue(), ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('it was started with pipes');
  const ended = rejectWhenEnded(child, () => 'the writer has ended');
  // Awaited only together with an answer.
  ended.catch(() => {});
  const waiting = new Map<string, (lists: FamilyLists) => void>();
  const ready = Promise.withResolvers<void>();
  createInterface({ input: stdout }).on('line', (line) => {
    if (line === 'ready') return ready.resolve();
    const lists: FamilyLists = JSON.parse(line);
    waiting.get(lists.id)?.(lists);
  });
  await Promise.race([ready.promise, ended]);
  return {
    write(family: Family, mode: Mode): Promise<FamilyLists> {
      const answer = new Promise<FamilyLists>((resolve) => waiting.set(family.id, resolve));
      stdin.write(`${JSON.stringify({ mode, family })}\n`);
      return Promise.race([answer, ended]);
    },
    stop: () => endProcess(child),
  };
}

/** The lists of all families in their order, so many at a time. */
export async function writeAll(
  writer: Awaited<ReturnType<typeof startWriter>>,
  families: readonly Family[],
  { mode, atOnce }: { mode: Mode; atOnce: number },
): Promise<FamilyLists[]> {
  const lists: FamilyLists[] = [];
  const left = [...families.entries()];
  const workers = Array.from({ length: atOnce }, async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [at, family] = next;
      lists[at] = await writer.write(family, mode);
    }
  });
  await Promise.all(workers);
  return lists;
}
