import { captcha, contact, defineEndpoint } from '@ismi/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { solvedCaptcha } from '../../test/fakes/captcha.ts';
import { aUser } from '../../test/fixtures/users.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import type { Feature } from './mount.ts';

/** Personal data in a request that no log may contain. */
const CANARIES = {
  email: 'canary-mail@family.example',
  name: 'Canary Name',
  text: 'canary text of the message',
  captcha: 'canary-captcha-token',
  query: 'canary-token-in-the-query',
  path: 'canary-token-in-the-path',
  address: '203.0.113.77',
  agent: 'canary-browser',
  cookie: 'canary-cookie',
};
const HEADERS = {
  'x-forwarded-for': CANARIES.address,
  'user-agent': CANARIES.agent,
  cookie: `session=${CANARIES.cookie}`,
  referer: `https://ismi.example/?token=${CANARIES.query}`,
};

const planted = defineEndpoint({
  method: 'POST',
  path: '/planted/:token',
  access: 'guest',
  summary: 'planted',
  params: z.object({ token: z.string() }),
  query: z.object({ token: z.string() }),
  body: z.object({ email: z.email() }),
  response: z.object({}),
});
const failing: Feature = (mount) =>
  mount(planted, async () => {
    throw new Error('a bug');
  });
/** Violates a constraint of the database, whose error quotes the row. */
const colliding: Feature = (mount, { db }) =>
  mount(planted, async ({ body }) => {
    await aUser(db, { email: body.email });
    await aUser(db, { email: body.email });
    return {};
  });

async function startLogged(features: Feature[] = []) {
  const lines: string[] = [];
  const log = { write: (line: string) => lines.push(line) };
  const api = await startTestApi({ features, log, env: { LOG_LEVEL: 'debug' } });
  const token = await api.tokenOf(await aUser(api.db));
  return {
    api,
    lines,
    token,
    caller: api.guest.with({ ...HEADERS, authorization: `Bearer ${token}` }),
  };
}
type Logged = Awaited<ReturnType<typeof startLogged>>;

const leaksIn = ({ lines, token }: Logged) =>
  [...Object.values(CANARIES), token].filter((canary) =>
    lines.some((line) => line.includes(canary)),
  );
/** The answer arrives a moment before its log line is written. */
const answered = async ({ lines }: Logged) =>
  expect
    .poll(() =>
      lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request completed'),
    )
    .toBeDefined();

const message = (api: TestApi) => ({
  name: CANARIES.name,
  email: CANARIES.email,
  subject: CANARIES.text,
  message: CANARIES.text,
  form_timestamp: api.clock.now().getTime() - 60_000,
  recaptcha_token: solvedCaptcha('contact_form', CANARIES.captcha),
});

test('each response logs one line with route pattern and request id', async () => {
  const logged = await startLogged([failing]);
  await logged.caller.with({ 'x-request-id': 'followed-through' }).sendAnything(contact.info, {});
  await answered(logged);
  const lines = logged.lines
    .map((line) => JSON.parse(line))
    .filter(({ reqId }) => reqId === 'followed-through');
  expect(lines).toMatchObject([
    { msg: 'request completed', method: 'GET', route: '/api/contact/info', status: 200 },
  ]);
});

const PLANTED_CALL = {
  params: { token: CANARIES.path },
  query: { token: CANARIES.query },
  body: { email: CANARIES.email },
};
type Send = (logged: Logged) => Promise<{ status: number }>;
test.each<[string, number, Feature[], Send]>([
  ['accepted', 200, [], ({ caller, api }) => caller.send(contact.send, { body: message(api) })],
  [
    'refused',
    400,
    [],
    ({ caller, api }) =>
      caller.sendAnything(contact.send, { body: { ...message(api), email: `${CANARIES.email}@` } }),
  ],
  [
    'refused for its query',
    400,
    [],
    ({ caller }) => caller.sendAnything(captcha.challenge, { query: { action: CANARIES.query } }),
  ],
  ['not found', 404, [], ({ caller }) => caller.send(planted, PLANTED_CALL)],
  ['met by a bug', 500, [failing], ({ caller }) => caller.send(planted, PLANTED_CALL)],
  ['met by a failing query', 500, [colliding], ({ caller }) => caller.send(planted, PLANTED_CALL)],
])(
  'nothing that a request carries is logged when it is %s',
  async (_, expected, features, send) => {
    const logged = await startLogged(features);
    expect((await send(logged)).status).toBe(expected);
    await answered(logged);
    expect(leaksIn(logged)).toEqual([]);
  },
);

test('a bug is logged with the request id of the response', async () => {
  const logged = await startLogged([failing]);
  const { body } = await logged.caller.send(planted, PLANTED_CALL);
  const fault = logged.lines
    .map((line) => JSON.parse(line))
    .find(({ msg }) => msg === 'request failed');
  expect(fault).toMatchObject({
    reqId: body.error.request_id,
    err: { type: 'Error', message: 'a bug' },
  });
});

test('personal fields are redacted from log lines', async () => {
  const { api, lines } = await startLogged();
  api.deps.log.info(
    { email: CANARIES.email, user: { email: CANARIES.email, token: CANARIES.query } },
    'test message',
  );
  const line = lines.map((each) => JSON.parse(each)).find(({ msg }) => msg === 'test message');
  expect(line).toMatchObject({
    email: '[redacted]',
    user: { email: '[redacted]', token: '[redacted]' },
  });
});
