import { ACCOUNT_LIMITS, auth } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../test/fakes/captcha.ts';
import {
  anAddress,
  mailTo,
  PASSWORD,
  type Registered,
  registered,
} from '../../../test/fixtures/accounts.ts';
import { startPrivateRedis } from '../../../test/private-redis.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { emailProofs, users } from '../../db/schema/auth.ts';
import { creditAccounts, creditEntries } from '../../db/schema/credits.ts';

const verify = ({ caller, email, code }: Registered, digits = code) =>
  caller.send(auth.verifyEmail, { body: { email, code: digits } });
const follow = ({ caller, token }: Registered) =>
  caller.send(auth.verifyEmail, { body: { token } });
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function idOf({ db }: TestApi, email: string): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user?.id ?? 'nobody';
}
const entriesOf = ({ db }: TestApi, userId: string) =>
  db.select().from(creditEntries).where(eq(creditEntries.userId, userId));

describe.each(['runs', 'has stopped'])('while Redis %s', (state) => {
  const start = async () => {
    const { server, connect } = await startPrivateRedis();
    const api = await startTestApi({ redis: await connect() });
    if (state === 'has stopped') await server.kill();
    return api;
  };

  test('fifty concurrent guesses of a code: five count, and the right code is refused after them', async () => {
    const api = await start();
    const family = await registered(api);
    const guesses = Array.from({ length: 50 }, () => verify(family, otherThan(family.code)));
    for (const { body } of await Promise.all(guesses)) expect(body.error.code).toBe('INVALID_CODE');
    const [proof] = await api.db
      .select()
      .from(emailProofs)
      .where(eq(emailProofs.userId, await idOf(api, family.email)));
    expect(proof?.tries).toBe(ACCOUNT_LIMITS.codeTries);
    expect((await verify(family)).body.error.code).toBe('INVALID_CODE');
  });

  test('two hundred concurrent registrations of one address create one account, one mail and one bonus', {
    timeout: 90_000, // two hundred passwords are hashed
  }, async () => {
    const api = await start();
    const email = anAddress();
    const body = { name: 'Elif', email, password: PASSWORD, language: 'tr' as const };
    const register = () =>
      api.guest.send(auth.register, {
        body: { ...body, recaptcha_token: solvedCaptcha('registration') },
      });
    const answers = await Promise.all(Array.from({ length: 200 }, register));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // 503: the API is busy hashing.
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.filter(({ status }) => status !== 429 && status !== 503)).toEqual([]);
    await api.runJobs();
    expect(api.mails.filter(({ to }) => to === email)).toHaveLength(1);
    const code = /\b\d{6}\b/.exec(mailTo(api, email)?.text ?? '')?.[0] ?? '';
    await api.guest.send(auth.verifyEmail, { body: { email, code, password: PASSWORD } });
    expect(await entriesOf(api, await idOf(api, email))).toHaveLength(1);
  });

  test.each(['code', 'link'])(
    'twenty concurrent verifications by %s grant one bonus',
    async (way) => {
      const api = await start();
      const family = await registered(api);
      const prove = () => (way === 'code' ? verify(family) : follow(family));
      const answers = await Promise.all(Array.from({ length: 20 }, prove));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const id = await idOf(api, family.email);
      expect(await entriesOf(api, id)).toHaveLength(1);
      const [account] = await api.db
        .select()
        .from(creditAccounts)
        .where(eq(creditAccounts.userId, id));
      expect(account).toMatchObject({ balance: 25, held: 0, lastSequence: 1 });
    },
  );
});
