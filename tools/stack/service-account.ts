import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The user that a service runs as; empty for our own. */
export interface Account {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root: use its own user, or nobody if it was never installed. */
export function chooseServiceAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  return findAccount('postgres') ?? findAccount('nobody') ?? throwNoAccount();
}

/** Creates the folder and gives it to the account; uses a temporary folder if the account cannot access it. */
export function prepareDirFor(account: Account, dir: string): string {
  mkdirSync(dir, { recursive: true });
  if (account.uid === undefined) return dir;
  changeOwner(account, dir);
  if (canAccess(account, dir, '-w')) return dir;
  const substitute = privateTemporaryDir(account, dir);
  process.stderr.write(
    `${dir} is closed to the user of PostgreSQL: its data lives in ${substitute} instead.\n`,
  );
  return substitute;
}

/** Whether the account may write (`-w`) or execute (`-x`) the path; asks the system instead of reading modes. */
export function canAccess(account: Account, path: string, how: '-w' | '-x'): boolean {
  return spawnSync('test', [how, path], { ...account, cwd: '/' }).status === 0;
}

/** A temporary folder of the account; the same one for the same key, so that data is found again. */
export function privateTemporaryDir(account: Account, key: string): string {
  const dir = join(
    tmpdir(),
    `ismi-${createHash('sha256').update(`${account.uid}:${key}`).digest('hex').slice(0, 16)}`,
  );
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const found = lstatSync(dir);
  // Others can write here too: do not use a folder or link that somebody else created.
  if (!found.isDirectory() || ![process.getuid?.(), account.uid].includes(found.uid)) {
    throw new Error(`${dir} belongs to somebody else; remove it.`);
  }
  changeOwner(account, dir);
  return dir;
}

function changeOwner({ uid, gid }: Account, dir: string): void {
  if (uid === undefined || gid === undefined || lstatSync(dir).uid === uid) return;
  execFileSync('chown', ['--recursive', '--no-dereference', `${uid}:${gid}`, dir]);
  chmodSync(dir, 0o700);
}

function findAccount(name: string): Account | undefined {
  const numberOf = (flag: '-u' | '-g') => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const [user, group] = [numberOf('-u'), numberOf('-g')];
  if (user.status !== 0 || group.status !== 0) return undefined;
  return { uid: Number(user.stdout), gid: Number(group.stdout) };
}

function throwNoAccount(): never {
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody".',
  );
}
