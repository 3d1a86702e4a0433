import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../test/test-database.ts';
import { migrate } from './migrate.ts';

/** The last migration of the previous release. */
const BEFORE = '0020_faith_with_consent.sql';

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [BUYER, LEFT] = [id(1), id(2)];
const PAYMENT = id(10);
const [FIRST, SECOND, THIRD, DONE, OTHER] = [id(21), id(22), id(23), id(24), id(25)];
const [PAID_LIST, FREE_LIST] = [id(31), id(32)];

/** Rows as the previous release writes them. */
const FILLED = `
  insert into users (id, email, name, preferred_language, is_active, erased_at, created_at) values
    ('${BUYER}', 'elif@family.example', 'Elif', 'tr', true, null, '2026-10-01Z'),
    ('${LEFT}', '${LEFT}@erased.invalid', '', 'de', false, '2026-11-02Z', '2026-10-01Z');
  insert into credit_accounts (user_id, balance, last_sequence, total_spent) values
    ('${BUYER}', 90, 3, 10), ('${LEFT}', 90, 3, 10);
  insert into credit_entries (user_id, sequence, type, amount, balance_after, reference, created_at)
    select users.id, entry.* from users, (values
      (1, 'purchase', 100, 100, 'payment ${PAYMENT}', timestamptz '2026-11-01 10:11:12Z'),
      (2, 'usage', -5, 95, 'search name:zaynab', '2026-11-01 10:20:00Z'),
      (3, 'islamic_analysis', -5, 90, 'search name:zaynab', '2026-11-01 10:20:00Z')) entry;
  insert into payments (id, user_id, package_id, credits, amount_minor, currency, status, language, country, vat_rate, vat_minor,
      consent_version, consented_at, paypal_order_id, paypal_capture_id, receipt_number, created_at, updated_at, completed_at)
    select payment, '${BUYER}', 'starter', 100, 799, 'EUR', 'completed', 'tr', 'DE', 1900, 128, '1', moment, 'O-' || receipt,
      'C-' || receipt, receipt, moment, moment, moment
    from (values ('${PAYMENT}'::uuid, 1), ('${id(11)}', 2)) sold (payment, receipt), (values (timestamptz '2026-11-01Z')) at (moment);
  insert into refunds (id, payment_id, amount_minor, origin, reason, status, paypal_refund_id, credits_due, next_try_at, created_at) values
    ('${SECOND}', '${PAYMENT}', 200, 'administrator', 'x', 'requested', null, 0, '2026-11-03Z', '2026-11-02 10:01Z'),
    ('${FIRST}', '${PAYMENT}', 200, 'administrator', 'x', 'requested', null, 0, '2026-11-03Z', '2026-11-02 10:00Z'),
    ('${THIRD}', '${PAYMENT}', 100, 'administrator', 'x', 'requested', null, 0, '2026-11-03Z', '2026-11-02 10:01Z'),
    ('${DONE}', '${PAYMENT}', 100, 'administrator', 'x', 'completed', 'R-1', 0, null, '2026-11-01 12:00Z'),
    ('${OTHER}', '${id(11)}', 100, 'withdrawal', 'x', 'requested', null, 0, '2026-11-03Z', '2026-11-02 09:00Z');
  insert into name_receipts (user_id, subject, kind, created_at) values
    ('${BUYER}', 'name:zaynab', 'search', '2026-11-01 10:20Z'), ('${BUYER}', 'letters:velmorelka', 'search', '2026-11-01 10:30Z');
  insert into machine_answers (subject, kind, answer, model, created_at) values
    ('letters:velmorelka', 'search', '{"isName":false}', 'some model', '2026-11-01 10:30Z'),
    ('letters:velmorelka', 'analysis', '{"isName":false}', 'some model', '2026-11-01 10:31Z');
  insert into suggestions (id, user_id, form_key, language, gender, culture, answers, names, name_ids, names_count, writer, model,
      credits_used, created_at)
    select list::uuid, '${BUYER}', 'key', 'tr', 'girl', 'turkeyAsia', '{}', '[{"id":"zaynab","reason":"x"}]', '{zaynab}', 1, writer,
      model, credits, '2026-11-01Z'
    from (values ('${PAID_LIST}', 'model', 'some model', 20), ('${FREE_LIST}', 'catalogue', null, 0),
      ('${id(33)}', 'catalogue', null, 0), ('${id(34)}', 'catalogue', null, 0)) made (list, writer, model, credits);
`;

let database: TestDatabase;
let client: pg.Client;
const read = async (query: string) => (await client.query(query)).rows;

beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrate(database.url, BEFORE);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(FILLED);
  await migrate(database.url);
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

test('older open refunds count as asked and are tried again under their own ids', async () => {
  const rows = await read(
    'select id, status, asked_at = created_at as asked, next_try_at is not null as tried from refunds order by id',
  );
  expect(rows).toEqual([
    { id: FIRST, status: 'requested', asked: true, tried: true },
    { id: SECOND, status: 'pending', asked: true, tried: true },
    { id: THIRD, status: 'pending', asked: true, tried: true },
    { id: DONE, status: 'completed', asked: null, tried: false },
    { id: OTHER, status: 'requested', asked: true, tried: true },
  ]);
});

test('ledger entries of erased users are redacted, others are unchanged', async () => {
  const entries = (person: string) =>
    read(`select type, amount, reference, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at
      from credit_entries where user_id = '${person}' order by sequence`);
  expect(await entries(BUYER)).toEqual([
    { type: 'purchase', amount: 100, reference: `payment ${PAYMENT}`, at: '2026-11-01 10:11' },
    { type: 'usage', amount: -5, reference: 'search name:zaynab', at: '2026-11-01 10:20' },
    {
      type: 'islamic_analysis',
      amount: -5,
      reference: 'search name:zaynab',
      at: '2026-11-01 10:20',
    },
  ]);
  const redacted = { type: 'usage', amount: -5, at: '2026-11-01 00:00' };
  const reference = expect.stringMatching(/^erased /);
  expect((await entries(LEFT)).slice(1)).toEqual([
    { ...redacted, reference },
    { ...redacted, reference },
  ]);
});

test('stored model answers keep their receipts and only the month', async () => {
  const rows =
    await read(`select subject, kind, receipt_subject, id is not null as identified, changed_at,
    to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from machine_answers order by kind`);
  const same = {
    subject: 'letters:velmorelka',
    receipt_subject: 'letters:velmorelka',
    identified: true,
    changed_at: null,
    at: '2026-11-01 00:00',
  };
  expect(rows).toEqual([
    { ...same, kind: 'analysis' },
    { ...same, kind: 'search' },
  ]);
});

test('older free lists get a reason and count on no day', async () => {
  const rows = await read(
    'select free_reason, free_day, free_number, count(*)::int as lists from suggestions group by 1, 2, 3 order by 1',
  );
  const undated = { free_day: null, free_number: null };
  expect(rows).toEqual([
    { free_reason: 'before_limit', ...undated, lists: 3 },
    { free_reason: null, ...undated, lists: 1 },
  ]);
});

test('every constraint and index exists and is valid', async () => {
  // Migration 0018 explains why that one is left.
  expect(await read('select conname from pg_constraint where not convalidated')).toEqual([
    { conname: 'payments_review_reason_is_known' },
  ]);
  expect(await read('select indexrelid::regclass from pg_index where not indisvalid')).toEqual([]);
});

const FOLDER = new URL('./migrations/', import.meta.url);
const SINCE = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql') && name > BEFORE)
  .sort();
const textOf = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');

test('a migration outside a transaction can be repeated after failing at any statement', async () => {
  const outside = SINCE.filter((name) => textOf(name).startsWith('-- outside a transaction'));
  expect(outside.length).toBeGreaterThan(0);
  const before = await read('select * from machine_answers order by kind');
  await client.query('delete from schema_migrations where name = any($1)', [outside]);
  expect(await migrate(database.url)).toEqual(outside);
  expect(await read('select * from machine_answers order by kind')).toEqual(before);
  expect(await read('select indexrelid::regclass from pg_index where not indisvalid')).toEqual([]);
});

// There are few refunds; any other table that is indexed or checked may be large.
const FEW = new Set(['refunds']);
test.each(SINCE)('%s builds no index and checks no rows while it keeps a table locked', (name) => {
  const text = textOf(name);
  const made = [...text.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/g)].map(
    ([, table]) => table,
  );
  const statements = text.split('--> statement-breakpoint');
  for (const statement of statements) {
    const table = /(?:INDEX .* ON|ALTER TABLE) "(\w+)"/.exec(statement)?.[1] ?? '';
    if (made.includes(table) || FEW.has(table)) continue;
    expect(statement).not.toMatch(/CREATE (UNIQUE )?INDEX (?!CONCURRENTLY)/);
    const checks = statement.match(/ADD CONSTRAINT "\w+" CHECK/g) ?? [];
    expect(statement.match(/NOT VALID/g) ?? []).toHaveLength(checks.length);
  }
});
