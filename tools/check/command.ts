import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

export interface CommandResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a tool of node_modules/.bin in the current directory, with the Node that runs this check. */
export function runTool(name: string, args: readonly string[]): CommandResult {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [resolve('node_modules/.bin', name), ...args],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (error) throw error;
  return { status, stdout, stderr };
}
