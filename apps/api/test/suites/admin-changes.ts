import {
  consultingAdmin,
  desk,
  type Endpoint,
  machineAnswersAdmin,
  secondFactor,
  switchesAdmin,
} from '@ismi/contract';
import { disputes } from '../../src/db/schema/payments.paypal.ts';
import type { CallOptions } from '../api-caller.ts';
import { codeNow } from '../fixtures/administrators.ts';
import { aMailRequest, aSlot, requestedBy } from '../fixtures/consulting.ts';
import { aContactMessage, aNameReport } from '../fixtures/desk.ts';
import { aStoredAnswer, giveCredits } from '../fixtures/names.ts';
import { aPayment } from '../fixtures/payments.ts';
import { aUser, type TestUser } from '../fixtures/users.ts';
import type { TestApi } from '../start-test-api.ts';
import { MONEY_CHANGES } from './money-changes.ts';

/** Prepares something that can be changed, and returns a call that changes it. */
type MakeChange = (api: TestApi, administrator: TestUser) => Promise<CallOptions>;

async function aRequest(api: TestApi): Promise<string> {
  const user = await aUser(api.db);
  await giveCredits(api, user, 100);
  return requestedBy(api, user, aMailRequest());
}

async function aDispute(api: TestApi): Promise<string> {
  const { id: paymentId } = await aPayment(api, await aUser(api.db));
  const id = `PP-D-${paymentId}`;
  await api.db
    .insert(disputes)
    .values({ id, paymentId, status: 'OPEN', updatedAt: api.clock.now() });
  return id;
}

/**
 * One change for each endpoint by which administrators change something. A new endpoint without an entry here fails the suite.
 */
export const ADMIN_CHANGES: readonly (readonly [Endpoint, MakeChange])[] = [
  [
    secondFactor.confirm,
    async (api, administrator) => {
      const caller = await api.as(administrator);
      const { secret } = (await caller.send(secondFactor.setUp, { body: {} })).body.data;
      return { body: { code: codeNow(api, secret) } };
    },
  ],
  [
    consultingAdmin.updateRequest,
    async (api) => ({ params: { id: await aRequest(api) }, body: { status: 'processing' } }),
  ],
  [
    consultingAdmin.addSlot,
    async () => ({ body: { slot_date: '2026-12-01', slot_time: '09:30' } }),
  ],
  [
    consultingAdmin.updateSlot,
    async (api) => ({ params: { id: (await aSlot(api.db)).id }, body: { max_appointments: 3 } }),
  ],
  [consultingAdmin.deleteSlot, async (api) => ({ params: { id: (await aSlot(api.db)).id } })],
  [
    consultingAdmin.block,
    async (api) => ({
      body: { date: (await aSlot(api.db)).slotDate, times: null, reason: 'a holiday' },
    }),
  ],
  ...MONEY_CHANGES,
  [
    consultingAdmin.addSeries,
    async () => ({
      body: {
        start_date: '2027-01-01',
        end_date: '2027-01-07',
        weekdays: [1],
        times: ['09:30'],
      },
    }),
  ],
  [
    desk.answerMessage,
    async (api) => ({
      params: { id: (await aContactMessage(api.db)).id },
      body: { answer: 'Merhaba' },
    }),
  ],
  [
    desk.handleMessage,
    async (api) => ({
      params: { id: (await aContactMessage(api.db)).id },
      body: { status: 'handled', note: 'done' },
    }),
  ],
  [
    desk.handleReport,
    async (api) => ({
      params: { id: (await aNameReport(api.db)).id },
      body: { status: 'handled', note: 'done' },
    }),
  ],
  [
    desk.handleProblem,
    async (api) => ({
      params: { reason: 'dispute', id: await aDispute(api) },
      body: { note: 'done' },
    }),
  ],
  [
    machineAnswersAdmin.correct,
    async (api) => ({
      params: { id: (await aStoredAnswer(api)).id },
      body: {
        texts: { meaning: { tr: 'a', en: 'b', de: 'c', ar: 'د' } },
        seen_at: null,
        reason: 'a test',
      },
    }),
  ],
  [
    machineAnswersAdmin.remove,
    async (api) => ({
      params: { id: (await aStoredAnswer(api)).id },
      body: { seen_at: null, reason: 'a test' },
    }),
  ],
  [
    switchesAdmin.turn,
    async () => ({ params: { name: 'model' }, body: { is_on: false, reason: 'a test' } }),
  ],
];
