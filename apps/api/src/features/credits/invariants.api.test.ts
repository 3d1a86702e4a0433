import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUserWith } from '../../../test/fixtures/credits.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import type { Tx } from '../../db/client.ts';
import { newId } from '../../lib/ids.ts';
import { holdCredits, settleHold } from './holds.service.ts';
import { auditBooks, watchBooks } from './invariants.service.ts';
import { refundCredits, spendCredits } from './ledger.service.ts';

let api: TestApi;
const lines: string[] = [];
beforeAll(async () => {
  api = await openTestApi({
    env: { LOG_LEVEL: 'error' },
    log: { write: (line: string) => lines.push(line) },
  });
});
afterAll(() => api.close());

const NOW = new Date('2026-02-01T12:00:00Z');

/** A ledger with one of everything. */
async function fill(tx: Tx, userId: string) {
  const act = { userId, now: NOW, reference: `consulting ${newId()}` } as const;
  await spendCredits(tx, { ...act, type: 'mail_consulting', amount: 49 });
  await refundCredits(tx, act);
  const wish = { userId, purpose: 'islamic_analysis', amount: 20 } as const;
  const settled = await holdCredits(tx, { ...wish, reference: `suggestion ${newId()}` });
  await settleHold(tx, settled, { now: NOW });
  await holdCredits(tx, { ...wish, reference: `suggestion ${newId()}` });
}

class Undo extends Error {}

/** What the audit finds in a ledger changed from outside; the change is rolled back. */
async function brokenBy(statement: ReturnType<typeof sql>): Promise<string[]> {
  const user = await aUserWith(api.db, 100);
  let promises: string[] = [];
  const undone = api.db.transaction(async (tx) => {
    await fill(tx, user.id);
    // As only a superuser can: without triggers, foreign keys and checks.
    await tx.execute(
      sql`alter table credit_accounts drop constraint credit_accounts_hold_what_is_there`,
    );
    await tx.execute(
      sql`alter table credit_entries drop constraint credit_entries_one_per_reference`,
    );
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(statement);
    promises = (await auditBooks(tx)).map(({ promise }) => promise);
    throw new Undo();
  });
  await expect(undone).rejects.toThrow(Undo);
  return promises;
}

test.each([
  ['nothing', sql`select 1`, []],
  [
    'a balance',
    sql`update credit_accounts set balance = balance + 1`,
    ['I1 a balance is the sum of its entries'],
  ],
  [
    'a missing entry',
    sql`delete from credit_entries where type = 'admin_adjustment'`,
    [
      'I1 a balance is the sum of its entries',
      'I1 a sequence is dense',
      'I3 every entry follows from the one before',
    ],
  ],
  [
    'the count of what was spent',
    sql`update credit_accounts set total_spent = 0`,
    ['I1 what was spent is counted'],
  ],
  [
    'what is held',
    sql`update credit_accounts set held = 0`,
    ['I2 what is held is the sum of the open holds'],
  ],
  [
    'a balance after an entry',
    sql`update credit_entries set balance_after = balance_after + 1 where sequence = 2`,
    ['I3 every entry follows from the one before'],
  ],
  [
    'the entry of a hold',
    sql`update credit_entries set reference = 'suggestion another' where type = 'islamic_analysis'`,
    ['I7 a settled hold has its entry'],
  ],
  [
    'a charge for what was not settled',
    sql`update credit_holds set status = 'released', settled_amount = null where status = 'settled'`,
    ['I7 what was not settled was not charged'],
  ],
  [
    'a refund of what was not spent',
    sql`update credit_entries set reference = 'consulting another' where type = 'refund'`,
    ['I9 a refund gives back what was spent'],
  ],
  [
    'a hold that is never released',
    sql`update credit_holds set expires_at = now() - interval '2 minutes' where status = 'held'`,
    ['I10 no hold outlives its time by a minute'],
  ],
  [
    'a second welcome',
    sql`update credit_entries set type = 'welcome' where amount > 0`,
    ['I12 nobody is welcomed twice'],
  ],
])('the audit finds what is broken by %s', async (_, statement, promises) => {
  expect(await brokenBy(statement)).toEqual(promises);
});

test('consistent books report 0 and log nothing', async () => {
  await watchBooks(api.deps);
  expect(lines).toEqual([]);
  expect(await api.deps.metrics.registry.metrics()).toContain('ismi_ledger_violations 0');
});

test('broken books raise the metric and log an error with an id and no name', async () => {
  const user = await aUserWith(api.db, 100);
  const change = (amount: number) =>
    api.db.execute(
      sql`update credit_accounts set balance = balance + ${amount} where user_id = ${user.id}`,
    );
  await change(1);
  await watchBooks(api.deps);
  await change(-1);
  expect(JSON.parse(lines.join(''))).toMatchObject({
    msg: 'ledger invariant violated',
    promise: 'I1 a balance is the sum of its entries',
    violations: 1,
    example: user.id,
  });
  expect(await api.deps.metrics.registry.metrics()).toContain('ismi_ledger_violations 1');
});
