import { expect, test } from 'vitest';
import { LoaderCache } from './loader-cache.server.ts';

class Refused extends Error {}
const isRefusal = (error: unknown) => error instanceof Refused;

/** Answers with the number of calls. */
const counting = () => {
  let asked = 0;
  return async () => {
    asked += 1;
    return asked;
  };
};

test('an answer is cached for a minute by default', async () => {
  const cache = new LoaderCache(isRefusal);
  const load = counting();
  const at = (now: number, keptMs?: number) => cache.get('key', load, keptMs, now);
  expect([await at(0), await at(59_999), await at(60_000)]).toEqual([1, 1, 2]);
});

test('switches of the operator are requested again after seconds', async () => {
  const cache = new LoaderCache(isRefusal);
  const load = counting();
  const at = (now: number) => cache.get('key', load, 5_000, now);
  expect([await at(0), await at(4_999), await at(5_000)]).toEqual([1, 1, 2]);
});

test('a failure is not cached', async () => {
  const cache = new LoaderCache(isRefusal);
  await expect(cache.get('key', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('key', counting())).toBe(1);
});

test('concurrent visitors share one call', async () => {
  const cache = new LoaderCache(isRefusal);
  const load = counting();
  expect(await Promise.all([cache.get('key', load), cache.get('key', load)])).toEqual([1, 1]);
});

test('a refusal of one visitor’s call is not passed to others waiting for the same answer', async () => {
  const cache = new LoaderCache(isRefusal);
  const refused = cache.get('key', () => Promise.reject(new Refused('too much')));
  const others = [cache.get('key', async () => 'one'), cache.get('key', async () => 'another')];
  await expect(refused).rejects.toThrow('too much');
  expect(await Promise.all(others)).toEqual(['one', 'another']);
});

test('without any answer, waiting callers do not repeat the call', async () => {
  const cache = new LoaderCache(isRefusal);
  const first = cache.get('key', () => Promise.reject(new Error('no answer')));
  const second = cache.get('key', counting());
  await expect(first).rejects.toThrow('no answer');
  await expect(second).rejects.toThrow('no answer');
});
