import { foldedForm } from '@ismi/catalogue/matching/fold';
import { Client } from 'pg';
import { chooseTestPostgres } from '../../stack/test-services.ts';
import { type FoldedRow, namesOnce, type Rival } from './rivals.ts';

/** pg_trgm in a real PostgreSQL, in a temporary table. Undefined if the extension is not installed. */
export async function withTrigramRival<Result>(
  rows: readonly FoldedRow[],
  use: (rival: Rival) => Promise<Result>,
): Promise<Result | undefined> {
  const postgres = await chooseTestPostgres(process.env.TEST_DATABASE_URL);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from pg_available_extensions where name = 'pg_trgm'`,
    );
    if (!rowCount) return undefined;
    // Rolled back at the end: neither extension nor schema remain.
    await client.query('begin');
    await client.query('create schema search_evaluation');
    await client.query('create extension if not exists pg_trgm schema search_evaluation');
    const { rows: found } = await client.query(
      `select nspname from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`,
    );
    await client.query(
      `set local search_path to pg_temp, search_evaluation, ${client.escapeIdentifier(found[0].nspname)}`,
    );
    await client.query('create temp table forms (name_id text, folded text, popularity float8)');
    await client.query(
      'insert into forms select * from unnest($1::text[], $2::text[], $3::float8[])',
      [
        rows.map(({ nameId }) => nameId),
        rows.map(({ folded }) => folded),
        rows.map(({ popularity }) => popularity),
      ],
    );
    await client.query('create index on forms using gin (folded gin_trgm_ops)');
    await client.query('analyze forms');
    return await use(async (query) => {
      const { rows: similar } = await client.query<{ nameId: string }>({
        name: 'similar',
        text: `select name_id as "nameId" from forms where folded % $1 and folded <> $1
          order by similarity(folded, $1) desc, popularity desc limit 25`,
        values: [foldedForm(query)],
      });
      return namesOnce(similar);
    });
  } finally {
    await client.query('rollback').catch(() => {});
    await client.end();
    await postgres.dispose();
  }
}
