import { auth, GUARD_LIMITS, WELCOME_LIMITS } from '@ismi/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../test/fakes/captcha.ts';
import { PASSWORD, registered } from '../../../test/fixtures/accounts.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { guardCounters } from '../../db/schema/auth.ts';
import { welcomeClaims, welcomeCounts } from '../../db/schema/credits.ts';
import { newId } from '../../lib/ids.ts';
import { secretFor } from '../../lib/keyed-secret.ts';

const DAY_MS = 86_400_000;

// The production limits of addresses and networks.
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ env: { RATE_LIMIT_SCALE: '1' } });
});
afterAll(() => api.close());

let networks = 0;
const aNetwork = () => {
  networks += 1;
  return `198.51.${Math.floor(networks / 250)}.${(networks % 250) + 1}`;
};

const registerFrom = (network: string, email: string, token = solvedCaptcha('registration')) =>
  api.guest.with({ 'x-forwarded-for': network }).send(auth.register, {
    body: { name: 'Elif', email, password: PASSWORD, recaptcha_token: token, language: 'de' },
  });

/** Registers, answers the mail, and returns the bonus. */
async function bonusOf(email: string, network = aNetwork()): Promise<number> {
  const family = await registeredFrom(network, email);
  const { body } = await family.send(auth.verifyEmail, {
    body: { email, code: codeTo(email), password: PASSWORD },
  });
  return body.data.credits_granted;
}

async function registeredFrom(network: string, email: string) {
  const { status } = await registerFrom(network, email);
  expect(status).toBe(200);
  await api.runJobs();
  return api.guest.with({ 'x-forwarded-for': network });
}

const codeTo = (email: string): string =>
  /\b\d{6}\b/.exec(api.mails.filter(({ to }) => to === email).at(-1)?.text ?? '')?.[0] ?? 'none';

const aName = () => `f${newId().replaceAll('-', '').slice(0, 12)}`;

test('attack 9: all spellings of one mailbox share one bonus', async () => {
  const [proton, yahoo] = [aName(), aName()];
  const bonuses: number[] = [];
  for (const email of [`${proton}@proton.me`, `${proton}@protonmail.com`, `${proton}@pm.me`])
    bonuses.push(await bonusOf(email));
  expect(bonuses).toEqual([25, 0, 0]);
  expect([await bonusOf(`${yahoo}-a@yahoo.com`), await bonusOf(`${yahoo}-b@yahoo.com`)]).toEqual([
    25, 0,
  ]);
});

test('a bonus stored under an earlier spelling still counts', async () => {
  const name = aName();
  const addressHash = secretFor(api.deps.config.lastingSecret, 'address', `${name}@protonmail.com`);
  await api.db.insert(welcomeClaims).values({ addressHash, claimedAt: api.clock.now() });
  expect(await bonusOf(`${name}@proton.me`)).toBe(0);
});

test('attack 9: a catch-all domain gets three bonuses a day and twenty a month, from any network', async () => {
  const domain = `${aName()}.example`;
  const onDay = async () => {
    const given: number[] = [];
    for (let count = 0; count < WELCOME_LIMITS.domainPerDay + 1; count += 1)
      given.push(await bonusOf(`${aName()}@sub${count}.${domain}`));
    return given.filter((credits) => credits > 0).length;
  };
  const days: number[] = [];
  for (let day = 0; day < 8; day += 1) {
    days.push(await onDay());
    api.clock.advance(DAY_MS);
  }
  expect(days).toEqual([3, 3, 3, 3, 3, 3, 2, 0]);
  api.clock.advance(31 * DAY_MS);
  expect(await onDay()).toBe(3);
});

test('concurrent accounts of one domain share the remaining bonuses', async () => {
  const domain = `${aName()}.example`;
  const emails = Array.from({ length: 8 }, () => `${aName()}@${domain}`);
  for (const email of emails) await registeredFrom(aNetwork(), email);
  const answers = await Promise.all(
    emails.map((email) =>
      api.guest.with({ 'x-forwarded-for': aNetwork() }).send(auth.verifyEmail, {
        body: { email, code: codeTo(email), password: PASSWORD },
      }),
    ),
  );
  const given = answers.map(({ body }) => body.data.credits_granted);
  expect(given.filter((credits) => credits === 25)).toHaveLength(WELCOME_LIMITS.domainPerDay);
});

test('attack 9: each registration needs its own solved captcha', async () => {
  const network = aNetwork();
  const codeOf = async (token: string) =>
    (await registerFrom(network, `${aName()}@gmail.com`, token)).body.error?.code;
  const token = solvedCaptcha('registration');
  expect(await codeOf('')).toBe('RECAPTCHA_FAILED');
  expect(await codeOf(solvedCaptcha('contact_form'))).toBe('RECAPTCHA_FAILED');
  expect(await codeOf(token)).toBeUndefined();
  expect(await codeOf(token)).toBe('RECAPTCHA_FAILED');
});

/** How often a network has tried to register today. */
const triesOf = async (network: string): Promise<number> => {
  const subject = secretFor(api.deps.config.accessTokenSecret, 'guard-subject', network);
  const [row] = await api.db
    .select()
    .from(guardCounters)
    .where(and(eq(guardCounters.guard, 'registrationNetwork'), eq(guardCounters.subject, subject)));
  return row?.tries ?? 0;
};

test('a captcha of a refused registration is used up; reusing it does not count for the network', async () => {
  const network = aNetwork();
  const token = solvedCaptcha('registration');
  const { email } = await registered(api);
  await api.guest
    .with({ 'x-forwarded-for': network })
    .send(auth.verifyEmail, { body: { email, code: codeTo(email), password: PASSWORD } });
  expect((await registerFrom(network, email, token)).body.error.code).toBe('EMAIL_TAKEN');
  for (const address of [email, `${aName()}@gmail.com`])
    expect((await registerFrom(network, address, token)).body.error.code).toBe('RECAPTCHA_FAILED');
  expect(await triesOf(network)).toBe(1);
  expect((await registerFrom(network, `${aName()}@gmail.com`)).status).toBe(200);
});

test('attack 9: bonuses per network and day are limited; accounts above the limit open without one', async () => {
  const network = aNetwork();
  expect(await bonusOf(`${aName()}@gmail.com`, network)).toBe(25);
  const subject = secretFor(api.deps.config.accessTokenSecret, 'welcome-count', network);
  const { rowCount } = await api.db
    .update(welcomeCounts)
    .set({ bonuses: WELCOME_LIMITS.networkPerDay })
    .where(eq(welcomeCounts.subject, subject));
  expect(rowCount).toBe(1);
  expect(await bonusOf(`${aName()}@gmail.com`, network)).toBe(0);
  expect(await bonusOf(`${aName()}@gmail.com`)).toBe(25);
  api.clock.advance(DAY_MS);
  expect(await bonusOf(`${aName()}@gmail.com`, network)).toBe(25);
});

test('attack 9: accounts per network and day are limited', async () => {
  const network = aNetwork();
  await registerFrom(network, `${aName()}@gmail.com`);
  await api.db
    .update(guardCounters)
    .set({ tries: GUARD_LIMITS.registrationNetwork.max })
    .where(eq(guardCounters.guard, 'registrationNetwork'));
  const { status, body } = await registerFrom(network, `${aName()}@gmail.com`);
  expect([status, body.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  api.clock.advance(DAY_MS);
  expect((await registerFrom(network, `${aName()}@gmail.com`)).status).toBe(200);
});
