import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

export interface CommandResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a tool of the current directory's node_modules/.bin, with the Node that runs this check. */
export function runTool(name: string, args: readonly string[], cwd = process.cwd()): CommandResult {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [resolve('node_modules/.bin', name), ...args],
    { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (error) throw error;
  return { status, stdout, stderr };
}
