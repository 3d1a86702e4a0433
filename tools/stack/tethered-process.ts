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
  for (const [child, signal] of endSignals) signalGroup(child, signal);
});

/**
 * Starts a child that does not outlive us, even when we are killed outright. It gets a process group of its own: a
 * Ctrl-C in the terminal reaches only us, and we stop everything in the right order.
 */
export function spawnTethered(
  command: string,
  args: string[],
  options: TetherOptions,
): ChildProcess {
  const { endSignal = 'SIGTERM', ...spawnOptions } = options;
  const [file = command, ...rest] = [...tether(endSignal), command, ...args];
  const child = spawn(file, rest, { ...spawnOptions, detached: true });
  endSignals.set(child, endSignal);
  child.once('exit', () => endSignals.delete(child));
  child.once('error', () => endSignals.delete(child));
  return child;
}

/** Asks the child to end and kills what is left of it and its own children after 10 s at most. Safe to repeat. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(endSignals.get(child));
  const impatience = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(impatience);
  signalGroup(child, 'SIGKILL');
}

/** Ends the child and its own children without a chance to tidy up. Safe to repeat. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  signalGroup(child, 'SIGKILL');
  await ended;
}

/** Says it to the child and its own children alike: shells and npm do not always pass a signal on. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Nobody is left.
  }
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

let canTether: boolean | undefined;

/** Linux can send a child a signal when its parent dies; elsewhere the `exit` handler above has to do. */
function tether(signal: EndSignal): string[] {
  canTether ??= spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true']).status === 0;
  return canTether ? ['setpriv', '--pdeathsig', signal.slice('SIG'.length), '--'] : [];
}
