// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { Suspense, use } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { useHydrated } from './use-hydrated.ts';

const drawn: boolean[] = [];

function HydrationProbe() {
  const isHydrated = useHydrated();
  drawn.push(isHydrated);
  return (
    <button type="button" disabled={!isHydrated}>
      tap
    </button>
  );
}

const never = new Promise<string>(() => {});

function Arriving() {
  return useHydrated() ? use(never) : 'as the server drew it';
}

const WAITING = (
  <Suspense fallback="waiting">
    <Arriving />
  </Suspense>
);

afterEach(() => {
  drawn.length = 0;
  document.body.replaceChildren();
});

test('server-rendered content hydrates unchanged and becomes active afterwards', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<HydrationProbe />);
  const faults: unknown[] = [];
  expect(place.querySelector('button')?.disabled).toBe(true);
  await act(() =>
    hydrateRoot(place, <HydrationProbe />, { onRecoverableError: (e) => faults.push(e) }),
  );
  expect(faults).toEqual([]);
  expect(drawn).toEqual([false, false, true]);
  expect(place.querySelector('button')?.disabled).toBe(false);
});

test('the server-rendered content stays until its replacement is loaded', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(WAITING);
  await act(() => hydrateRoot(place, WAITING));
  expect(place.textContent).toBe('as the server drew it');
});

test('client-rendered content is active from the beginning', async () => {
  await act(() => createRoot(document.createElement('div')).render(<HydrationProbe />));
  expect(drawn).toEqual([true]);
});
