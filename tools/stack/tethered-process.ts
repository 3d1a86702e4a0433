import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

const GRACE_MS = 10_000;

type EndSignal = 'SIGTERM' | 'SIGINT';

export interface TetherOptions extends SpawnOptions {
  /** How this program likes to be told to end. */
  endSignal?: EndSignal;
}

const endSignals = new Map<ChildProcess, EndSignal>();
process.on('exit', () => {
  for (const [child, signal] of endSignals) child.kill(signal);
});

/**
 * Starts a child that does not outlive us, even when we are killed outright. It gets a process group of its own: a
 * Ctrl-C in the terminal reaches only us, and we stop everything in the right order.
 */
export function spawnTethered(command: string, args: string[], options: TetherOptions): ChildProcess {
  const { endSignal = 'SIGTERM', ...spawnOptions } = options;
  const [file = command, ...rest] = [...tether(endSignal), command, ...args];
  const child = spawn(file, rest, { ...spawnOptions, detached: true });
  endSignals.set(child, endSignal);
  child.once('exit', () => endSignals.delete(child));
  child.once('error', () => endSignals.delete(child));
  return child;
}

/** Asks the child to end, kills it with all of its own children when it has not after 10 s. Safe to repeat. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(endSignals.get(child));
  const impatience = setTimeout(() => killGroup(child), GRACE_MS);
  await ended;
  clearTimeout(impatience);
}

/** Ends the child and its process group without a chance to tidy up. Safe to repeat. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  killGroup(child);
  await ended;
}

/** Rejects as soon as the child has ended, with the given sentence. For races against its becoming ready. */
export async function rejectWhenEnded(child: ChildProcess, sentence: () => string): Promise<never> {
  if (!hasEnded(child)) await once(child, 'exit').catch(() => {});
  throw new Error(sentence());
}

export const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/** Gone, or a zombie that nobody has collected yet and that holds nothing any more. */
export function isGone(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || hasEnded(child)) return;
  process.kill(-child.pid, 'SIGKILL');
}

let canTether: boolean | undefined;

/** Linux can send a child a signal when its parent dies; elsewhere the `exit` handler above has to do. */
function tether(signal: EndSignal): string[] {
  canTether ??= spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true']).status === 0;
  return canTether ? ['setpriv', '--pdeathsig', signal.slice('SIG'.length), '--'] : [];
}
