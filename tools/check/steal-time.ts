import { existsSync, readFileSync } from 'node:fs';

const STAT = '/proc/stat';
/** The position of steal time in the cpu line of /proc/stat. */
const STEAL = 7;

/** Ticks so far: of all CPUs, and of those the steal time. */
function ticks(): { all: number; stolen: number } {
  // Only Linux reports it.
  if (!existsSync(STAT)) return { all: 0, stolen: 0 };
  const [, ...times] = readFileSync(STAT, 'utf8').split('\n', 1)[0]?.split(/\s+/).map(Number) ?? [];
  // The fields after it are guest time, which is already included.
  const all = times.slice(0, STEAL + 1).reduce((sum, time) => sum + time, 0);
  return { all, stolen: times[STEAL] ?? 0 };
}

/** Starts measuring; the returned function gives the percentage of CPU time that the hypervisor took since. */
export function watchStealTime(): () => number {
  const before = ticks();
  return () => {
    const now = ticks();
    const passed = now.all - before.all;
    return passed > 0 ? Math.round(((now.stolen - before.stolen) / passed) * 100) : 0;
  };
}
