import pg from 'pg';

/** Append-only tables: the application may read and insert. */
const ONLY_ADDED = ['credit_entries', 'audit_changes'];
/** Tables that the application may not touch at all. */
const OF_THE_MIGRATION = ['schema_migrations'];
const SCHEMAS = ['public', 'pgboss'];

/**
 * Grants a role that owns nothing exactly what the application needs. Migrations run as the owner, the product as this role, so
 * no statement of the product can change an entry or drop the guard. Safe to repeat.
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
