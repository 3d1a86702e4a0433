import { expect, test } from 'vitest';
import { WindowCounter } from './window-counter.ts';

const WINDOW = 1_000;

test('hits within a window add up, with the remaining time', () => {
  const counter = new WindowCounter();
  expect(counter.hit('a', WINDOW, 0)).toEqual({ current: 1, ttl: 1_000 });
  expect(counter.hit('a', WINDOW, 400)).toEqual({ current: 2, ttl: 600 });
  expect(counter.hit('a', WINDOW, 999)).toEqual({ current: 3, ttl: 1 });
});

test('a new window starts after the old one ended', () => {
  const counter = new WindowCounter();
  counter.hit('a', WINDOW, 0);
  expect(counter.hit('a', WINDOW, 1_000)).toEqual({ current: 1, ttl: 1_000 });
});

test('a hit does not prolong the window', () => {
  const counter = new WindowCounter();
  counter.hit('a', WINDOW, 0);
  counter.hit('a', WINDOW, 900);
  expect(counter.hit('a', WINDOW, 1_100)).toMatchObject({ current: 1 });
});

test('each key is counted separately', () => {
  const counter = new WindowCounter();
  counter.hit('a', WINDOW, 0);
  expect(counter.hit('b', WINDOW, 500)).toEqual({ current: 1, ttl: 1_000 });
  expect(counter.hit('a', WINDOW, 500)).toEqual({ current: 2, ttl: 500 });
});

test('above the limit of keys the least recently used is dropped', () => {
  const counter = new WindowCounter(2);
  counter.hit('a', WINDOW, 0);
  counter.hit('b', WINDOW, 1);
  counter.hit('a', WINDOW, 2);
  counter.hit('c', WINDOW, 3);
  expect(counter.hit('a', WINDOW, 4)).toMatchObject({ current: 3 });
  expect(counter.hit('b', WINDOW, 5)).toMatchObject({ current: 1 });
});
