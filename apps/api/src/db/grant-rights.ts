import pg from 'pg';

/** Tables whose rows are only ever added: the application may read and add. */
const ONLY_ADDED = ['credit_entries', 'audit_changes'];
/** What is none of the application's business at all. */
const OF_THE_MIGRATION = ['schema_migrations'];
const SCHEMAS = ['public', 'pgboss'];

/**
 * Lets a role that owns nothing do the application's work, and nothing beyond: where migrations run as the owner of the tables
 * and the product as this role, no statement of the product changes an entry or takes the guard away. Safe to repeat.
 */
export async function grantRights(databaseUrl: string, role: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const name = client.escapeIdentifier(role);
    await client.query('begin');
    for (const schema of SCHEMAS) {
      await client.query(`grant usage on schema ${schema} to ${name}`);
      await client.query(
        `grant select, insert, update, delete on all tables in schema ${schema} to ${name}`,
      );
      await client.query(`grant usage on all sequences in schema ${schema} to ${name}`);
      await client.query(`grant execute on all functions in schema ${schema} to ${name}`);
    }
    await client.query(`revoke update, delete on ${ONLY_ADDED.join(', ')} from ${name}`);
    await client.query(`revoke all on ${OF_THE_MIGRATION.join(', ')} from ${name}`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
