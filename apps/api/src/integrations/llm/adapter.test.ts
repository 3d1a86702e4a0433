import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { findFreePort } from '../../../../../tools/stack/ports.ts';
import { makeProcesses } from '../../../../../tools/stack/processes.ts';
import { startListener } from '../../../test/token-issuer.ts';
import { ThirdPartyError } from '../../lib/app-error.ts';
import { anthropicModel, openAiCompatibleModel } from './adapter.ts';
import type { LanguageModel, ModelCall, Question } from './port.ts';

const API_KEY = 'a key between us and the provider';
const processes = makeProcesses({ output: () => {}, onUnexpectedEnd: () => {} });

let origin: string;
let model: LanguageModel;
let calls: ModelCall[] = [];
beforeAll(async () => {
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  // A separate process, as in development.
  const simulator = processes.start({
    name: 'model',
    command: [process.execPath, 'apps/simulators/src/model.ts'],
    env: { MODEL_SIMULATOR_PORT: String(port), MODEL_SIMULATOR_API_KEY: API_KEY },
  });
  await simulator.waitForHttp(`${origin}/v1/models`);
  model = modelWith({});
});
afterAll(() => processes.stopAll());
afterEach(async () => {
  calls = [];
  await fetch(`${origin}/control`, { method: 'DELETE' });
});

const modelWith = (other: { baseUrl?: string; apiKey?: string; model?: string }) =>
  openAiCompatibleModel(
    { baseUrl: `${origin}/v1`, apiKey: API_KEY, model: 'simulated', ...other },
    (call) => calls.push(call),
  );

const order = (wish: Record<string, unknown>) =>
  fetch(`${origin}/control`, { method: 'PUT', body: JSON.stringify(wish) });
const Heard = z.object({
  heard: z.array(z.object({ headers: z.record(z.string(), z.string()), body: z.unknown() })),
});
const heard = async () => Heard.parse(await (await fetch(`${origin}/control`)).json()).heard;

const Answer = z.strictObject({
  known: z.boolean(),
  meaning: z.strictObject({ tr: z.string().min(2).max(400), de: z.string().min(2).max(400) }),
  gender: z.enum(['boy', 'girl']),
});
const question = (name: string, deadlineMs = 10_000): Question<z.output<typeof Answer>> => ({
  caller: { accountId: 'a', isPaid: true },
  task: 'a.test',
  instructions: 'Say what it means.',
  material: JSON.stringify({ name }),
  schema: Answer,
  deadlineMs,
  maxOutputTokens: 500,
});

test('an answer matches the requested schema', async () => {
  expect(await model.ask(question('Elif'))).toEqual({
    kind: 'answer',
    value: {
      known: true,
      meaning: { tr: expect.stringContaining('deneme'), de: expect.stringContaining('Versuch') },
      gender: expect.stringMatching(/^(boy|girl)$/),
    },
  });
});

test('the provider gets only instructions, material and schema', async () => {
  await model.ask(question('Zehra'));
  const { body, headers } = (await heard()).at(-1) ?? {};
  expect(body).toEqual({
    model: 'simulated',
    messages: [
      { role: 'system', content: 'Say what it means.' },
      { role: 'user', content: '{"name":"Zehra"}' },
    ],
    max_tokens: 500,
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'response', strict: true, schema: expect.any(Object) },
    },
  });
  expect(headers?.authorization).toBe(`Bearer ${API_KEY}`);
});

test('an unknown answer is returned as unknown', async () => {
  const answer = await model.ask({
    ...question('[[unknown]]'),
    schema: Answer.pick({ known: true }),
  });
  expect(answer).toEqual({ kind: 'answer', value: { known: false } });
});

test('a refusal is a separate outcome', async () => {
  expect(await model.ask(question('[[refusal]]'))).toEqual({ kind: 'refused' });
});

test.each([
  ['filters what was asked', 400, { error: { message: 'no', code: 'content_filter' } }],
  [
    'filters what was said',
    200,
    { choices: [{ message: { role: 'assistant', content: '' }, finish_reason: 'content_filter' }] },
  ],
])('a provider that %s counts as a refusal', async (_, status, body) => {
  const strict = await startListener((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  expect(await modelWith({ baseUrl: strict }).ask(question('Elif'))).toEqual({ kind: 'refused' });
});

test.each(['garbage', 'truncated', 'wrong-shape'])(
  'an answer that is %s is a third-party error and is not retried',
  async (fault) => {
    const before = (await heard()).length;
    await expect(model.ask(question(`[[${fault}]]`))).rejects.toThrow(ThirdPartyError);
    expect(await heard()).toHaveLength(before + 1);
  },
);

test('a text longer than the schema allows is a third-party error', async () => {
  const short = Answer.extend({ meaning: z.strictObject({ de: z.string().max(5) }) });
  await expect(model.ask({ ...question('Elif'), schema: short })).rejects.toThrow(ThirdPartyError);
});

test('a model that does not answer is abandoned at the deadline', async () => {
  const begin = performance.now();
  await expect(model.ask(question('[[timeout]]', 300))).rejects.toThrow(ThirdPartyError);
  expect(performance.now() - begin).toBeLessThan(2_000);
});

test('a slow model is waited for until the deadline', async () => {
  await order({ fault: 'slow', slowMs: 400 });
  expect(await model.ask(question('Elif', 5_000))).toMatchObject({ kind: 'answer' });
  await expect(model.ask(question('Elif', 200))).rejects.toThrow(ThirdPartyError);
});

test.each([
  ['down', {}],
  ['rate-limited', { retryAfter: 0 }],
])('a model that is %s once is retried', async (fault, more) => {
  const before = (await heard()).length;
  await order({ fault, times: 1, ...more });
  expect(await model.ask(question('Elif'))).toMatchObject({ kind: 'answer' });
  expect(await heard()).toHaveLength(before + 2);
});

test('a model that stays down is asked twice', async () => {
  const before = (await heard()).length;
  await order({ fault: 'down' });
  await expect(model.ask(question('Elif'))).rejects.toThrow(ThirdPartyError);
  expect(await heard()).toHaveLength(before + 2);
});

test.each([
  [
    'wants to be left alone for longer than we have',
    { fault: 'rate-limited', retryAfter: 60 },
    10_000,
  ],
  ['fails when there is no time for another try', { fault: 'down' }, 1_000],
])('a model that %s is not retried', async (_, wish, deadlineMs) => {
  const before = (await heard()).length;
  await order(wish);
  await expect(model.ask(question('Elif', deadlineMs))).rejects.toThrow(ThirdPartyError);
  expect(await heard()).toHaveLength(before + 1);
});

test.each([
  ['a wrong key', { apiKey: 'another key' }],
  ['a model that the provider does not have', { model: 'another' }],
])('%s counts as a missing model', async (_, other) => {
  await expect(modelWith(other).ask(question('Elif'))).rejects.toMatchObject({ kind: 'away' });
});

test('an unreachable server is a third-party error', async () => {
  const nobody = `http://127.0.0.1:${await findFreePort()}/v1`;
  await expect(modelWith({ baseUrl: nobody }).ask(question('Elif', 1_000))).rejects.toThrow(
    ThirdPartyError,
  );
});

test('every question is counted with task, time and tokens', async () => {
  await model.ask(question('Elif'));
  await model.ask(question('[[refusal]]'));
  await expect(model.ask(question('[[garbage]]'))).rejects.toThrow();
  const tokens = { inputTokens: expect.any(Number), outputTokens: expect.any(Number) };
  const call = { task: 'a.test', seconds: expect.any(Number), ...tokens };
  expect(calls).toEqual([
    { ...call, outcome: 'answer' },
    { ...call, outcome: 'refused' },
    { ...call, outcome: 'failed' },
  ]);
});

test('an abandoned question is counted with its maximum cost', async () => {
  await expect(model.ask(question('[[timeout]]', 300))).rejects.toThrow(ThirdPartyError);
  const { inputTokens, outputTokens, outcome } = calls.at(-1) ?? {};
  expect({ outputTokens, outcome }).toEqual({ outputTokens: 500, outcome: 'failed' });
  expect(inputTokens).toBeGreaterThan(0);
});

test('Anthropic’s API gives the same outcome', async () => {
  const claude = anthropicModel(
    { baseUrl: `${origin}/v1`, apiKey: API_KEY, model: 'simulated' },
    (call) => calls.push(call),
  );
  expect(await claude.ask(question('Elif'))).toMatchObject({
    kind: 'answer',
    value: { known: true },
  });
  const { body, headers } = (await heard()).at(-1) ?? {};
  expect(body).toMatchObject({
    model: 'simulated',
    system: [{ type: 'text', text: 'Say what it means.' }],
    output_config: { format: { type: 'json_schema' } },
  });
  expect(headers?.['x-api-key']).toBe(API_KEY);
  expect(calls.at(-1)).toMatchObject({ outcome: 'answer' });
  expect(calls.at(-1)?.inputTokens).toBeGreaterThan(0);
});

test.each(['down', 'garbage', 'truncated', 'wrong-shape'])(
  'Anthropic that is %s is a third-party error',
  async (fault) => {
    const claude = anthropicModel({ baseUrl: `${origin}/v1`, apiKey: API_KEY, model: 'simulated' });
    await expect(claude.ask(question(`[[${fault}]]`, 2_000))).rejects.toBeInstanceOf(
      ThirdPartyError,
    );
  },
);

test('a refusal by Anthropic is a refusal', async () => {
  const claude = anthropicModel({ baseUrl: `${origin}/v1`, apiKey: API_KEY, model: 'simulated' });
  expect(await claude.ask(question('[[refusal]]'))).toEqual({ kind: 'refused' });
});
