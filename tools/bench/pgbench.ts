import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findOnPath, findPostgresBinaries } from '../stack/postgres-binaries.ts';
import { chooseServiceAccount } from '../stack/service-account.ts';
import type { LoggedStatement } from './statement-log.ts';

/** PostgreSQL's benchmark: on the path, or next to the server. */
export function findPgbench(): string {
  const { postgres } = findPostgresBinaries(chooseServiceAccount());
  return findOnPath('pgbench') ?? join(dirname(postgres), 'pgbench');
}

/**
 * Each connection picks its user once, because pgbench cannot generate ids. The reference is built in SQL and not in Node,
 * which costs us a few nanoseconds.
 */
const scriptOf = (actor: LoggedStatement, debit: LoggedStatement): string =>
  [
    '\\if :known',
    '\\else',
    'select user_id as person, id as session from sessions order by id offset :client_id limit 1 \\gset',
    '\\set known 1',
    '\\endif',
    '\\set number random(1, 9000000000000000)',
    `${actor.text.replaceAll('$1', ':session')};`,
    `${debit.text
      .replaceAll('$1', ':person')
      .replaceAll('$2', "'usage'")
      .replaceAll('$3', "('act ' || :number::text)")
      .replaceAll('$4', '(-1)')
      .replaceAll('$5', "'2026-02-01T12:00:00Z'")};`,
  ]
    .map((line) => line.replaceAll('\n', ' '))
    .join('\n');

export interface Pgbench {
  /**
   * Makes this many debits over as many connections at a given rate: concurrent commits share a flush, so only equal rates
   * can be compared.
   */
  run(debits: number, connections: number, perSecond: number): Promise<void>;
}

/** The same prepared statements under pgbench: the cost of the server alone. */
export async function preparePgbench(
  databaseUrl: string,
  dir: string,
  [actor, debit]: readonly [LoggedStatement, LoggedStatement],
): Promise<Pgbench> {
  const program = findPgbench();
  const script = join(dir, 'debit.sql');
  await writeFile(script, scriptOf(actor, debit));
  return {
    async run(debits, connections, perSecond) {
      await promisify(execFile)(program, [
        ...['--no-vacuum', '--protocol=prepared', '--define=known=0', `--file=${script}`],
        ...[`--transactions=${Math.ceil(debits / connections)}`, `--rate=${Math.ceil(perSecond)}`],
        ...[`--client=${connections}`, '--jobs=1', databaseUrl],
      ]);
    },
  };
}
