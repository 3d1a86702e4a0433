import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchNamespace, fetchWithRetries, StaleReleaseError } from './fetch-namespace.ts';

const ADDRESS = '/assets/contact-B3x.json';
const TEXTS = { title: 'Bize yazın' };

/** A network that gives these answers in turn, the last one repeatedly, and records the requests and their times. */
function stubFetch(...answers: (() => Response)[]) {
  const started = Date.now();
  const asked: { address: string; after: number }[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push({ address, after: Date.now() - started });
    return answer?.();
  });
  return asked;
}

const texts = () => Response.json(TEXTS);
const broken = () => {
  throw new TypeError('Failed to fetch');
};
const answered = (status: number) => () => new Response('sorry', { status });

/** Runs through all pauses; a promise that settles meanwhile is handled. */
async function outcomeOf(promise: Promise<unknown>): Promise<PromiseSettledResult<unknown>> {
  const settled = Promise.allSettled([promise]);
  await vi.runAllTimersAsync();
  return (await settled)[0];
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('loaded texts are fetched once', async () => {
  const asked = stubFetch(texts);
  expect(await outcomeOf(fetchWithRetries(ADDRESS))).toMatchObject({ value: TEXTS });
  expect(asked).toEqual([{ address: ADDRESS, after: 0 }]);
});

test('five failures are retried, each after a pause twice as long as the one before', async () => {
  const asked = stubFetch(...Array(5).fill(broken), texts);
  expect(await outcomeOf(fetchWithRetries(ADDRESS))).toMatchObject({ value: TEXTS });
  const pauses = asked.slice(1).map(({ after }, i) => after - (asked[i]?.after ?? 0));
  expect(pauses).toEqual([350, 700, 1400, 2800, 5600]);
});

test('the fifth retry is the last', async () => {
  const asked = stubFetch(broken);
  expect(await outcomeOf(fetchWithRetries(ADDRESS))).toMatchObject({
    status: 'rejected',
    reason: new TypeError('Failed to fetch'),
  });
  expect(asked).toHaveLength(6);
});

test.each([429, 500, 503])('an answer with status %i is retried', async (status) => {
  const asked = stubFetch(answered(status), texts);
  expect(await outcomeOf(fetchWithRetries(ADDRESS))).toMatchObject({ value: TEXTS });
  expect(asked).toHaveLength(2);
});

test('a missing file is not requested again: there is a newer release', async () => {
  const asked = stubFetch(answered(404), texts);
  expect(await outcomeOf(fetchWithRetries(ADDRESS))).toMatchObject({
    reason: new StaleReleaseError(ADDRESS),
  });
  expect(asked).toHaveLength(1);
});

test('an HTML page instead of the texts is retried', async () => {
  const asked = stubFetch(() => new Response('<h1>Welcome to this hotel</h1>'), texts);
  expect(await outcomeOf(fetchWithRetries(ADDRESS))).toMatchObject({ value: TEXTS });
  expect(asked).toHaveLength(2);
});

test('a namespace is fetched from its own address', async () => {
  const asked = stubFetch(texts);
  await outcomeOf(fetchNamespace('tr', 'contact'));
  expect(asked.map(({ address }) => address)).toEqual([
    expect.stringMatching(/locales\/tr\/contact\.json/),
  ]);
});

test('an unknown namespace is not requested', async () => {
  const asked = stubFetch(texts);
  expect(await outcomeOf(fetchNamespace('tr', 'no-such'))).toMatchObject({
    reason: new Error('there is no namespace no-such in tr'),
  });
  expect(asked).toEqual([]);
});
