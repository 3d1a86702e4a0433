import { type DeskKind, desk } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aContactMessage, aNameReport } from '../../../test/fixtures/desk.ts';
import { openNamesApi } from '../../../test/fixtures/names.ts';
import { aPayment } from '../../../test/fixtures/payments.ts';
import { aUser, type TestUser } from '../../../test/fixtures/users.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { auditChanges } from '../../db/schema/audit.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { newId } from '../../lib/ids.ts';
import { answerMessage } from '../contact/answering.service.ts';

let api: TestApi;
let admin: Awaited<ReturnType<TestApi['as']>>;
let administrator: TestUser;
beforeAll(async () => {
  api = await openNamesApi();
  administrator = await aUser(api.db, { isAdmin: true, name: 'Meryem' });
  admin = await api.as(administrator);
});
afterAll(() => api.close());

const read = async (query: { kind?: DeskKind; status?: 'open' | 'handled'; limit?: number } = {}) =>
  (await admin.send(desk.list, { query: { limit: 50, ...query } })).body.data;
const itemOf = async (id: string, query: Parameters<typeof read>[0] = {}) =>
  (await read(query)).items.find((item) => item.id === id);
const tracesOf = (id: string) =>
  api.db.select().from(auditChanges).where(eq(auditChanges.subjectId, id));
const answer = (id: string, words: string) =>
  admin.send(desk.answerMessage, { params: { id }, body: { answer: words } });
const answersTo = ({ email }: { email: string }) => api.mails.filter(({ to }) => to === email);

test('a message is shown with the account of its address and the last payment', async () => {
  const user = await aUser(api.db, { name: 'Fatma' });
  const payment = await aPayment(api, user);
  const message = await aContactMessage(api.db, { email: user.email });
  expect(await itemOf(message.id)).toMatchObject({
    kind: 'contact',
    status: 'open',
    user: { id: user.id, name: 'Fatma' },
    payment: { id: payment.id, amount: 7.99, currency: 'EUR', status: 'pending' },
    contact: { reference: message.reference, subject: 'Bir sorum var', answer: null },
    report: null,
    problem: null,
  });
});

test('messages and reports without an account are shown without one', async () => {
  const message = await aContactMessage(api.db);
  const report = await aNameReport(api.db);
  expect(await itemOf(message.id)).toMatchObject({ user: null, payment: null });
  expect(await itemOf(report.id)).toMatchObject({
    kind: 'name_report',
    user: null,
    report: { name_id: 'yahya', name: 'Yahya', part: 'meaning' },
  });
});

test('the longest waiting item is first; counts ignore the filter', async () => {
  const late = await aContactMessage(api.db, { createdAt: new Date('2026-11-12T00:00:00Z') });
  const early = await aContactMessage(api.db, { createdAt: new Date('2026-11-01T00:00:00Z') });
  const { items, open, pagination } = await read({ kind: 'contact' });
  const ids = items.map(({ id }) => id);
  expect(ids.indexOf(early.id)).toBeLessThan(ids.indexOf(late.id));
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['contact']));
  expect(pagination).toEqual({ page: 1, pages: 1, total: open.contact });
  expect(open.name_report).toBeGreaterThan(0);
  const first = await read({ kind: 'contact', limit: 1 });
  expect(first.items).toHaveLength(1);
  expect(first.pagination.pages).toBe(open.contact);
});

test('an answer is mailed once, in the sender’s language, and handles the message', async () => {
  const message = await aContactMessage(api.db, { language: 'de' });
  const answers = await Promise.all(Array.from({ length: 5 }, () => answer(message.id, 'Gern.')));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(answers[0]?.body.data).toMatchObject({ status: 'handled', handled_by: 'Meryem' });
  await api.runJobs();
  const [mail, ...more] = answersTo(message);
  expect(more).toEqual([]);
  expect(mail?.subject).toContain(message.reference);
  expect(mail?.html).toContain('lang="de"');
  expect(mail?.text).toContain('Gern.');
  expect(mail?.text).toContain('Kredilerim');
  expect(mail?.replyTo).toBe('operator@ismi.example');
  expect(await tracesOf(message.id)).toMatchObject([
    { action: 'contact.answer', actorId: administrator.id, after: { answered: true } },
  ]);
  expect(await itemOf(message.id)).toBeUndefined();
  expect(await itemOf(message.id, { status: 'handled' })).toMatchObject({
    contact: { answer: 'Gern.' },
  });
});

test('a second, different answer is refused, also concurrently', async () => {
  const message = await aContactMessage(api.db);
  const answers = await Promise.all([answer(message.id, 'Bir'), answer(message.id, 'İki')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await answer(message.id, 'Üç')).body.error.code).toBe('ALREADY_ANSWERED');
  await api.runJobs();
  expect(answersTo(message)).toHaveLength(1);
});

test('an answer whose mail cannot be queued is not stored', async () => {
  const message = await aContactMessage(api.db);
  const jobs = { ...api.deps.jobs, enqueue: () => Promise.reject(new Error('gone')) };
  await expect(
    answerMessage({ ...api.deps, jobs }, administrator.id, message.id, 'Kayıp'),
  ).rejects.toThrow('gone');
  const [stored] = await api.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, message.id));
  expect(stored).toMatchObject({ answerText: null, handledAt: null });
  expect(await tracesOf(message.id)).toEqual([]);
});

test.each([
  ['a message', 'contact'],
  ['a report', 'name_report'],
] as const)('%s is handled once with a note and can be reopened', async (_, kind) => {
  const { id } = kind === 'contact' ? await aContactMessage(api.db) : await aNameReport(api.db);
  const endpoint = kind === 'contact' ? desk.handleMessage : desk.handleReport;
  const put = (status: 'open' | 'handled', note: string) =>
    admin.send(endpoint, { params: { id }, body: { status, note } });
  const answers = await Promise.all([1, 2, 3].map(() => put('handled', 'Telefonla görüştük')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.body.data).toMatchObject({ status: 'handled', handled_by: 'Meryem' });
  expect(await tracesOf(id)).toMatchObject([
    { before: { status: 'open' }, after: { status: 'handled' }, reason: 'Telefonla görüştük' },
  ]);
  expect(await itemOf(id, { kind, status: 'handled' })).toMatchObject({
    note: 'Telefonla görüştük',
  });
  expect((await put('open', 'Yeniden sordu')).body.data).toMatchObject({
    status: 'open',
    handled_at: null,
    handled_by: null,
  });
  expect(await itemOf(id, { kind })).toMatchObject({ status: 'open', note: 'Yeniden sordu' });
  expect(await tracesOf(id)).toHaveLength(2);
});

test('an unknown item returns 404', async () => {
  const params = { id: newId() };
  const body = { status: 'handled', note: 'Yok' } as const;
  expect((await admin.send(desk.handleMessage, { params, body })).status).toBe(404);
  expect((await admin.send(desk.handleReport, { params, body })).status).toBe(404);
  expect((await answer(params.id, 'Yok')).status).toBe(404);
  const gone = await admin.send(desk.handleProblem, {
    params: { reason: 'dispute', id: 'PP-D-0' },
    body: { note: 'Yok' },
  });
  expect(gone.status).toBe(404);
});
