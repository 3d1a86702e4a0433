import { CONSULTING_CONSENT_VERSION, consulting } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aMailRequest,
  anAppointment,
  aSlot,
  requestNow,
  slotNow,
} from '../../../test/fixtures/consulting.ts';
import { accountOf, amountsOf, aUserWith } from '../../../test/fixtures/credits.ts';
import type { TestUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { appointments, consultingRequests } from '../../db/schema/consulting.ts';
import { newId } from '../../lib/ids.ts';
import { turnSwitch } from '../switches/switches.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Form = ReturnType<typeof anAppointment>;

async function ask(user: TestUser, body: Form | ReturnType<typeof aMailRequest>, key?: string) {
  const caller = await api.as(user);
  return (key ? caller.with({ 'idempotency-key': key }) : caller).send(consulting.request, {
    body,
  });
}
const codeOf = ({ body }: { body: { error?: { code: string } } }) => body.error?.code ?? 'done';
const requestsOf = (user: TestUser) =>
  api.db.select().from(consultingRequests).where(eq(consultingRequests.userId, user.id));
const mailsTo = (email: string) => api.mails.filter(({ to }) => to === email);

test('an appointment takes a place, costs 99 credits and mails both sides', async () => {
  const user = await aUserWith(api.db, 132, { preferredLanguage: 'de' });
  const slot = await aSlot(api.db, { slotTime: '16:00' });
  const { status, body } = await ask(
    user,
    anAppointment(slot, { parentName: 'Esra', nameStyle: 'rare' }),
  );
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    creditsRemaining: 33,
    credits_deducted: 99,
    appointment: {
      appointment_date: '2026-11-19',
      appointment_time: '16:00',
      starts_at: '2026-11-19T13:00:00.000Z',
    },
  });
  expect(await amountsOf(api.db, user)).toEqual([132, -99]);
  expect(await slotNow(api.db, slot)).toMatchObject({ currentAppointments: 1 });
  await api.runJobs();
  const [mail] = mailsTo(user.email);
  expect(mail?.subject).toContain('Do., 19. Nov., 16:00 (türkische Zeit)');
  expect(mail?.text).toContain('@familie.yildirim');
  expect(mail?.calendar).toContain('DTSTART:20261119T130000Z');
  const told = mailsTo('operator@ismi.example').find(({ replyTo }) => replyTo === user.email);
  expect(told?.text).toContain('Esra');
  expect(told?.text).toContain('Az duyulan');
});

test('a mail request costs 49 credits and stores every field', async () => {
  const user = await aUserWith(api.db, 49);
  const wishes = {
    parentName: "O'Neil",
    partnerName: 'Ömer',
    dueDate: '2027-03-01',
    culturalBackground: 'Türkçe ve Almanca',
    religiousPreference: 'important',
    nameStyle: 'classic',
    meaningImportance: 'high',
    familyNames: 'Zeynep, Yusuf',
    avoidNames: 'Can',
    specialRequests: 'İki satır\nolsun',
  } as const;
  const { body } = await ask(
    user,
    aMailRequest({ ...wishes, religiousConsent: CONSULTING_CONSENT_VERSION }),
  );
  expect(body.data).toMatchObject({ creditsRemaining: 0, appointment: null });
  expect(await requestNow(api.db, body.data.request_id)).toMatchObject({
    ...wishes,
    type: 'mail',
    status: 'pending',
    email: 'esra@family.example',
    gender: 'girl',
    creditsUsed: 49,
  });
  await api.runJobs();
  expect(mailsTo('esra@family.example')).toHaveLength(1);
  const told = mailsTo('operator@ismi.example').at(-1);
  for (const word of ["O'Neil", 'Zeynep, Yusuf', 'Kız', 'olsun'])
    expect(told?.text).toContain(word);
});

test('an answer about religion needs consent and is not mailed', async () => {
  const user = await aUserWith(api.db, 98);
  const telling = aMailRequest({ religiousPreference: 'important' });
  for (const religiousConsent of [undefined, 'an older wording']) {
    const refused = await ask(user, { ...telling, religiousConsent });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'CONSENT_REQUIRED']);
  }
  expect(await amountsOf(api.db, user)).toEqual([98]);
  const religiousConsent = CONSULTING_CONSENT_VERSION;
  const { body } = await ask(user, { ...telling, religiousConsent });
  expect(await requestNow(api.db, body.data.request_id)).toMatchObject({
    religiousPreference: 'important',
    religiousConsentVersion: CONSULTING_CONSENT_VERSION,
    religiousConsentAt: api.clock.now(),
  });
  const withoutConsent = api.db
    .update(consultingRequests)
    .set({ religiousConsentVersion: null, religiousConsentAt: null });
  await expect(withoutConsent).rejects.toMatchObject({
    cause: { constraint: 'consulting_requests_tell_of_faith_with_consent' },
  });
  const silent = await ask(user, aMailRequest({ religiousConsent }));
  expect(await requestNow(api.db, silent.body.data.request_id)).toMatchObject({
    religiousPreference: null,
    religiousConsentVersion: null,
    religiousConsentAt: null,
  });
  await api.runJobs();
  for (const { text } of mailsTo('operator@ismi.example'))
    expect(text).not.toContain('İslami anlam');
});

test.each<[string, Record<string, unknown>, number]>([
  ['without an address', { consultationType: 'mail', gender: 'girl' }, 400],
  ['without a gender', { consultationType: 'mail', email: 'a@b.example' }, 400],
  [
    'by mail with a slot',
    { ...aMailRequest(), selectedDate: '2026-11-19', selectedTime: '10:00' },
    400,
  ],
  ['for a child of yesterday', { ...aMailRequest(), dueDate: '2026-11-16' }, 400],
  [
    'without an Instagram name',
    { consultationType: 'instagram', selectedDate: '2026-11-19', selectedTime: '10:00' },
    400,
  ],
  [
    'with a name that Instagram would not take',
    anAppointment({ slotDate: '2026-11-19', slotTime: '10:00' }, { instagramUsername: 'a b' }),
    400,
  ],
  [
    'on Instagram with a due date',
    { ...anAppointment({ slotDate: '2026-11-19', slotTime: '10:00' }), dueDate: '2027-03-01' },
    400,
  ],
  [
    'without a time',
    { consultationType: 'instagram', instagramUsername: 'a', selectedDate: '2026-11-19' },
    400,
  ],
  ...['9:00', '24:00', '09:00:00', '09:60', 'noon'].map(
    (selectedTime): [string, Record<string, unknown>, number] => [
      `at ${selectedTime}`,
      { ...anAppointment({ slotDate: '2026-11-19', slotTime: '10:00' }), selectedTime },
      400,
    ],
  ),
  ['on the 31st of February', anAppointment({ slotDate: '2027-02-31', slotTime: '10:00' }), 400],
  ['for yesterday', anAppointment({ slotDate: '2026-11-16', slotTime: '10:00' }), 400],
  ['at an hour without a slot', anAppointment({ slotDate: '2026-11-19', slotTime: '03:33' }), 409],
])('a request %s is refused and costs nothing', async (_, body, expected) => {
  const user = await aUserWith(api.db, 200);
  const { status } = await (await api.as(user)).sendAnything(consulting.request, { body });
  expect(status).toBe(expected);
  expect(await amountsOf(api.db, user)).toEqual([200]);
});

test('too few credits: the refusal has both figures, and the place stays free', async () => {
  const user = await aUserWith(api.db, 98);
  const slot = await aSlot(api.db);
  const { status, body } = await ask(user, anAppointment(slot));
  expect(status).toBe(402);
  expect(body.error).toMatchObject({
    code: 'INSUFFICIENT_CREDITS',
    required_credits: 99,
    current_credits: 98,
  });
  expect(await slotNow(api.db, slot)).toMatchObject({ currentAppointments: 0 });
});

test('a full, blocked, withdrawn or begun slot is not available', async () => {
  const user = await aUserWith(api.db, 500);
  const taken = await aSlot(api.db);
  await ask(await aUserWith(api.db, 99), anAppointment(taken));
  const closed = [
    taken,
    await aSlot(api.db, { isBlocked: true, blockedReason: 'Bayram' }),
    await aSlot(api.db, { isAvailable: false }),
    await aSlot(api.db, { slotDate: '2026-11-17', slotTime: '14:00' }), // begins right now
  ];
  const codes = await Promise.all(
    closed.map(async (slot) => codeOf(await ask(user, anAppointment(slot)))),
  );
  expect(codes).toEqual(closed.map(() => 'SLOT_NOT_AVAILABLE'));
  expect(await amountsOf(api.db, user)).toEqual([500]);
});

test('a second appointment at the same hour is refused', async () => {
  const user = await aUserWith(api.db, 300);
  const slot = await aSlot(api.db, { maxAppointments: 3 });
  expect(codeOf(await ask(user, anAppointment(slot)))).toBe('done');
  expect(codeOf(await ask(user, anAppointment(slot)))).toBe('SLOT_CONFLICT');
  expect(await slotNow(api.db, slot)).toMatchObject({ currentAppointments: 1 });
  expect(await amountsOf(api.db, user)).toEqual([300, -99]);
});

test('the same key sent repeatedly books and charges once and gives the same answer', async () => {
  const user = await aUserWith(api.db, 300);
  const slot = await aSlot(api.db);
  const key = newId();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ask(user, anAppointment(slot), key)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.data.request_id)).size).toBe(1);
  expect(await requestsOf(user)).toHaveLength(1);
  expect(await amountsOf(api.db, user)).toEqual([300, -99]);
  const other = await ask(user, anAppointment(slot, { parentName: 'Somebody else' }), key);
  expect(codeOf(other)).toBe('IDEMPOTENCY_CONFLICT');
});

test('a mail request sent twice concurrently is charged once', async () => {
  const user = await aUserWith(api.db, 300);
  const key = newId();
  await Promise.all(Array.from({ length: 8 }, () => ask(user, aMailRequest(), key)));
  expect(await amountsOf(api.db, user)).toEqual([300, -49]);
});

test('concurrent requests fill exactly the places of a slot', async () => {
  const slot = await aSlot(api.db, { maxAppointments: 3 });
  const families = await Promise.all(Array.from({ length: 20 }, () => aUserWith(api.db, 99)));
  const codes = await Promise.all(
    families.map(async (user) => codeOf(await ask(user, anAppointment(slot)))),
  );
  expect(codes.filter((code) => code === 'done')).toHaveLength(3);
  expect(codes.filter((code) => code === 'SLOT_NOT_AVAILABLE')).toHaveLength(17);
  const rows = await api.db.select().from(appointments).where(eq(appointments.slotId, slot.id));
  expect(rows).toHaveLength(3);
});

test('two concurrent requests with credits for one get one appointment', async () => {
  const user = await aUserWith(api.db, 99);
  const [one, other] = [await aSlot(api.db), await aSlot(api.db)];
  const answers = await Promise.all([
    ask(user, anAppointment(one)),
    ask(user, anAppointment(other)),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 402]);
  expect(await accountOf(api.db, user)).toMatchObject({ balance: 0 });
});

test('the database refuses an overbooked slot', async () => {
  const slot = await aSlot(api.db);
  await expect(
    api.db.execute(`update slots set current_appointments = 2 where id = '${slot.id}'`),
  ).rejects.toThrow();
});

test('refuses requests while consulting is turned off', async () => {
  const user = await aUserWith(api.db, 99);
  const turn = { name: 'consulting', reason: 'holidays', actorId: null } as const;
  await turnSwitch(api.deps, { ...turn, isOn: false });
  api.clock.advance(3_000);
  expect(codeOf(await ask(user, aMailRequest()))).toBe('CONSULTING_CLOSED');
  await turnSwitch(api.deps, { ...turn, isOn: true });
  api.clock.advance(3_000);
  expect(codeOf(await ask(user, aMailRequest()))).toBe('done');
});
