import pg from 'pg';

/** Creates the role that the product connects as, or sets its password if it exists. It owns nothing and has no rights yet. Safe to repeat. */
export async function makeRole(databaseUrl: string, role: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const name = client.escapeIdentifier(role);
    // Two concurrent migrations may both find it missing; the second failing is harmless.
    await client.query(
      `do $$ begin create role ${name}; exception when duplicate_object or unique_violation then null; end $$`,
    );
    await client.query(`alter role ${name} login password ${client.escapeLiteral(password)}`);
  } finally {
    await client.end();
  }
}
