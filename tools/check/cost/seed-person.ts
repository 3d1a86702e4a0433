import { withClient } from '../../stack/with-client.ts';

const FAVORITES = `
  insert into favorites (user_id, subject, name_id, written, created_at, kept_at)
  select $1, 'letters:' || repeat('qwzx', 14) || n, null, jsonb_build_object('name', 'Qwzx' || n || repeat('ch', 25), 'meaning', null, 'origin', null, 'gender', null),
    now() - n * interval '1 minute', now() - n * interval '1 minute'
  from generate_series(1, 500) n`;
const RECEIPTS = `
  insert into name_receipts (user_id, subject, kind, created_at)
  select $1, 'letters:' || rpad(repeat(chr(97 + n % 26) || 'chshdjou', 8), 56, 'x') || n, 'search', now() - n * interval '1 minute'
  from generate_series(1, 200) n`;
const RATINGS = `
  insert into name_ratings (user_id, name_id, stars, feedback, rated_on, created_at, updated_at)
  select $1, id, 5, repeat('ﷺ', 500), current_date, now(), now() from names`;

/** Gives an account as much data as one may have: all its lists are full. */
export const fillPerson = (databaseUrl: string, userId: string) =>
  withClient(databaseUrl, async (client) => {
    for (const statement of [FAVORITES, RECEIPTS, RATINGS]) await client.query(statement, [userId]);
    await client.query('analyze');
  });
