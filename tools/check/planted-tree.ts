import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { REPOSITORY } from '../stack/repository.ts';

export interface CheckResult {
  status: number | null;
  output: string;
}

/** Runs one of our checks in a folder. */
export function runCheck(check: string, cwd = REPOSITORY): CheckResult {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(REPOSITORY, `tools/check/${check}.ts`)],
    { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return { status, output: stdout + stderr };
}

/** The figures on the last line of a check's output. */
export const figuresOf = (output: string): { check: string; findings: number } =>
  JSON.parse(output.trimEnd().split('\n').at(-1) ?? '');

/** Runs `use` in a small repository of these files, with the packages that are installed here, and removes it. */
export function inPlantedTree<T>(files: Record<string, string>, use: (root: string) => T): T {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'ismi-planted-')));
  try {
    for (const [path, text] of Object.entries({ '.gitignore': 'node_modules\n', ...files })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
    // The checks list files with git.
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    return use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
