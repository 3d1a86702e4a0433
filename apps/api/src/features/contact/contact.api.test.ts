import { CONTACT_LIMITS, contact, LOCALES } from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../test/fakes/captcha.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { newId } from '../../lib/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const aMessage = (wishes: Record<string, unknown> = {}) => ({
  name: "Sinéad O'Neil",
  email: `sender-${newId()}@family.example`,
  subject: 'Bir sorum var',
  message: 'Merhaba,\n"Elif" ismi hakkında bir sorum var.',
  form_timestamp: api.clock.now().getTime() - 60_000,
  recaptcha_token: solvedCaptcha(),
  website: '',
  phone_number: '',
  ...wishes,
});
const storedFrom = async (email: string) =>
  (await api.db.select().from(contactMessages)).filter((row) => row.email === email);
const mailsTo = (address: string) => api.mails.filter((mail) => mail.to === address);

test('a message is stored as written and answered with a reference', async () => {
  const form = aMessage({ language: 'tr' });
  const { status, body } = await api.guest.send(contact.send, { body: form });
  expect(status).toBe(200);
  expect(body.data.message).toBe('Teşekkürler, mesajınız bize ulaştı.');
  const [stored] = await storedFrom(form.email);
  expect(stored).toMatchObject({
    reference: body.data.reference,
    name: "Sinéad O'Neil",
    message: form.message,
    language: 'tr',
  });
});

test('the operator gets the message with the sender as reply address', async () => {
  const form = aMessage();
  const { body } = await api.guest.send(contact.send, { body: form });
  await api.runJobs();
  const mail = mailsTo('operator@ismi.example').find(({ replyTo }) => replyTo === form.email);
  expect(mail?.subject).toContain(body.data.reference);
  expect(mail?.text).toContain('"Elif" ismi hakkında');
});

test.each(LOCALES)(
  'the sender gets an acknowledgement in %s that repeats nothing they wrote',
  async (language) => {
    const form = aMessage({ language });
    const { body } = await api.guest.send(contact.send, { body: form });
    await api.runJobs();
    const [mail] = mailsTo(form.email);
    expect(mail?.html).toContain(`lang="${language}"`);
    expect(mail?.text).toContain(body.data.reference);
    expect(mail?.text).not.toContain('Elif');
    expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toContain('Neil');
  },
);

test('angle brackets, control characters and bidi overrides are removed, quotes stay', async () => {
  const form = aMessage({ subject: 'a <b>\u0007\u202E "c"', name: 'Ali\r\nBcc: x@y.z' });
  await api.guest.send(contact.send, { body: form });
  expect(await storedFrom(form.email)).toMatchObject([
    { subject: 'a b "c"', name: 'Ali Bcc: x@y.z' },
  ]);
});

const REFUSED: [string, () => Record<string, unknown>][] = [
  ['without a captcha', () => ({ recaptcha_token: '' })],
  ['with an unreadable captcha', () => ({ recaptcha_token: 'rubbish' })],
  [
    'with a captcha solved for another action',
    () => ({ recaptcha_token: solvedCaptcha('sign_up') }),
  ],
  ['with a filled honeypot', () => ({ website: 'https://spam.example' })],
  ['with the other honeypot filled', () => ({ phone_number: '123' })],
  [
    'sooner than a person could fill it in',
    () => ({ form_timestamp: api.clock.now().getTime() - CONTACT_LIMITS.minimumFillMs + 1 }),
  ],
];
test.each(REFUSED)(
  'a form sent %s is refused as RECAPTCHA_FAILED and stores nothing',
  async (_, wishes) => {
    const form = aMessage(wishes());
    const { status, body } = await api.guest.send(contact.send, { body: form });
    expect([status, body.error.code]).toEqual([400, 'RECAPTCHA_FAILED']);
    await api.runJobs();
    expect(await storedFrom(form.email)).toEqual([]);
    expect(mailsTo(form.email)).toEqual([]);
  },
);

test('a captcha works once: of twenty concurrent messages one is stored', async () => {
  const form = aMessage();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => api.guest.send(contact.send, { body: form })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error?.code === 'RECAPTCHA_FAILED')).toHaveLength(19);
  expect(await storedFrom(form.email)).toHaveLength(1);
});

test('one address may send ten messages a day', async () => {
  const email = 'eager@family.example';
  const write = () => api.guest.send(contact.send, { body: aMessage({ email }) });
  for (let count = 0; count < CONTACT_LIMITS.messagesPerDay; count += 1) {
    expect((await write()).status).toBe(200);
  }
  expect((await write()).body.error.code).toBe('TOO_MANY_REQUESTS');
  api.clock.advance(86_400_001);
  expect((await write()).status).toBe(200);
});

test('of thirty concurrent messages ten are stored', async () => {
  const email = 'hasty@family.example';
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => api.guest.send(contact.send, { body: aMessage({ email }) })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(
    CONTACT_LIMITS.messagesPerDay,
  );
  expect(await storedFrom(email)).toHaveLength(CONTACT_LIMITS.messagesPerDay);
});

test('the refusal of the eleventh message says when the next is allowed', async () => {
  const email = 'waiting@family.example';
  const write = () => api.guest.send(contact.send, { body: aMessage({ email }) });
  for (let count = 0; count < CONTACT_LIMITS.messagesPerDay; count += 1) await write();
  api.clock.advance(3_600_000);
  expect((await write()).body.error.retry_after).toBe(86_400 - 3_600);
});

test('the same key sent five times concurrently stores one message', async () => {
  const caller = api.guest.with({ 'idempotency-key': newId() });
  const form = aMessage();
  const again = () =>
    caller.send(contact.send, { body: { ...form, recaptcha_token: solvedCaptcha() } });
  const first = await again();
  const repeats = await Promise.all(Array.from({ length: 5 }, again));
  for (const { body } of repeats) expect(body.data.reference).toBe(first.body.data.reference);
  expect(await storedFrom(form.email)).toHaveLength(1);
});

test('the same key with another text is refused', async () => {
  const caller = api.guest.with({ 'idempotency-key': newId() });
  expect((await caller.send(contact.send, { body: aMessage() })).status).toBe(200);
  const { status, body } = await caller.send(contact.send, { body: aMessage() });
  expect([status, body.error.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
});

test('a key that is not a UUID is refused', async () => {
  const { body } = await api.guest
    .with({ 'idempotency-key': 'again' })
    .send(contact.send, { body: aMessage() });
  expect(body.error.fields).toEqual([{ path: 'idempotency-key', rule: 'invalid_format' }]);
});

test('the hourly job deletes messages older than a year', async () => {
  const form = aMessage();
  await api.guest.send(contact.send, { body: form });
  const forget = () =>
    api.db.transaction((tx) => api.deps.jobs.enqueue(tx, 'data.forget-expired', {}));
  await forget();
  await api.runJobs();
  expect(await storedFrom(form.email)).toHaveLength(1);
  api.clock.advance(366 * 86_400_000);
  await forget();
  await api.runJobs();
  expect(await storedFrom(form.email)).toEqual([]);
});

test('contact details and hours are public', async () => {
  const { body } = await api.guest.send(contact.info, {});
  expect(body.data).toEqual({ email: 'operator@ismi.example', open_now: true });
});

test('invalid fields are refused by name, in the caller’s language', async () => {
  const { status, body } = await api.guest
    .with({ 'accept-language': 'ar' })
    .sendAnything(contact.send, { body: { ...aMessage(), email: 'no address', extra: 1 } });
  expect(status).toBe(400);
  expect(body.error.message).toBe('بعض البيانات ناقصة أو غير صحيحة. يُرجى مراجعتها.');
  expect(body.error.fields).toContainEqual({ path: 'email', rule: 'invalid_format' });
});
