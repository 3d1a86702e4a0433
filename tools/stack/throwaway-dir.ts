import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder that PostgreSQL's user can access. */
export async function makeThrowawayDir(purpose: string) {
  const path = await mkdtemp(join(tmpdir(), `ismi-${purpose}-`));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
