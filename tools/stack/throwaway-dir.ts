import { accessSync, constants, statfsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** More than any of our runs has written. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Memory where the machine has enough of it: test databases are created and removed by the thousand. Else `TMPDIR`. */
function chooseParent(): string {
  if (process.env.TMPDIR) return tmpdir();
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** A temporary folder that PostgreSQL's user can access. */
export async function makeThrowawayDir(purpose: string) {
  const path = await mkdtemp(join(chooseParent(), `ismi-${purpose}-`));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
