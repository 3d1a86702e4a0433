import pg from 'pg';

/** Makes the role that the product connects as, or gives the one that is there this password. It owns nothing and may nothing yet. Safe to repeat. */
export async function makeRole(databaseUrl: string, role: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const name = client.escapeIdentifier(role);
    // Two migrations at once may both find it missing; the second one loses nothing.
    await client.query(
      `do $$ begin create role ${name}; exception when duplicate_object or unique_violation then null; end $$`,
    );
    await client.query(`alter role ${name} login password ${client.escapeLiteral(password)}`);
  } finally {
    await client.end();
  }
}
