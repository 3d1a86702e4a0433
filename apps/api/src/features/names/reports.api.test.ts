import { NAME_REPORT_LIMITS, namePages } from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../test/fakes/captcha.ts';
import { openNamesApi } from '../../../test/fixtures/names.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { nameReports } from '../../db/schema/names.ts';
import { newId } from '../../lib/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterAll(() => api.close());

const aReport = (wishes: object = {}) => ({
  body: {
    name_id: 'yahya',
    part: 'meaning' as const,
    message: `Anlamı eksik ${newId()}`,
    recaptcha_token: solvedCaptcha('name_report'),
    ...wishes,
  },
});
const stored = async (message: string) =>
  (await api.db.select().from(nameReports)).filter((row) => row.message === message);

test('a guest’s report is stored without a user', async () => {
  const report = aReport({ language: 'tr' });
  const { status, body } = await api.guest.send(namePages.report, report);
  expect([status, body.data.message]).toEqual([
    200,
    'Teşekkürler. İnceleyip yanlış olanı düzelteceğiz.',
  ]);
  expect(await stored(report.body.message)).toMatchObject([
    { nameId: 'yahya', part: 'meaning', userId: null, language: 'tr' },
  ]);
});

test.each([
  ['without a captcha', { recaptcha_token: '' }],
  ['with the captcha of another form', { recaptcha_token: solvedCaptcha('contact_form') }],
])('a guest %s is refused', async (_, wishes) => {
  const report = aReport(wishes);
  const { body } = await api.guest.send(namePages.report, report);
  expect(body.error.code).toBe('RECAPTCHA_FAILED');
  expect(await stored(report.body.message)).toEqual([]);
});

test('a captcha works for one report, also concurrently', async () => {
  const recaptcha_token = solvedCaptcha('name_report');
  const answers = await Promise.all(
    [1, 2].map(() => api.guest.send(namePages.report, aReport({ recaptcha_token }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a signed-in user needs no captcha and has a daily limit', async () => {
  const user = await aUser(api.db);
  const send = async () =>
    (await api.as(user)).send(namePages.report, aReport({ recaptcha_token: undefined }));
  const answers = await Promise.all(Array.from({ length: NAME_REPORT_LIMITS.perDay + 2 }, send));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBe(2);
  api.clock.advance(86_400_000);
  expect((await send()).status).toBe(200);
});

test('the same key stores one report; with another text it is refused', async () => {
  const caller = (await api.as(await aUser(api.db))).with({
    'idempotency-key': crypto.randomUUID(),
  });
  const report = aReport();
  const [one, two] = await Promise.all([
    caller.send(namePages.report, report),
    caller.send(namePages.report, report),
  ]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect((await stored(report.body.message)).length).toBe(1);
  expect((await caller.send(namePages.report, aReport())).body.error.code).toBe(
    'IDEMPOTENCY_CONFLICT',
  );
});

test('a report about an unknown name returns 404', async () => {
  const { status } = await api.guest.send(namePages.report, aReport({ name_id: 'brunhilde' }));
  expect(status).toBe(404);
});
