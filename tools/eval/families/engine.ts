import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Catalogue, printArtefact } from '@ismi/catalogue';
import { REPOSITORY } from '../../stack/repository.ts';
import { endProcess, spawnTethered } from '../../stack/tethered-process.ts';
import type { Family } from './family.ts';

export interface List {
  names: { id: string; spelling: string }[];
  pool: string[];
  ms?: number;
  read?: unknown;
}
/** Each name's properties, as places in the table of weights. */
export type Measured = [property: number, amount: number][][];
export type Weights = Record<string, number>;
export type Mode = 'read' | 'typed';

/** The engine as a process of its own: tools do not import apps. */
export async function startEngine(catalogue: Catalogue) {
  const folder = mkdtempSync(join(tmpdir(), 'ismi-eval-'));
  const file = join(folder, 'catalogue.json');
  writeFileSync(file, printArtefact(catalogue));
  const child = spawnTethered(
    process.execPath,
    ['apps/api/test/proofs/suggestion-set-commands.ts'],
    {
      cwd: REPOSITORY,
      env: { ...process.env, CATALOGUE_FILE: file },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('it was started with pipes');
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  await lines.next();
  async function command<T>(order: object): Promise<T> {
    stdin?.write(`${JSON.stringify(order)}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error('the engine has died');
    return JSON.parse(value);
  }
  return {
    take: (families: readonly Family[]) => command<number>({ do: 'families', families }),
    weights: () => command<Weights>({ do: 'weights' }),
    suggest: (mode: Mode) => command<List[]>({ do: 'suggest', mode }),
    measure: (mode: Mode) => command<{ ids: string[]; names: Measured }[]>({ do: 'measure', mode }),
    rank: (weights: Weights) => command<List[]>({ do: 'rank', weights }),
    async stop() {
      await endProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Engine = Awaited<ReturnType<typeof startEngine>>;
