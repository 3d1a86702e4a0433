import { readFileSync } from 'node:fs';
import { backendsOf } from '../stack/postmaster-file.ts';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** CPU time of a process in ms, including its ended children. */
function cpuMsOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may hold blanks: state is field 3, the times are fields 14 to 17.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
  } catch {
    return 0; // it has just ended; its parent counts it now
  }
}

/** CPU time of a process and its running children. */
export const cpuMsOfProcessTree = (pid: number): number =>
  backendsOf(pid).reduce((sum, child) => sum + cpuMsOf(child), cpuMsOf(pid));
