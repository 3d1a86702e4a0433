// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore, useStore } from './store.ts';

test('a change is rendered, and listeners that stopped are not called', () => {
  const store = createStore(1);
  let calls = 0;
  const stop = store.watch(() => {
    calls += 1;
  });
  const { result } = renderHook(() => useStore(store, 0));
  expect(result.current).toBe(1);
  act(() => store.set(2));
  expect(result.current).toBe(2);
  stop();
  act(() => store.set(3));
  expect(calls).toBe(1);
});
