import { readFileSync, statSync } from 'node:fs';
import { waitUntil } from '../stack/wait-until.ts';
import { withClient } from '../stack/with-client.ts';

export interface LoggedStatement {
  /** Its prepared name; undefined for a statement that was sent once. */
  name?: string;
  text: string;
}

const logStatements = (databaseUrl: string, level: 'all' | 'none') =>
  withClient(databaseUrl, async (client) => {
    await client.query(`alter system set log_statement = '${level}'`);
    await client.query('select pg_reload_conf()');
  });

/** The statements that the server executed during some work, from its own log. */
export async function statementsOf(
  databaseUrl: string,
  log: string,
  work: () => Promise<unknown>,
): Promise<LoggedStatement[]> {
  await logStatements(databaseUrl, 'all');
  // Backends read the new setting at their next statement.
  await work();
  await work();
  const before = statSync(log).size;
  await work();
  let text = '';
  await waitUntil(
    async () => {
      text = readFileSync(log).subarray(before).toString();
      return text.includes('LOG:');
    },
    { what: 'the statements to be in the log' },
  );
  await logStatements(databaseUrl, 'none');
  return [...text.matchAll(/LOG: {2}(?:execute ([^:]+)|statement): ((?:.*\n)(?:\t.*\n)*)/g)]
    .map(([, name, sql = '']) => ({
      ...(name && name !== '<unnamed>' && { name }),
      text: sql.replaceAll('\n\t', '\n').trim(),
    }))
    .filter((statement) => !/log_statement|pg_reload_conf|pgboss/.test(statement.text));
}
