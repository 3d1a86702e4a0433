import { existsSync, readFileSync } from 'node:fs';

const STAT = '/proc/stat';
/** Where in the kernel's line of all processors the time stands that a host gave to somebody else. */
const STEAL = 7;

/** So far, in the kernel's own ticks: the time of all processors, and what of it a host gave to somebody else. */
function ticks(): { all: number; stolen: number } {
  // Another kernel than Linux does not tell.
  if (!existsSync(STAT)) return { all: 0, stolen: 0 };
  const [, ...times] = readFileSync(STAT, 'utf8').split('\n', 1)[0]?.split(/\s+/).map(Number) ?? [];
  // What follows it is the time of guests, which is counted before already.
  const all = times.slice(0, STEAL + 1).reduce((sum, time) => sum + time, 0);
  return { all, stolen: times[STEAL] ?? 0 };
}

/** From now on; the answer says how many per cent of this machine's processors its host has given to somebody else since. */
export function watchStolenTime(): () => number {
  const before = ticks();
  return () => {
    const now = ticks();
    const passed = now.all - before.all;
    return passed > 0 ? Math.round(((now.stolen - before.stolen) / passed) * 100) : 0;
  };
}
