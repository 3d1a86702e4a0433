import { readFileSync } from 'node:fs';

const NS_PER_MS = 1_000_000;

/** How long the main thread of a process could have run so far, but its core was taken by other work, in ms. */
function queuedMs(pid: number): number {
  // Linux: time on the core, time in its queue, turns; the first two in nanoseconds.
  const [, queued = '0'] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(queued) / NS_PER_MS;
}

/** Starts measuring; the returned function gives what these processes have waited for their cores since, together. */
export function watchQueueTime(pids: readonly number[]): () => number {
  const total = () => pids.reduce((sum, pid) => sum + queuedMs(pid), 0);
  const before = total();
  return () => total() - before;
}
