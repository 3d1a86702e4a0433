import { spawnSync } from 'node:child_process';

export interface History {
  /** The file after each change, oldest first. */
  versions: string[];
  /** False if git or older commits are missing. */
  isWhole: boolean;
}

const git = (args: readonly string[], cwd: string) =>
  spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** The git history of a file. A checkout may have no commits, or only the last ones. */
export function historyOf(path: string, cwd = process.cwd()): History {
  const shallow = git(['rev-parse', '--is-shallow-repository'], cwd);
  const log = git(['log', '--first-parent', '--reverse', '--format=%H', '--', path], cwd);
  if (log.status !== 0) return { versions: [], isWhole: false };
  const versions = log.stdout
    .split('\n')
    .filter((commit) => commit !== '')
    .map((commit) => git(['show', `${commit}:${path}`], cwd))
    .filter(({ status }) => status === 0)
    .map(({ stdout }) => stdout);
  return { versions, isWhole: shallow.stdout.trim() === 'false' };
}
