import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { withClient } from '../../stack/with-client.ts';

export interface Sizes {
  users: number;
  payments: number;
  entries: number;
}

/** Users and payments by number. The ids are distributed like real ones, so that indexes behave as in production. */
const id = (text: string) =>
  `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;
const USER = (number: string) => id(`'user ' || ${number}`);
const PAYMENT = (number: string) => id(`'payment ' || ${number}`);

const FIRST = `array['Ahmet','Elif','Mehmet','Zeynep','Yusuf','Ayşe','İbrahim','Fatma','Ömer','Şule','Çınar','Gül','Hannah','Amal','Omar','Nura']`;
const LAST = `array['Yıldırım','Demir','Haddad','Özdemir','Kaya','Becker','Said','Şahin','Ali','Yılmaz','Çelik','Koç','Arslan','Schmidt','Rahman','Aydın']`;

const USERS = `
  insert into users (id, email, name, preferred_language, auth_provider, email_verified_at, is_active, created_at)
  select ${USER('n')}, 'person' || n || '@bench.example',
    (${FIRST})[1 + n % 16] || ' ' || (${LAST})[1 + (n / 16) % 16], (array['tr','de','en','ar'])[1 + n % 4],
    case when n % 3 = 0 then 'google' else 'email' end, made, n % 97 <> 0, made
  from generate_series(1, $1::int) n, lateral (select now() - (($1::int - n) * interval '1000 days') / $1::int as made) at`;

const ACCOUNTS = `
  insert into credit_accounts (user_id, balance, last_sequence, total_spent)
  select ${USER('n')}, 100, $2::int / $1::int, $2::int / $1::int - 1 from generate_series(1, $1::int) n`;

/** For each user one gift, then small spends, most of them on the newest day. */
const ENTRIES = `
  insert into credit_entries (user_id, sequence, type, amount, balance_after, reference, created_at)
  select ${USER('n')}, s, case s when 1 then 'welcome' else 'usage' end, case s when 1 then 25 else -1 end, 100,
    case s when 1 then 'user ' || n else 'search ' || n || '-' || s end, now() - s * interval '1 day'
  from generate_series(1, $1::int) n, generate_series(1, $2::int / $1::int) s`;

/** Open items for the staff, independent of the number of users. */
const OPEN = 40;

const PAYMENTS = `
  insert into payments (id, user_id, package_id, credits, amount_minor, currency, status, language, country, vat_rate, vat_minor,
    consent_version, consented_at, paypal_order_id, paypal_capture_id, receipt_number, refunded_minor, created_at, updated_at, completed_at)
  select ${PAYMENT('n')}, ${USER('1 + (n::bigint * 7919) % $1::int')}, 'popular', 100, 799,
    case when n % 50 = 0 then 'USD' else 'EUR' end, status, 'de', 'DE', 1900, 128, '2026-11-15', made,
    'ORDER' || n, case when is_paid or status = 'pending' then 'CAPTURE' || n end, case when is_paid then n end,
    case status when 'refunded' then 799 else 0 end, made, made, case when is_paid then made end
  from generate_series(1, $2::int) n,
    lateral (select now() - (($2::int - n) * interval '1000 days') / $2::int as made) at,
    lateral (select case n % 100 when 0 then case when n > $2::int - ${OPEN * 100} then 'pending' else 'cancelled' end when 1 then 'cancelled' when 2 then 'refunded' when 3 then 'failed'
      when 4 then 'failed' else 'completed' end as status) stands,
    lateral (select status in ('completed', 'refunded') as is_paid) paid`;

const EVENTS = `
  insert into paypal_events (id, type, subject, state, received_at)
  select 'WH-' || n, 'PAYMENT.CAPTURE.COMPLETED', jsonb_build_object('kind', 'capture', 'captureId', 'CAPTURE' || n, 'orderId', 'ORDER' || n),
    case when n <= ${OPEN} then 'review' else 'done' end, now() - n * interval '1 minute'
  from generate_series(1, $1::int) n`;

const MESSAGES = `
  insert into contact_messages (id, reference, name, email, subject, message, language, created_at, handled_at)
  select ${id("'message ' || n")}, 'M-' || n, 'Somebody', 'person' || n || '@bench.example', 'A question', 'How does it work?', 'de',
    made, case when n <= $1::int - ${OPEN} then made + interval '1 hour' end
  from generate_series(1, $1::int) n, lateral (select now() - (($1::int - n) * interval '365 days') / $1::int as made) at`;

const REPORTS = `
  insert into name_reports (id, name_id, user_id, part, message, language, created_at, handled_at)
  select ${id("'report ' || n")}, 'zaynab', ${USER('n')}, 'meaning', 'Is this so?', 'tr',
    made, case when n <= $1::int - ${OPEN} then made + interval '1 hour' end
  from generate_series(1, $1::int) n, lateral (select now() - (($1::int - n) * interval '365 days') / $1::int as made) at`;

const MARKS = `
  insert into payment_problem_marks (reason, subject_id, payment_id, since, note, handled_at)
  select 'payment_waiting', ${PAYMENT('n * 100')}::text, ${PAYMENT('n * 100')}, at, 'Asked the buyer.', at + interval '1 hour'
  from generate_series(1, $1::int) n, lateral (select now() - n * interval '10 minutes' as at) as marked`;

const AUDIT = `
  insert into audit_changes (id, actor_id, action, subject_kind, subject_id, before, after, reason, created_at)
  select ${id("'change ' || n")}, ${USER('1')}, case n % 3 when 0 then 'payment.refund' else 'user.update' end,
    case n % 3 when 0 then 'payment' else 'user' end, ${USER('1 + n % 10000')}::text, '{}', '{}', 'bench', now() - n * interval '1 minute'
  from generate_series(1, $1::int) n`;

const REQUESTS = `
  insert into consulting_requests (id, user_id, type, status, language, email, gender, credits_used, created_at, updated_at)
  select ${id("'request ' || n")}, ${USER('1 + n % $1::int')}, 'mail',
    (array['pending','processing','completed','completed'])[1 + n % 4], 'tr', 'somebody@bench.example', 'girl', 49, made, made
  from generate_series(1, $2::int) n, lateral (select now() - (($2::int - n) * interval '1000 days') / $2::int as made) at`;

const MIGRATIONS = 'apps/api/src/db/migrations';
const COUNTERS = ['tallies', 'daily_counts', 'payment_days', 'user_days'];

/** The counters that triggers would maintain; inserting row by row would take an hour, so count as the migrations do. */
const countersOf = (): string[] =>
  readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .flatMap((file) =>
      readFileSync(`${MIGRATIONS}/${file}`, 'utf8').split('--> statement-breakpoint'),
    )
    .filter((statement) =>
      COUNTERS.some((table) =>
        new RegExp(`^(--.*\\n)*INSERT INTO ${table}\\b`).test(statement.trim()),
      ),
    );

/** Drops the indexes of a table while rows are inserted and then creates them again; those of foreign keys stay. */
async function withoutIndexes(client: pg.Client, table: string, work: () => Promise<unknown>) {
  const { rows } = await client.query<{ name: string; definition: string; constraint: boolean }>(
    `select indexrelid::regclass::text as name,
      coalesce(pg_get_constraintdef(c.oid), pg_get_indexdef(indexrelid)) as definition, c.oid is not null as constraint
    from pg_index left join pg_constraint c on c.conindid = indexrelid and c.contype in ('p', 'u')
    where indrelid = $1::regclass and not exists (select from pg_constraint where contype = 'f' and conindid = indexrelid)`,
    [table],
  );
  for (const { name, constraint } of rows)
    await client.query(
      constraint ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`,
    );
  await work();
  for (const { name, definition, constraint } of rows)
    await client.query(
      constraint ? `alter table ${table} add constraint ${name} ${definition}` : definition,
    );
}

/** Fills a fresh database. Without triggers and foreign keys: the generated data is consistent. */
export const seedAdmin = (databaseUrl: string, { users, payments, entries }: Sizes) =>
  withClient(databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query("set maintenance_work_mem = '512MB'");
    await withoutIndexes(client, 'users', () => client.query(USERS, [users]));
    await client.query(ACCOUNTS, [users, entries]);
    await withoutIndexes(client, 'credit_entries', () => client.query(ENTRIES, [users, entries]));
    await withoutIndexes(client, 'payments', () => client.query(PAYMENTS, [users, payments]));
    await client.query(EVENTS, [payments / 10]);
    await client.query(MESSAGES, [users / 50]);
    await client.query(REPORTS, [users / 50]);
    await client.query(MARKS, [users / 200]);
    await client.query(AUDIT, [users / 2]);
    await client.query(REQUESTS, [users, users / 50]);
    await client.query(
      `insert into receipt_counter ("only", last) select 1, max(receipt_number) from payments
      on conflict ("only") do update set last = excluded.last`,
    );
    await client.query(`truncate ${COUNTERS.join(', ')}`);
    for (const counted of countersOf()) await client.query(counted);
    await client.query('vacuum analyze');
  });

/** An administrator with a fresh session and a passed second factor. */
export async function makeAdministrator(client: pg.Client, { user }: { user: string }) {
  await client.query('update users set is_admin = true where id = $1', [user]);
  await client.query(
    'update sessions set second_factor_at = now(), proven_at = now() where user_id = $1',
    [user],
  );
}
