import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Throws if a PostgreSQL uses this data; removes the pid file of one that died. */
export function refuseDataInUse(dir: string): void {
  const file = join(dir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [pid = '', , , port = ''] = readFileSync(file, 'utf8').split('\n');
  if (isPostgresOf(dir, Number(pid))) {
    throw new Error(
      `A PostgreSQL (process ${pid}, port ${port}) already works on ${dir}: stop that one first.`,
    );
  }
  // PostgreSQL only checks whether the pid exists, which after a reboot may be another process.
  rmSync(file);
}

function isPostgresOf(dir: string, pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(dir);
  } catch {
    // No such process, or a system without /proc: PostgreSQL's own check must do.
    return false;
  }
}

/** The processes of connections: each has its own process group, so killing the server's group misses them. */
export function backendsOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
