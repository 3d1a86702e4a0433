import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../test/fixtures/users.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { spendInOneStatement } from '../features/credits/ledger.service.ts';
import { grantWelcomeBonus } from '../features/credits/welcome.service.ts';
import { openBoss } from '../jobs/queue.ts';
import { systemClock } from '../lib/clock.ts';
import { newId } from '../lib/ids.ts';
import { makeLog } from '../lib/log.ts';
import { type OpenDatabase, openDatabase } from './client.ts';
import { grantRights } from './grant-rights.ts';
import { makeRole } from './make-role.ts';

const ROLE = `ismi_test_role_${randomBytes(4).toString('hex')}`;
const PASSWORD = randomBytes(8).toString('hex');
const log = makeLog('silent', 'test');
let database: TestDatabase;
let owner: pg.Client;
let application: OpenDatabase;
let applicationUrl: string;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await makeRole(database.url, ROLE, 'a password of before');
  await makeRole(database.url, ROLE, PASSWORD);
  await grantRights(database.url, ROLE);
  await grantRights(database.url, ROLE);
  applicationUrl = Object.assign(new URL(database.url), {
    username: ROLE,
    password: PASSWORD,
  }).href;
  application = openDatabase(applicationUrl, 2, log);
});
afterAll(async () => {
  await application.close();
  await owner.query(`drop owned by ${ROLE}`);
  await owner.query(`drop role ${ROLE}`);
  await owner.end();
  await database.drop();
});

test('an existing role gets the new password and only the right to connect', async () => {
  const { rows } = await owner.query(
    'select rolpassword from pg_authid where rolname = $1 and rolcanlogin and not rolsuper and not rolcreaterole and not rolcreatedb',
    [ROLE],
  );
  // SCRAM-SHA-256$<rounds>:<salt>$<stored key>:<server key>, as RFC 5803 writes it.
  const [, rounds, salt, stored] =
    /^SCRAM-SHA-256\$(\d+):([^$]+)\$([^:]+):/.exec(rows[0]?.rolpassword ?? '') ?? [];
  const salted = pbkdf2Sync(
    PASSWORD,
    Buffer.from(salt ?? '', 'base64'),
    Number(rounds),
    32,
    'sha256',
  );
  const client = createHmac('sha256', salted).update('Client Key').digest();
  expect(createHash('sha256').update(client).digest('base64')).toBe(stored);
});

test('the application role may read and write its tables', async () => {
  const { db } = application;
  const user = await aUser(db);
  const config = { lastingSecret: 'a third secret that only the tests know' };
  await db.transaction((tx) =>
    // The bonus reads only one secret of the configuration.
    grantWelcomeBonus(
      tx,
      { clock: systemClock, config: config as never },
      {
        userId: user.id,
        email: user.email,
        network: undefined,
      },
    ),
  );
  const spend = { userId: user.id, type: 'usage', amount: 5, now: systemClock.now() } as const;
  expect(await spendInOneStatement(db, { ...spend, reference: `act ${newId()}` })).toMatchObject({
    spendable: 20,
  });
});

test('the application role may send, fetch and complete jobs', async () => {
  const boss = openBoss(applicationUrl, log, 'sender');
  await boss.start();
  await boss.send('data.forget-expired', {});
  const [job] = await boss.fetch('data.forget-expired');
  await boss.complete('data.forget-expired', job?.id ?? 'none');
  await boss.supervise('data.forget-expired');
  await boss.stop({ graceful: false });
  expect(job?.data).toEqual({});
});

test.each([
  'update credit_entries set amount = 1000',
  'delete from credit_entries',
  'truncate credit_entries cascade',
  'alter table credit_entries disable trigger all',
  'drop trigger credit_entries_are_only_added on credit_entries',
  'create or replace function refuse_to_change_the_books() returns trigger language plpgsql as $$ begin return null; end $$',
  'drop table credit_entries',
  "set session_replication_role = 'replica'",
  'update audit_changes set reason = reason',
  'delete from schema_migrations',
])('the application role may not: %s', async (statement) => {
  const client = new pg.Client({ connectionString: applicationUrl });
  await client.connect();
  await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  await client.end();
});
