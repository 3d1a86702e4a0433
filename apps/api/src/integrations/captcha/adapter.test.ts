import { CAPTCHA_LIFETIME_MS, type CaptchaAction } from '@ismi/contract';
import { type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, expect, test } from 'vitest';
import { altchaCaptcha } from './adapter.ts';

const captcha = altchaCaptcha('a secret that signs the challenges');
// Long past for the machine's own clock, which is not used here.
const NOW = new Date('2001-05-05T12:00:00Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

type Challenge = Awaited<ReturnType<typeof captcha.issue>>;
const tokenOf = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64');
const verify = (token: string, now = NOW) => captcha.verify(token, 'contact_form', now);

let challenge: Challenge;
let solution: Solution;
beforeAll(async () => {
  // Counter 0 serves as a wrong answer in the cases below; once in 256 times it would be the right one.
  do {
    challenge = await captcha.issue('contact_form', NOW);
    const found = await solveChallenge({ challenge, deriveKey });
    if (!found) throw new Error('the solver gave up');
    solution = found;
  } while (solution.counter === 0);
});

test('a challenge contains its action and expiry', () => {
  expect(challenge.parameters.data).toEqual({
    action: 'contact_form',
    expires: after(CAPTCHA_LIFETIME_MS).getTime() / 1000,
  });
});

test('challenges are unique', async () => {
  const another = await captcha.issue('contact_form', NOW);
  expect(another.signature).not.toBe(challenge.signature);
  expect(another.parameters.nonce).not.toBe(challenge.parameters.nonce);
});

test('a solved challenge passes and returns its id', async () => {
  expect(await verify(tokenOf({ challenge, solution }))).toEqual({
    kind: 'passed',
    proofId: challenge.signature,
    expiresAt: after(CAPTCHA_LIFETIME_MS),
  });
});

test('the last moment before it expires still counts, by our clock', async () => {
  const token = tokenOf({ challenge, solution });
  expect(await verify(token, after(CAPTCHA_LIFETIME_MS - 1))).toMatchObject({ kind: 'passed' });
  expect(await verify(token, after(CAPTCHA_LIFETIME_MS))).toEqual({
    kind: 'failed',
    reason: 'expired',
  });
});

test('a solution for one action is refused for another', async () => {
  // There is only one action so far.
  const another = 'another_form' as CaptchaAction;
  expect(await captcha.verify(tokenOf({ challenge, solution }), another, NOW)).toEqual({
    kind: 'failed',
    reason: 'other-action',
  });
});

const TAMPERED: [string, (challenge: Challenge) => Record<string, unknown>][] = [
  ['an easier cost', () => ({ cost: 1 })],
  ['a cost that would keep the server busy for years', () => ({ cost: Number.MAX_SAFE_INTEGER })],
  ['an easier prefix', () => ({ keyPrefix: '' })],
  [
    'a later expiry',
    ({ parameters: { data } }) => ({ data: { ...data, expires: data.expires + 1 } }),
  ],
  [
    'an expiry beyond all dates',
    ({ parameters: { data } }) => ({ data: { ...data, expires: Number.MAX_SAFE_INTEGER } }),
  ],
  ['another nonce', () => ({ nonce: '00'.repeat(16) })],
  ['a nonce that is no number', () => ({ nonce: 'rubbish' })],
  ['another salt', () => ({ salt: '' })],
  ['an unknown algorithm', () => ({ algorithm: 'PLAIN' })],
];
test.each(TAMPERED)('a challenge with %s is forged', async (_, change) => {
  const tampered = { ...challenge, parameters: { ...challenge.parameters, ...change(challenge) } };
  expect(await verify(tokenOf({ challenge: tampered, solution }))).toEqual({
    kind: 'failed',
    reason: 'forged',
  });
});

test.each([
  ['none', () => ''],
  ['another', (signature: string) => signature.replaceAll(/[0-9]/g, '0')],
  // Otherwise one proof could be used once for each spelling.
  ['the same in capitals', (signature: string) => signature.toUpperCase()],
  ['the same and more', (signature: string) => `${signature}00`],
])('a challenge signed with %s is forged', async (_, change) => {
  const resigned = { ...challenge, signature: change(challenge.signature) };
  expect(await verify(tokenOf({ challenge: resigned, solution }))).toEqual({
    kind: 'failed',
    reason: 'forged',
  });
});

test('a solved challenge of another secret is forged', async () => {
  const foreign = await altchaCaptcha('the secret of somebody else').issue('contact_form', NOW);
  const solved = await solveChallenge({ challenge: foreign, deriveKey });
  expect(await verify(tokenOf({ challenge: foreign, solution: solved }))).toEqual({
    kind: 'failed',
    reason: 'forged',
  });
});

const keyOf = async (counter: number) => {
  const password = Buffer.concat([Buffer.from(challenge.parameters.nonce, 'hex'), Buffer.alloc(4)]);
  password.writeUInt32BE(counter, 16);
  const { derivedKey } = await deriveKey(
    challenge.parameters,
    Buffer.from(challenge.parameters.salt, 'hex'),
    password,
  );
  return Buffer.from(derivedKey).toString('hex');
};
test.each<[string, () => object | Promise<object>]>([
  [
    'a counter whose key has another beginning',
    async () => ({ counter: 0, derivedKey: await keyOf(0) }),
  ],
  ['the wrong counter', () => ({ ...solution, counter: solution.counter + 1 })],
  ['a counter below zero', () => ({ ...solution, counter: -1 })],
  [
    'a counter that goes round to the right one',
    () => ({ ...solution, counter: solution.counter + 2 ** 32 }),
  ],
  ['another key', () => ({ ...solution, derivedKey: '00'.repeat(32) })],
  ['no key', () => ({ ...solution, derivedKey: '' })],
  ['a key that is no number', () => ({ ...solution, derivedKey: 'rubbish' })],
])('%s solves nothing', async (_, attempt) => {
  expect(await verify(tokenOf({ challenge, solution: await attempt() }))).toEqual({
    kind: 'failed',
    reason: 'unsolved',
  });
});

test.each<[string, () => string]>([
  ['nothing', () => ''],
  ['no base64', () => '%%% \u0000 ولا شيء'],
  ['base64 of no JSON', () => Buffer.from('{"challenge":').toString('base64')],
  ['null', () => tokenOf(null)],
  ['a list', () => tokenOf([challenge, solution])],
  ['a string', () => tokenOf('solved')],
  ['an empty object', () => tokenOf({})],
  ['a challenge alone', () => tokenOf({ challenge })],
  ['a solution alone', () => tokenOf({ solution })],
  ['no signature', () => tokenOf({ challenge: { parameters: challenge.parameters }, solution })],
  ['no parameters', () => tokenOf({ challenge: { signature: challenge.signature }, solution })],
  ['a counter as text', () => tokenOf({ challenge, solution: { ...solution, counter: '7' } })],
  [
    'a counter with a fraction',
    () => tokenOf({ challenge, solution: { ...solution, counter: 0.5 } }),
  ],
  ['lists too deep to follow', () => Buffer.from('['.repeat(200_000)).toString('base64')],
  ['five megabytes', () => 'A'.repeat(5_000_000)],
])('a token that holds %s is unreadable', async (_, token) => {
  expect(await verify(token())).toEqual({ kind: 'failed', reason: 'unreadable' });
});
