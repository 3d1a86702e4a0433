import { localeInState } from '@ismi/contract';
import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../../../../tools/stack/ports.ts';
import { makeProcesses } from '../../../../../tools/stack/processes.ts';
import { visitGoogle } from '../../../test/google-visitor.ts';
import { startIssuer, startListener } from '../../../test/token-issuer.ts';
import { ThirdPartyError } from '../../lib/app-error.ts';
import { googleSignIn } from './adapter.ts';

const REDIRECT_URI = 'https://ismi.example/login';
const CLIENT = { clientId: 'the-client', clientSecret: 'a secret between us and the provider' };
const WISHES = { redirectUri: REDIRECT_URI, locale: 'tr' } as const;
const AYSE = { email: 'ayse@mail.example', name: 'Ayşe Öz', verified: true };

const processes = makeProcesses({
  output: () => {},
  onUnexpectedEnd: () => {},
});

/** The provider as a separate process, as in development. */
async function startProvider(port: number) {
  const provider = processes.start({
    name: 'google',
    command: [process.execPath, 'apps/simulators/src/google.ts'],
    env: {
      GOOGLE_SIMULATOR_PORT: String(port),
      GOOGLE_SIMULATOR_CLIENT_ID: CLIENT.clientId,
      GOOGLE_SIMULATOR_CLIENT_SECRET: CLIENT.clientSecret,
      GOOGLE_SIMULATOR_REDIRECT_URI: REDIRECT_URI,
    },
  });
  await provider.waitForHttp(`http://127.0.0.1:${port}/.well-known/openid-configuration`);
  return provider;
}

let issuer: string;
let google: ReturnType<typeof googleSignIn>;
beforeAll(async () => {
  const port = await findFreePort();
  issuer = `http://127.0.0.1:${port}`;
  google = googleSignIn({ issuer, ...CLIENT });
  await startProvider(port);
});
afterAll(() => processes.stopAll());

/** To Google and back: the arguments for `finish`. */
async function comeBack(answer: Parameters<typeof visitGoogle>[1] = AYSE) {
  const { url, state: expectedState, nonce, codeVerifier } = await google.start(WISHES);
  const { searchParams } = await visitGoogle(url, answer);
  const code = searchParams.get('code') ?? '';
  const state = searchParams.get('state') ?? '';
  return { code, state, expectedState, nonce, codeVerifier, redirectUri: REDIRECT_URI };
}

test('the browser is redirected with challenge, state, nonce and language', async () => {
  const { url, state, nonce, codeVerifier } = await google.start(WISHES);
  const { origin, searchParams } = new URL(url);
  expect(origin).toBe(issuer);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: CLIENT.clientId,
    response_type: 'code',
    redirect_uri: REDIRECT_URI,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    state,
    nonce,
    ui_locales: 'tr',
  });
  expect(searchParams.get('code_challenge')).not.toBe(codeVerifier);
  // The return address is the same for everybody: the state says in which language to continue.
  expect(localeInState(state)).toBe('tr');
});

test('every start has new values', async () => {
  const [one, other] = [await google.start(WISHES), await google.start(WISHES)];
  expect(one.state).not.toBe(other.state);
  expect(one.nonce).not.toBe(other.nonce);
  expect(one.codeVerifier).not.toBe(other.codeVerifier);
});

test('a user who agrees is returned as a person', async () => {
  expect(await google.finish(await comeBack())).toEqual({
    kind: 'person',
    sub: expect.stringMatching(/^[0-9]{21}$/),
    email: 'ayse@mail.example',
    emailVerified: true,
    name: 'Ayşe Öz',
    hostedDomain: undefined,
  });
});

test('the Workspace domain is returned', async () => {
  const outcome = await google.finish(await comeBack({ ...AYSE, hostedDomain: 'mail.example' }));
  expect(outcome).toMatchObject({ kind: 'person', hostedDomain: 'mail.example' });
});

test('the same person has the same subject the next time, another one has another', async () => {
  const subOf = async (email: string) => {
    const outcome = await google.finish(await comeBack({ ...AYSE, email }));
    return outcome.kind === 'person' ? outcome.sub : outcome.reason;
  };
  const first = await subOf('ayse@mail.example');
  expect(await subOf('ayse@mail.example')).toBe(first);
  expect(await subOf('fatma@mail.example')).not.toBe(first);
});

test.each([
  ['new', { emailVerified: true, hostedDomain: 'mail.example' }],
  ['foreign', { emailVerified: true, hostedDomain: undefined }],
  ['known', { email: 'family@ismi.example', emailVerified: true }],
  ['unverified', { emailVerified: false }],
])('the prepared person "%s" is as the page says', async (person, expected) => {
  const outcome = await google.finish(await comeBack({ person }));
  expect(outcome).toMatchObject({ kind: 'person', ...expected });
});

test('a person without a name is accepted', async () => {
  const outcome = await google.finish(await comeBack({ ...AYSE, name: '' }));
  expect(outcome).toMatchObject({ kind: 'person', name: undefined });
});

test('a refusal returns with state and reason, without a code', async () => {
  const { url, state } = await google.start(WISHES);
  const { origin, pathname, searchParams } = await visitGoogle(url, 'refuse');
  expect(origin + pathname).toBe(REDIRECT_URI);
  expect(searchParams.get('error')).toBe('access_denied');
  expect(searchParams.get('state')).toBe(state);
  expect(searchParams.has('code')).toBe(false);
});

const other = async () => google.start(WISHES);
test.each<[string, string, () => Promise<object>]>([
  ['the state of another start', 'other-state', async () => ({ state: (await other()).state })],
  ['the nonce of another start', 'token', async () => ({ nonce: (await other()).nonce })],
  [
    'the verifier of another start',
    'code',
    async () => ({ codeVerifier: (await other()).codeVerifier }),
  ],
  ['a verifier that is none', 'code', async () => ({ codeVerifier: 'x' })],
  ['a code that is made up', 'code', async () => ({ code: 'made-up' })],
  ['another address to come back to', 'code', async () => ({ redirectUri: `${REDIRECT_URI}/x` })],
])('%s is refused', async (_, reason, change) => {
  const came = await comeBack();
  const outcome = await google.finish({ ...came, ...(await change()) });
  expect(outcome).toEqual({ kind: 'refused', reason });
});

test('a code works once', async () => {
  const came = await comeBack();
  expect(await google.finish(came)).toMatchObject({ kind: 'person' });
  expect(await google.finish(came)).toEqual({ kind: 'refused', reason: 'code' });
});

test('a wrong client secret is a third-party error, not a refusal', async () => {
  const stranger = googleSignIn({ issuer, ...CLIENT, clientSecret: 'another secret altogether' });
  await expect(stranger.finish(await comeBack())).rejects.toThrow(ThirdPartyError);
});

test('a provider that was unreachable at first is used later', async () => {
  const port = await findFreePort();
  const late = googleSignIn({ issuer: `http://127.0.0.1:${port}`, ...CLIENT });
  await expect(late.start(WISHES)).rejects.toThrow(ThirdPartyError);
  const provider = await startProvider(port);
  onTestFinished(() => provider.stop());
  expect((await late.start(WISHES)).url).toContain(`http://127.0.0.1:${port}/`);
});

test('a provider lost during the exchange is a third-party error', async () => {
  const port = await findFreePort();
  const provider = await startProvider(port);
  onTestFinished(() => provider.stop());
  const leaving = googleSignIn({ issuer: `http://127.0.0.1:${port}`, ...CLIENT });
  const { url, state, nonce, codeVerifier } = await leaving.start(WISHES);
  const code = (await visitGoogle(url, AYSE)).searchParams.get('code') ?? '';
  await provider.kill();
  const came = { code, state, expectedState: state, nonce, codeVerifier };
  await expect(leaving.finish({ ...came, redirectUri: REDIRECT_URI })).rejects.toThrow(
    ThirdPartyError,
  );
});

test('a provider that does not answer is a third-party error after the timeout', async () => {
  const silent = await startListener(() => {});
  const patient = googleSignIn({ issuer: silent, ...CLIENT }, 200);
  await expect(patient.start(WISHES)).rejects.toThrow(ThirdPartyError);
});

test.each([
  ['says that it is somebody else', JSON.stringify({ issuer: 'https://evil.example' })],
  ['talks rubbish', '<html>'],
])('a provider that %s is a third-party error', async (_, body) => {
  const strange = await startListener((_request, response) => {
    response.setHeader('content-type', 'application/json').end(body);
  });
  const client = googleSignIn({ issuer: strange, ...CLIENT });
  await expect(client.start(WISHES)).rejects.toThrow(ThirdPartyError);
});

const finishAt = (from: string) =>
  googleSignIn({ issuer: from, ...CLIENT }).finish({
    code: 'c',
    state: 's',
    expectedState: 's',
    nonce: 'n',
    codeVerifier: 'v'.repeat(43),
    redirectUri: REDIRECT_URI,
  });

test('missing claims are not invented', async () => {
  expect(
    await finishAt(await startIssuer(CLIENT.clientId, { email: 'ayse@mail.example' })),
  ).toEqual({
    kind: 'person',
    sub: '1',
    email: 'ayse@mail.example',
    emailVerified: false,
    name: undefined,
  });
});

test.each([
  ['without an address', 'no-address', {}],
  ['for somebody else', 'token', { aud: 'another-client' }],
  ['of somebody else', 'token', { iss: 'https://evil.example' }],
  ['that is too old', 'token', { exp: 1_700_000_000 }],
  ['for another start', 'token', { nonce: 'another' }],
])('a token %s is refused', async (_, reason, claims) => {
  expect(await finishAt(await startIssuer(CLIENT.clientId, claims))).toEqual({
    kind: 'refused',
    reason,
  });
});

test('a token with another signature is a third-party error', async () => {
  const { privateKey } = await generateKeyPair('RS256');
  const forged = await startIssuer(CLIENT.clientId, { email: 'ayse@mail.example' }, privateKey);
  await expect(finishAt(forged)).rejects.toThrow(ThirdPartyError);
});

test('concurrent starts fetch the provider’s metadata once', async () => {
  let asked = 0;
  const counting = await startListener((_request, response) => {
    asked += 1;
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ issuer: counting, authorization_endpoint: `${counting}/auth` }));
  });
  const client = googleSignIn({ issuer: counting, ...CLIENT });
  await Promise.all(Array.from({ length: 20 }, () => client.start(WISHES)));
  await client.start(WISHES);
  expect(asked).toBe(1);
});

test('a remote provider is not called over plain http', async () => {
  const careless = googleSignIn({ issuer: 'http://accounts.example', ...CLIENT });
  await expect(careless.start(WISHES)).rejects.toMatchObject({
    name: 'ThirdPartyError',
    cause: { code: 'OAUTH_HTTP_REQUEST_FORBIDDEN' },
  });
});
