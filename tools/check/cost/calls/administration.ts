import { randomUUID } from 'node:crypto';
import {
  consultingAdmin,
  desk,
  machineAnswersAdmin,
  paymentsAdmin,
  switchesAdmin,
  usersAdmin,
} from '@ismi/contract';
import { type Given, type Known, newAccount } from '../known.ts';
import { newDispute } from './payments.ts';

const DAY_MS = 86_400_000;
/** Different from everything that the seed and other calls use. */
const FIRST_DAY = Date.UTC(2040, 0, 1);
const dayOf = (number: number): string =>
  new Date(FIRST_DAY + number * DAY_MS).toISOString().slice(0, 10);

async function newSlot({ database }: Known, number: number, time: string): Promise<string> {
  const id = randomUUID();
  await database.query(
    'insert into slots (id, slot_date, slot_time, created_at) values ($1, $2, $3, now())',
    [id, dayOf(number), time],
  );
  return id;
}

/** A paid request without an answer. */
async function newRequest(known: Known): Promise<string> {
  const { user } = await newAccount(known);
  const id = randomUUID();
  await known.database.query(
    `with paid as (
      insert into credit_entries (user_id, sequence, type, amount, balance_after, reference, created_at)
      values ($2::uuid, 2, 'mail_consulting', -49, 999999951, 'consulting ' || $1::uuid, now())
    ), account as (
      update credit_accounts set balance = 999999951, total_spent = 49, last_sequence = 2 where user_id = $2::uuid
    )
    insert into consulting_requests (id, user_id, type, status, language, email, gender, credits_used, special_requests, created_at, updated_at)
    values ($1::uuid, $2::uuid, 'mail', 'pending', 'ar', 'elif@bench.example', 'girl', 49, repeat('ﷺ', 500), now(), now())`,
    [id, user],
  );
  return id;
}

/** A message without an answer. */
async function newMessage({ database }: Known): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into contact_messages (id, reference, name, email, subject, message, language, created_at)
    values ($1::uuid, 'M-' || $1::uuid, 'Elif', 'elif@bench.example', 'ş', repeat('ﷺ', 4000), 'ar', now())`,
    [id],
  );
  return id;
}

/** A stored answer of the model. */
async function newMachineAnswer({ database }: Known): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into machine_answers (id, subject, kind, receipt_subject, answer, model, created_at)
    select $1::uuid, 'asked:' || $1::uuid, 'search', 'letters:' || $1::uuid, jsonb_build_object('meaning', said, 'origin', said, 'description', said), 'simulated', now()
    from (select jsonb_build_object('tr', text, 'en', text, 'de', text, 'ar', text) as said from repeat('ş', 400) as text) as texts`,
    [id],
  );
  return id;
}

export const ADMINISTRATION_CALLS: readonly Given[] = [
  {
    endpoint: consultingAdmin.updateRequest,
    input: 'an answer',
    call: async (known) => ({
      params: { id: await newRequest(known) },
      body: { status: 'completed', expected_updated_at: undefined },
    }),
  },
  {
    endpoint: consultingAdmin.updateRequest,
    input: 'a cancellation',
    call: async (known) => ({
      params: { id: await newRequest(known) },
      body: { status: 'cancelled', expected_updated_at: undefined },
    }),
  },
  {
    endpoint: consultingAdmin.addSlot,
    input: 'a new hour',
    call: (_, number) => ({ body: { slot_date: dayOf(number), slot_time: '10:00' } }),
  },
  {
    endpoint: consultingAdmin.updateSlot,
    input: 'a free slot',
    call: async (known, number) => ({
      params: { id: await newSlot(known, number, '11:00') },
      body: { is_blocked: true, is_available: undefined },
    }),
  },
  {
    endpoint: consultingAdmin.deleteSlot,
    input: 'a free slot',
    call: async (known, number) => ({ params: { id: await newSlot(known, number, '12:00') } }),
  },
  {
    endpoint: desk.answerMessage,
    input: 'a new message',
    call: async (known) => ({ params: { id: await newMessage(known) } }),
  },
  {
    endpoint: desk.handleMessage,
    input: 'a new message',
    call: async (known) => ({
      params: { id: await newMessage(known) },
      body: { status: 'handled' },
    }),
  },
  {
    endpoint: desk.handleProblem,
    input: 'a complaint',
    call: async (known) => ({
      params: { reason: 'dispute', id: (await newDispute(known)).id },
    }),
  },
  {
    endpoint: machineAnswersAdmin.correct,
    input: 'an answer',
    call: async (known) => {
      const text = 'ﷺ'.repeat(400);
      const texts = { tr: text, en: text, de: text, ar: text };
      return {
        params: { id: await newMachineAnswer(known) },
        body: { seen_at: null, texts: { meaning: texts, origin: texts, description: texts } },
      };
    },
  },
  {
    endpoint: machineAnswersAdmin.remove,
    input: 'an answer',
    call: async (known) => ({
      params: { id: await newMachineAnswer(known) },
      body: { seen_at: null },
    }),
  },
  {
    endpoint: switchesAdmin.turn,
    // Any other switch would refuse calls that are measured after it.
    input: 'the banner',
    call: (_, number) => ({ params: { name: 'banner' }, body: { is_on: number % 2 === 0 } }),
  },
  ...['a', 'person1', 'nobody at all', '2026-000123', '%_%', '0198e1a4'].map(
    (search): Given => ({
      endpoint: paymentsAdmin.list,
      input: `search of ${search}`,
      call: () => ({ query: { search, page: 1, limit: 100 } }),
      size: 'smallest',
    }),
  ),
  ...['a', 'ahmet', 'nobody at all', 'person12@', 'yılmaz ş', '%_%'].map(
    (search): Given => ({
      endpoint: usersAdmin.list,
      input: `search of ${search}`,
      call: () => ({ query: { search, page: 1, limit: 100 } }),
      size: 'smallest',
    }),
  ),
];
