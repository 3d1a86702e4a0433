import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { aContactMessage } from '../../../test/fixtures/desk.ts';
import { startNamesApi } from '../../../test/fixtures/names.ts';
import { aUserWithData, findEverywhere } from '../../../test/fixtures/user-with-data.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { findDeclaration } from '../../db/declared-table.ts';
import { deleteExpiredRows } from '../../db/delete-expired.ts';
import { auditChanges } from '../../db/schema/audit.ts';
import { TABLES } from '../../db/schema/index.ts';
import { paypalEvents } from '../../db/schema/payments.paypal.ts';
import { newId } from '../../lib/ids.ts';
import { handleMessage } from '../contact/answering.service.ts';
import { handleProblem } from '../payments/problems.service.ts';
import { retentionTable } from './retention.service.ts';

test('docs/retention.md shows what the code declares (npm run docs:retention)', () => {
  const page = readFileSync(new URL('../../../../../docs/retention.md', import.meta.url), 'utf8');
  expect(page).toContain(retentionTable());
});

const DATED = TABLES.flatMap((table) => {
  const retention = findDeclaration(table)?.retention;
  return typeof retention === 'object' ? [{ ...retention, name: getTableConfig(table).name }] : [];
});

test('rows past their retention are deleted, others stay, and the books are consistent', async () => {
  const api = await startNamesApi();
  await aUserWithData(api);
  const rowsOf = async () => {
    const counted: Record<string, number> = {};
    for (const { name, since } of DATED) {
      const { rows } = await api.db.execute<{ n: number }>(
        sql`select count(*)::int as n from ${sql.identifier(name)} where ${sql.identifier(since)} is not null`,
      );
      counted[name] = rows[0]?.n ?? 0;
    }
    return counted;
  };
  const before = await rowsOf();
  await deleteExpiredRows(api.db, api.clock.now());
  expect(await rowsOf()).toEqual(before);
  api.clock.advance((Math.max(...DATED.map(({ days }) => days)) + 40) * 86_400_000);
  await deleteExpiredRows(api.db, api.clock.now());
  expect(Object.values(await rowsOf()).filter((n) => n > 0)).toEqual([]);
});

test('an audit entry loses its texts with its subject and stays', async () => {
  const api = await startNamesApi();
  const at = api.clock.now();
  const actorId = (await aUser(api.db, { isAdmin: true })).id;
  const mark = `mark${newId()}`;
  const { id } = await aContactMessage(api.db, { createdAt: at });
  await handleMessage(api.deps, actorId, id, { status: 'handled', note: `${mark} called` });
  const trace = () => api.db.select().from(auditChanges).where(eq(auditChanges.subjectId, id));

  api.clock.advance(364 * 86_400_000);
  await deleteExpiredRows(api.db, api.clock.now());
  expect(await trace()).toMatchObject([{ reason: `${mark} called` }]);
  api.clock.advance(2 * 86_400_000);
  await deleteExpiredRows(api.db, api.clock.now());
  expect(await findEverywhere(api, mark)).toEqual([]);
  expect(await trace()).toMatchObject([{ action: 'contact.handle', actorId, reason: 'erased' }]);
});

test('notes about a PayPal event are deleted with the event', async () => {
  const api = await startNamesApi();
  const actorId = (await aUser(api.db, { isAdmin: true })).id;
  const mark = `mark${newId()}`;
  const id = `WH-${newId()}`;
  await api.db.insert(paypalEvents).values({
    id,
    type: 'PAYMENT.CAPTURE.COMPLETED',
    subject: {},
    state: 'review',
    receivedAt: api.clock.now(),
  });
  const note = `${mark} paid another shop`;
  await handleProblem(api.deps, { actorId, reason: 'event_review', id, note });
  api.clock.advance(399 * 86_400_000);
  await deleteExpiredRows(api.db, api.clock.now());
  expect(await findEverywhere(api, mark)).toContain('public.payment_problem_marks');
  api.clock.advance(2 * 86_400_000);
  await deleteExpiredRows(api.db, api.clock.now());
  expect(await findEverywhere(api, mark)).toEqual([]);
});
