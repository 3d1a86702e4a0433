import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

const GRACE_MS = 10_000;

type EndSignal = 'SIGTERM' | 'SIGINT';

export interface TetherOptions extends SpawnOptions {
  /** The signal that ends this program gracefully. */
  endSignal?: EndSignal;
}

const endSignals = new Map<ChildProcess, EndSignal>();
process.on('exit', () => {
  for (const [child, signal] of endSignals) signalGroup(child, signal);
});

/**
 * Starts a child that ends with us, even if we are killed. It has its own process group: Ctrl-C reaches only us, and we stop
 * everything in order.
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

/** Ends the child; kills it and its children after 10 s. Safe to repeat. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(endSignals.get(child));
  const impatience = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(impatience);
  signalGroup(child, 'SIGKILL');
}

/** Kills the child and its children. Safe to repeat. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  signalGroup(child, 'SIGKILL');
  await ended;
}

/** Signals the child and its children: shells and npm do not always pass signals on. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended.
  }
}

/** Rejects with the given message when the child ends. For races against its readiness. */
export async function rejectWhenEnded(child: ChildProcess, sentence: () => string): Promise<never> {
  if (!hasEnded(child)) await once(child, 'exit').catch(() => {});
  throw new Error(sentence());
}

export const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/** Ended, or a zombie, which holds no resources. */
export function isGone(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

let canTether: boolean | undefined;

/** Linux can signal a child when its parent dies; elsewhere the `exit` handler above must do. */
function tether(signal: EndSignal): string[] {
  canTether ??= spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true']).status === 0;
  return canTether ? ['setpriv', '--pdeathsig', signal.slice('SIG'.length), '--'] : [];
}
