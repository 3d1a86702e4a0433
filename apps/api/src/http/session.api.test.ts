import { defineEndpoint } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { aUser } from '../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../test/start-test-api.ts';
import { sessions, users } from '../db/schema/auth.ts';
import { newId } from '../lib/ids.ts';

const whoAmI = defineEndpoint({
  method: 'GET',
  path: '/planted/me',
  access: 'user',
  summary: 'planted',
  response: z.object({ userId: z.string() }),
});

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({
    features: [(mount) => mount(whoAmI, async ({ actor }) => ({ userId: actor.userId }))],
  });
});
afterAll(() => api.close());

const askWith = (authorization: string) => api.guest.with({ authorization }).send(whoAmI, {});
const minutes = (count: number) => count * 60_000;

test('a valid token identifies its user', async () => {
  const user = await aUser(api.db);
  const { body } = await askWith(`Bearer ${await api.tokenOf(user)}`);
  expect(body.data).toEqual({ userId: user.id });
});

test('a token expires after ten minutes', async () => {
  const token = await api.tokenOf(await aUser(api.db));
  api.clock.advance(minutes(10) - 1_000);
  expect((await askWith(`Bearer ${token}`)).status).toBe(200);
  api.clock.advance(1_000);
  expect((await askWith(`Bearer ${token}`)).status).toBe(401);
});

test('a deactivated user is refused at once, and accepted again when activated', async () => {
  const user = await aUser(api.db);
  const token = await api.tokenOf(user);
  const set = (isActive: boolean) =>
    api.db.update(users).set({ isActive }).where(eq(users.id, user.id));
  await set(false);
  expect((await askWith(`Bearer ${token}`)).body.error.code).toBe('UNAUTHENTICATED');
  await set(true);
  expect((await askWith(`Bearer ${token}`)).status).toBe(200);
});

test("a token with another user's session is refused", async () => {
  const [one, other] = [await aSession(), await aSession()];
  const token = await forge({ subject: one.userId, session: other.sessionId });
  expect((await askWith(`Bearer ${token}`)).status).toBe(401);
});

test('an ended session is refused at once, though its token is valid', async () => {
  const token = await api.tokenOf(await aUser(api.db));
  const { sid } = decodeJwt(token);
  await api.db
    .update(sessions)
    .set({ endedAt: api.clock.now(), endedBy: 'signed-out' })
    .where(eq(sessions.id, String(sid)));
  expect((await askWith(`Bearer ${token}`)).status).toBe(401);
});

test('the day of the last visit is stored, by the day in Berlin', async () => {
  const user = await aUser(api.db);
  const seen = async () =>
    (await api.db.select().from(users).where(eq(users.id, user.id)))[0]?.lastSeenOn;
  expect(await seen()).toBeNull();
  const now = api.clock.now();
  const minuteToMidnight = new Date('2026-12-31T22:59:00Z').getTime() - now.getTime();
  api.clock.advance(minuteToMidnight);
  await askWith(`Bearer ${await api.tokenOf(user)}`);
  expect(await seen()).toBe('2026-12-31');
  api.clock.advance(60_000);
  await askWith(`Bearer ${await api.tokenOf(user)}`);
  expect(await seen()).toBe('2027-01-01');
});

interface Recipe {
  secret?: string;
  alg?: string;
  typ?: string;
  issuer?: string;
  audience?: string;
  subject?: string;
  session?: string;
  expiresIn?: number;
}

async function aSession() {
  const { sub: userId = '', sid } = decodeJwt(await api.tokenOf(await aUser(api.db)));
  return { userId, sessionId: String(sid) };
}

/** A token like ours, except for the given changes. */
async function forge(recipe: Recipe = {}): Promise<string> {
  const now = Math.floor(api.clock.now().getTime() / 1000);
  const key = new TextEncoder().encode(recipe.secret ?? api.deps.config.accessTokenSecret);
  const { userId, sessionId } = await aSession();
  return new SignJWT({ sid: recipe.session ?? sessionId })
    .setProtectedHeader({ alg: recipe.alg ?? 'HS256', typ: recipe.typ ?? 'at+jwt' })
    .setIssuer(recipe.issuer ?? 'ismi')
    .setAudience(recipe.audience ?? 'ismi-api')
    .setSubject(recipe.subject ?? userId)
    .setIssuedAt(now)
    .setExpirationTime(now + (recipe.expiresIn ?? 600))
    .sign(key);
}

test('the forged tokens below start from a valid one', async () => {
  expect((await askWith(`Bearer ${await forge()}`)).status).toBe(200);
});

test.each<[string, Recipe]>([
  ['has expired', { expiresIn: -1 }],
  ['was signed with another secret', { secret: 'a secret that somebody else has made' }],
  ['was signed with another algorithm', { alg: 'HS512' }],
  ['is of another type', { typ: 'JWT' }],
  ['comes from another issuer', { issuer: 'somebody' }],
  ['is meant for another audience', { audience: 'ismi-mail' }],
  ['names a user who does not exist', { subject: newId() }],
  ['names a session that does not exist', { session: newId() }],
  ['names no session', { session: 'any' }],
  ['names no id', { subject: "' OR 1=1; --" }],
])('a token that %s is refused', async (_, recipe) => {
  const { status, body } = await askWith(`Bearer ${await forge(recipe)}`);
  expect([status, body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
});

test.each(['none', 'None', 'NONE'])('an unsigned token of algorithm %s is refused', async (alg) => {
  const [, payload, signature] = (await forge()).split('.');
  const header = Buffer.from(JSON.stringify({ alg, typ: 'at+jwt' })).toString('base64url');
  expect((await askWith(`Bearer ${header}.${payload}.`)).status).toBe(401);
  expect((await askWith(`Bearer ${header}.${payload}.${signature}`)).status).toBe(401);
});

test('a token with changed claims is refused', async () => {
  const [header, , signature] = (await forge()).split('.');
  const [, payload] = (await forge()).split('.');
  expect((await askWith(`Bearer ${header}.${payload}.${signature}`)).status).toBe(401);
});

test('a token without expiry is refused', async () => {
  const key = new TextEncoder().encode(api.deps.config.accessTokenSecret);
  const { userId, sessionId } = await aSession();
  const claims = new SignJWT({ sid: sessionId })
    .setIssuer('ismi')
    .setAudience('ismi-api')
    .setSubject(userId);
  const token = await claims.setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key);
  expect((await askWith(`Bearer ${token}`)).status).toBe(401);
});

test.each(['', 'Bearer', 'Bearer  ', 'Bearer rubbish', 'Bearer a.b.c', 'Basic YTpi', 'Bearer a b'])(
  'the authorization %j is refused',
  async (authorization) => {
    expect((await askWith(authorization)).status).toBe(401);
  },
);
