// @vitest-environment happy-dom
import { consulting, contact, stats } from '@ismi/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TEST_ACCOUNT } from '../../test/test-account.ts';
import { ApiError } from './api-error.ts';
import { useApiMutation } from './mutation.ts';
import { useApiPages, useApiQuery } from './query.ts';
import { cacheAnswer, queryClient } from './query-client.ts';
import { beginSession, endSession } from './session/session-store.ts';

interface Request {
  path: string;
  opKey: string | null;
  answer: (data: unknown) => Promise<void>;
  refuse: (code: string) => Promise<void>;
}

let requests: Request[] = [];

/** The network: every request waits until the test answers it. */
const stubFetch = (path: string, init: RequestInit) =>
  new Promise<Response>((resolve) => {
    const reply = (body: unknown) => act(async () => resolve(Response.json(body)));
    requests.push({
      path,
      opKey: new Headers(init.headers).get('idempotency-key'),
      answer: (data) => reply({ success: true, data }),
      refuse: (code) => reply({ success: false, error: { code, message: `${code}.` } }),
    });
  });

/** The request with this number, once it has been sent. */
const request = async (index: number): Promise<Request> => {
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(index));
  return requests[index] as Request;
};

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', stubFetch);
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const slots = (month: string) => ({ query: { month } }) as never;

test('a query loads, fails with a reason, and loads again', async () => {
  const { result } = renderHook(() => useApiQuery(stats.public, {}));
  expect(result.current).toMatchObject({ data: undefined, isLoading: true });
  await (await request(0)).refuse('NOT_NOW');
  await vi.waitFor(() => expect(result.current.failure?.code).toBe('NOT_NOW'));
  act(() => void result.current.reload());
  await (await request(1)).answer({ names: 7 });
  await vi.waitFor(() => expect(result.current.data).toEqual({ names: 7 }));
  expect(result.current).toMatchObject({ isLoading: false, failure: undefined });
});

test('a late answer to an earlier call is not shown, and the previous answer stays meanwhile', async () => {
  const { result, rerender } = renderHook(
    ({ month }) => useApiQuery(consulting.availableSlots, slots(month), { keepsPrevious: true }),
    { initialProps: { month: 'may' } },
  );
  await (await request(0)).answer('slots of May');
  await vi.waitFor(() => expect(result.current.data).toBe('slots of May'));
  rerender({ month: 'june' });
  rerender({ month: 'july' });
  expect(result.current).toMatchObject({ data: 'slots of May', isLoading: true });
  await (await request(2)).answer('slots of July');
  await vi.waitFor(() => expect(result.current.data).toBe('slots of July'));
  await (await request(1)).answer('slots of June');
  expect(result.current.data).toBe('slots of July');
});

test('an answer stays when its reload fails', async () => {
  const { result } = renderHook(() => useApiQuery(stats.public, {}));
  await (await request(0)).answer({ names: 7 });
  await vi.waitFor(() => expect(result.current.data).toEqual({ names: 7 }));
  act(() => void result.current.reload());
  await (await request(1)).refuse('NOT_NOW');
  await vi.waitFor(() => expect(result.current.failure?.code).toBe('NOT_NOW'));
  expect(result.current.data).toEqual({ names: 7 });
});

test('pages accumulate until the last one', async () => {
  const { result } = renderHook(() =>
    useApiPages(
      stats.public,
      () => ({}),
      (page) => (page as { next?: string }).next,
    ),
  );
  await (await request(0)).answer({ item: 1, next: 'b' });
  await vi.waitFor(() => expect(result.current.hasNext).toBe(true));
  act(() => void result.current.loadNext());
  await (await request(1)).answer({ item: 2 });
  await vi.waitFor(() => expect(result.current.pages).toHaveLength(2));
  expect(result.current.hasNext).toBe(false);
});

test('a next page that failed is loaded again, and the earlier ones stay', async () => {
  const { result } = renderHook(() =>
    useApiPages(
      stats.public,
      () => ({}),
      (page) => (page as { next?: string }).next,
    ),
  );
  await (await request(0)).answer({ item: 1, next: 'b' });
  await vi.waitFor(() => expect(result.current.hasNext).toBe(true));
  act(() => void result.current.loadNext());
  await (await request(1)).refuse('NOT_NOW');
  await vi.waitFor(() => expect(result.current.failure?.code).toBe('NOT_NOW'));
  expect(result.current.pages).toHaveLength(1);
  act(() => void result.current.retry());
  await (await request(2)).answer({ item: 2 });
  await vi.waitFor(() => expect(result.current.pages).toHaveLength(2));
  expect(result.current.failure).toBeUndefined();
});

test('a query repeats as long as its answer requests it', async () => {
  const { result } = renderHook(() =>
    useApiQuery(
      stats.public,
      {},
      { pollMs: (data) => (data as { running?: boolean } | undefined)?.running === true && 1 },
    ),
  );
  await (await request(0)).answer({ running: true });
  await (await request(1)).answer({ running: false });
  await vi.waitFor(() => expect(result.current.data).toEqual({ running: false }));
  expect(requests).toHaveLength(2);
});

test('an answer from another call is shown without a request', () => {
  cacheAnswer(stats.public, 'de', {}, { names: 9 } as never);
  const { result } = renderHook(() => useApiQuery(stats.public, {}, { freshMs: Infinity }));
  expect(result.current).toMatchObject({ data: { names: 9 }, isLoading: false });
  expect(requests).toEqual([]);
});

test('an idempotency key given by the caller is sent unchanged', async () => {
  const { result } = renderHook(() => useApiMutation(contact.send));
  void result.current.call({ body: {} } as never, { opKey: 'kept' });
  const { opKey, answer } = await request(0);
  expect(opKey).toBe('kept');
  await answer({});
});

test('a mutation runs once at a time, and what it invalidates loads again', async () => {
  const shown = renderHook(() => useApiQuery(stats.public, {}));
  await (await request(0)).answer({ names: 7 });
  const { result } = renderHook(() =>
    useApiMutation(contact.send, { invalidates: [stats.public] }),
  );
  act(() => {
    void result.current.send({ body: {} } as never);
    void result.current.send({ body: {} } as never);
  });
  expect(result.current.isBusy).toBe(true);
  await (await request(1)).answer({});
  await (await request(2)).answer({ names: 8 });
  await vi.waitFor(() => expect(shown.result.current.data).toEqual({ names: 8 }));
  expect(requests).toHaveLength(3);
  expect(result.current.isBusy).toBe(false);
});

test('a mutation keeps its idempotency key for the same content only', async () => {
  const { result } = renderHook(() => useApiMutation(contact.send, { opKey: true }));
  for (const [index, message] of ['one', 'one', 'two'].entries()) {
    act(() => void result.current.send({ body: { message } } as never));
    await (await request(index)).refuse('NOT_NOW');
    await vi.waitFor(() => expect(result.current.failure?.code).toBe('NOT_NOW'));
  }
  const [first, second, third] = requests.map(({ opKey }) => opKey);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a mutation is busy while its call is prepared and until the answer is handled', async () => {
  const { result } = renderHook(() => useApiMutation(contact.send));
  const prepared = Promise.withResolvers<never>();
  const handled = Promise.withResolvers<void>();
  act(() => void result.current.send(() => prepared.promise, { onDone: () => handled.promise }));
  expect(result.current.isBusy).toBe(true);
  expect(requests).toHaveLength(0);
  prepared.resolve({ body: {} } as never);
  await (await request(0)).answer({});
  expect(result.current.isBusy).toBe(true);
  await act(async () => handled.resolve());
  expect(result.current.isBusy).toBe(false);
});

test('a call that could not be prepared is a failure', async () => {
  const { result } = renderHook(() => useApiMutation(contact.send));
  const refuse = () => Promise.reject(new ApiError(0, 'RECAPTCHA_FAILED', 'No puzzle.'));
  await act(() => result.current.send(refuse));
  expect(result.current.failure?.code).toBe('RECAPTCHA_FAILED');
  expect(requests).toHaveLength(0);
});

test('a refusal that the caller shows itself is not a failure', async () => {
  const { result } = renderHook(() => useApiMutation(contact.send));
  const handled: string[] = [];
  act(
    () =>
      void result.current.send({ body: {} } as never, {
        onRefused: ({ code }) => handled.push(code) > 0,
      }),
  );
  await (await request(0)).refuse('TOO_LONG');
  await vi.waitFor(() => expect(result.current.isBusy).toBe(false));
  expect(handled).toEqual(['TOO_LONG']);
  expect(result.current.failure).toBeUndefined();
});

test('cached answers are gone when the user changes', async () => {
  beginSession({ token: 'token', user: TEST_ACCOUNT });
  const { result, unmount } = renderHook(() =>
    useApiQuery(stats.public, {}, { freshMs: Number.POSITIVE_INFINITY }),
  );
  await (await request(0)).answer({ names: 7 });
  await vi.waitFor(() => expect(result.current.data).toEqual({ names: 7 }));
  unmount();
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
  endSession();
  expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
});

test('an answer is removed when no part of the page shows it', async () => {
  const { result, unmount } = renderHook(() => useApiQuery(stats.public, {}));
  await (await request(0)).answer({ names: 7 });
  await vi.waitFor(() => expect(result.current.data).toEqual({ names: 7 }));
  unmount();
  await vi.waitFor(() => expect(queryClient.getQueryCache().getAll()).toHaveLength(0));
});
