// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useIsSlow } from './searching.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('each call counts as slow after one second', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(useIsSlow, { initialProps: true });
  act(() => vi.advanceTimersByTime(999));
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  rerender(false);
  rerender(true);
  expect(result.current).toBe(false);
});
