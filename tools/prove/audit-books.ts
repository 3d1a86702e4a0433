import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../stack/repository.ts';
import { withClient } from '../stack/with-client.ts';

const INVARIANTS = join(REPOSITORY, 'apps/api/src/db/invariants.sql');

interface Broken {
  promise: string;
  violations: number;
  example: string;
}

/** How many rows of a database violate an invariant of the books; logs which. */
export async function auditBooks(databaseUrl: string): Promise<number> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<Broken>(readFileSync(INVARIANTS, 'utf8')),
  );
  for (const { promise, violations, example } of rows)
    console.error(`broken ${violations} times: ${promise}, for example ${example}`);
  return rows.reduce((sum, { violations }) => sum + violations, 0);
}
