import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('keeps the newest entries and drops the oldest', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, 2, 3]);
});
