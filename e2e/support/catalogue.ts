import pg from 'pg';
import { addresses } from './addresses.ts';

async function withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: addresses().databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Replaces one name by another, as an import of a new catalogue version does. */
export const replaceName = (former: string, successor: string): Promise<void> =>
  withDatabase(async (client) => {
    await client.query(
      `update names set record = jsonb_set(record, '{replacedBy}', to_jsonb($2::text)) where id = $1`,
      [former, successor],
    );
    await client.query(`update catalogue_state set version = version || '-replaced'`);
  });

/** Reports of readers with this message. */
export const findReports = (message: string): Promise<{ name_id: string; part: string }[]> =>
  withDatabase(async (client) => {
    const { rows } = await client.query(
      'select name_id, part from name_reports where message = $1',
      [message],
    );
    return rows;
  });
