import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPayment } from '../../../test/fixtures/payments.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import {
  paypalComparison,
  paypalDifferences,
  paypalEvents,
} from '../../db/schema/payments.paypal.ts';
import { paymentProblemMarks } from '../../db/schema/payments.problems.ts';
import { payments } from '../../db/schema/payments.ts';
import { accountDeletions } from '../../db/schema/privacy.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { newId } from '../../lib/ids.ts';
import { watchOperations } from './operations-metrics.service.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  watchOperations(api.deps);
});
afterAll(() => api.close());

const read = async () => {
  const text = await api.deps.metrics.registry.metrics();
  const figureOf = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
  return {
    overdue: figureOf('ismi_payments_overdue'),
    review: figureOf('ismi_payments_in_review'),
    events: figureOf('ismi_paypal_events_in_review'),
    differences: figureOf('ismi_paypal_differences'),
    uncompared: figureOf('ismi_paypal_uncompared_seconds'),
    mail: figureOf('ismi_mail_oldest_seconds'),
    withdrawal: figureOf('ismi_withdrawal_oldest_seconds'),
    erasure: figureOf('ismi_erasure_overdue_seconds'),
  };
};
const QUIET = {
  overdue: 0,
  review: 0,
  events: 0,
  differences: 0,
  uncompared: 0,
  mail: 0,
  withdrawal: 0,
  erasure: 0,
};

test('the gauges show what is waiting, and 0 otherwise', async () => {
  expect(await read()).toEqual(QUIET);
  const user = await aUser(api.db);
  const { id } = await aPayment(api, user);
  const now = api.clock.now();
  const said = { name: 'Elif', email: 'elif@family.example', language: 'de' as const };
  await api.db
    .insert(withdrawals)
    .values({ ...said, id: newId(), reference: newId(), orderNumber: '1', createdAt: now });
  await api.db.insert(paypalEvents).values({
    id: 'WH-1',
    type: 'X',
    subject: {},
    state: 'review',
    receivedAt: now,
  });
  await api.db.insert(accountDeletions).values({
    userId: user.id,
    requestedAt: new Date(now.getTime() - 14 * 24 * HOUR_MS),
    dueAt: now,
  });
  api.clock.advance(4 * HOUR_MS);
  expect(await read()).toMatchObject({
    ...QUIET,
    overdue: 1,
    events: 1,
    withdrawal: 4 * 3_600,
    erasure: 4 * 3_600,
  });
  await api.db.update(payments).set({ reviewReason: 'amount-differs' }).where(eq(payments.id, id));
  api.clock.advance(2_000);
  expect(await read()).toMatchObject({ overdue: 0, review: 1 });
});

test('a difference from PayPal’s list counts until it is dismissed', async () => {
  const now = api.clock.now();
  await api.db.insert(paypalComparison).values({ comparedUntil: now });
  const difference = { reason: 'paypal_missing', id: 'CAPTURE1', detail: 'x' } as const;
  await api.db.insert(paypalDifferences).values({ ...difference, foundAt: now });
  api.clock.advance(HOUR_MS);
  expect(await read()).toMatchObject({ differences: 1, uncompared: 3_600 });
  const handled = { since: now, note: 'x', handledAt: now };
  await api.db
    .insert(paymentProblemMarks)
    .values({ reason: 'paypal_missing', subjectId: 'CAPTURE1', ...handled });
  api.clock.advance(2_000);
  expect(await read()).toMatchObject({ differences: 0 });
});
