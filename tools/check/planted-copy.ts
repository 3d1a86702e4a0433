import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { REPOSITORY } from '../stack/repository.ts';
import { listSources } from './sources.ts';

export interface CheckResult {
  status: number;
  output: string;
}

/** Files to write; evaluated in order, so that several faults can go into one file. */
export type Plant = () => Record<string, string>;

const OWN_SCOPE = '@ismi';

/** A real folder of links: one link to the whole folder would resolve our own packages to the original. */
function linkInstalled(root: string, folder: string): void {
  const installed = join(REPOSITORY, folder, 'node_modules');
  if (!existsSync(installed)) return;
  const linked = join(root, folder, 'node_modules');
  mkdirSync(join(linked, OWN_SCOPE), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== OWN_SCOPE) symlinkSync(join(installed, name), join(linked, name));
  }
  if (!existsSync(join(installed, OWN_SCOPE))) return;
  for (const name of readdirSync(join(installed, OWN_SCOPE))) {
    symlinkSync(readlinkSync(join(installed, OWN_SCOPE, name)), join(linked, OWN_SCOPE, name));
  }
}

/** A copy of the working tree to insert faults into, to test that the checks fail. */
export class PlantedCopy {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'ismi-planted-')));

  constructor() {
    const sources = listSources(REPOSITORY);
    for (const path of sources) cpSync(join(REPOSITORY, path), join(this.root, path));
    // The checks list files with git.
    execFileSync('git', ['init', '--quiet'], { cwd: this.root });
    const workspaces = sources
      .filter((path) => path.endsWith('package.json'))
      .map((path) => dirname(path));
    for (const folder of workspaces) linkInstalled(this.root, folder);
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  /** Runs one check as `npm run check` does, with these faults, and then removes them. */
  async run(check: string, plants: readonly Plant[] = []): Promise<CheckResult> {
    const undo: (() => void)[] = [];
    try {
      for (const plant of plants)
        for (const [path, text] of Object.entries(plant())) undo.push(this.#plant(path, text));
      return await this.#run(check);
    } finally {
      for (const step of undo.toReversed()) step();
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  #plant(path: string, text: string): () => void {
    const place = join(this.root, path);
    const before = existsSync(place) ? readFileSync(place) : undefined;
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
    return () => (before ? writeFileSync(place, before) : rmSync(place));
  }

  #run(check: string): Promise<CheckResult> {
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [`tools/check/${check}.ts`],
        { cwd: this.root, maxBuffer: 64 * 1024 * 1024 },
        (error, stdout, stderr) => {
          const failed = typeof error?.code === 'number' ? error.code : 1;
          resolve({ status: error ? failed : 0, output: stdout + stderr });
        },
      );
    });
  }
}
