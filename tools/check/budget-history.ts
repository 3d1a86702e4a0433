import { spawnSync } from 'node:child_process';

export interface History {
  /** The file as it was after each change of it, oldest first; each is the next step from the one before. */
  versions: string[];
  /** Nothing is missing: neither git itself nor older commits. */
  isWhole: boolean;
}

const git = (args: readonly string[], cwd: string) =>
  spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** What git remembers of a file. A checkout may come without commits, or with the last ones only. */
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
