import { expect, test } from 'vitest';
import { LoaderCache } from './loader-cache.server.ts';

/** Answers with how often it was asked. */
const counting = () => {
  let asked = 0;
  return async () => {
    asked += 1;
    return asked;
  };
};

test('an answer serves a minute, unless told otherwise', async () => {
  const cache = new LoaderCache();
  const load = counting();
  const at = (now: number, keptMs?: number) => cache.get('key', load, keptMs, now);
  expect([await at(0), await at(59_999), await at(60_000)]).toEqual([1, 1, 2]);
});

test('what the operator switches is asked again after seconds', async () => {
  const cache = new LoaderCache();
  const load = counting();
  const at = (now: number) => cache.get('key', load, 5_000, now);
  expect([await at(0), await at(4_999), await at(5_000)]).toEqual([1, 1, 2]);
});

test('a failure is not kept', async () => {
  const cache = new LoaderCache();
  await expect(cache.get('key', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('key', counting())).toBe(1);
});
