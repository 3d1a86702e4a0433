import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whom a service runs as: both undefined means as ourselves. */
export interface Account {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root; then it runs as its own user, or as nobody where it was never installed. */
export function chooseServiceAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  return findAccount('postgres') ?? findAccount('nobody') ?? failForWantOfAccount();
}

/** The given folder, made if need be and owned by the account; one among the temporary files if it cannot get there. */
export function prepareDirFor(account: Account, dir: string): string {
  mkdirSync(dir, { recursive: true });
  if (account.uid === undefined) return dir;
  handOver(account, dir);
  if (mayUse(account, dir, '-w')) return dir;
  const substitute = privateTemporaryDir(account, dir);
  process.stderr.write(
    `${dir} is closed to the user of PostgreSQL: its data lives in ${substitute} instead.\n`,
  );
  return substitute;
}

/** Whether the account reaches the path and may write (`-w`) or run (`-x`) it; asked of the system, not guessed from modes. */
export function mayUse(account: Account, path: string, how: '-w' | '-x'): boolean {
  return spawnSync('test', [how, path], { ...account, cwd: '/' }).status === 0;
}

/** A folder among the temporary files of the account's; the same one for the same key, so that data is found again. */
export function privateTemporaryDir(account: Account, key: string): string {
  const dir = join(
    tmpdir(),
    `ismi-${createHash('sha256').update(`${account.uid}:${key}`).digest('hex').slice(0, 16)}`,
  );
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const found = lstatSync(dir);
  // Others may write here too: a folder or link somebody else has put there is not ours to use.
  if (!found.isDirectory() || ![process.getuid?.(), account.uid].includes(found.uid)) {
    throw new Error(`${dir} belongs to somebody else; remove it.`);
  }
  handOver(account, dir);
  return dir;
}

function handOver({ uid, gid }: Account, dir: string): void {
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

function failForWantOfAccount(): never {
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody".',
  );
}
