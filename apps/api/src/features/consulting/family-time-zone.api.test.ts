import { consulting, consultingAdmin } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMailRequest, anAppointment, aSlot } from '../../../test/fixtures/consulting.ts';
import { aUserWith } from '../../../test/fixtures/credits.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { consultingRequests } from '../../db/schema/consulting.ts';
import { remindFamilies } from './reminders.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  for (const slotTime of ['16:00', '17:00']) await aSlot(api.db, { slotTime, maxAppointments: 50 });
});
afterAll(() => api.close());

/** A family that booked 19 November 2026, 16:00 in Turkey, with the time zone of its browser. */
async function booked(timeZone: string | undefined, slotTime = '16:00') {
  const user = await aUserWith(api.db, 99, { preferredLanguage: 'de' });
  const body = anAppointment({ slotDate: '2026-11-19', slotTime }, { timeZone });
  const { status } = await (await api.as(user)).send(consulting.request, { body });
  const [request] = await api.db
    .select()
    .from(consultingRequests)
    .where(eq(consultingRequests.userId, user.id));
  return { user, status, request };
}
const mailsTo = (email: string) => api.mails.filter(({ to }) => to === email);

test('mails to a user in Berlin show local time first, then Turkish time, and the zone in the subject', async () => {
  const { user, request } = await booked('Europe/Berlin');
  expect(request?.timeZone).toBe('Europe/Berlin');
  api.clock.advance(Date.parse('2026-11-19T12:00:00Z') - api.clock.now().getTime());
  await remindFamilies(api.deps);
  const admin = await api.as(await aUser(api.db, { isAdmin: true }));
  await admin.send(consultingAdmin.updateRequest, {
    params: { id: request?.id ?? '' },
    body: { status: 'cancelled', cancellation_reason: 'Krankheit' },
  });
  await api.runJobs();
  const mails = mailsTo(user.email);
  expect(mails).toHaveLength(3);
  for (const { subject, text } of mails) {
    expect(subject).toContain('Do., 19. Nov., 14:00 (Mitteleuropäische Zeit)');
    expect(text).toMatch(
      /Mitteleuropäische Zeit: Donnerstag, 19\. November 2026 um 14:00\s+Türkische Zeit: Donnerstag, 19\. November 2026 um 16:00/,
    );
  }
  // For confirmation and cancellation; a reminder has none.
  const files = mails.flatMap(({ calendar }) => calendar ?? []);
  expect(files).toHaveLength(2);
  for (const file of files) expect(file).toContain('DTSTART:20261119T130000Z');
  const told = mailsTo('operator@ismi.example').find(({ replyTo }) => replyTo === user.email);
  expect(told?.subject).toContain('19 Kas Per 16:00 (Türkiye saati)');
  expect(told?.text).toMatch(
    /Türkiye saati: .*16:00\s+Ailenin saati: .*14:00 \(Orta Avrupa Saati\)/,
  );
});

test.each([
  ['europe/berlin', 'Europe/Berlin'],
  ['Mars/Olympus', null],
  ['Etc/Unknown', null],
  ['+03:00', null],
  [undefined, null],
])('the zone %s is stored as %s, and the request is accepted', async (told, kept) => {
  api.clock.advance(Date.parse('2026-11-15T12:00:00Z') - api.clock.now().getTime());
  const { status, request } = await booked(told, '17:00');
  expect(status).toBe(200);
  expect(request?.timeZone).toBe(kept);
});

test('a zone is accepted only with an appointment and only up to its length limit', async () => {
  const user = await aUserWith(api.db, 200);
  const caller = await api.as(user);
  const byMail = { ...aMailRequest(), timeZone: 'Europe/Berlin' };
  expect((await caller.send(consulting.request, { body: byMail })).status).toBe(400);
  const slot = await aSlot(api.db);
  const long = anAppointment(slot, { timeZone: 'E'.repeat(65) });
  expect((await caller.send(consulting.request, { body: long })).status).toBe(400);
});
