// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { NavigationProgress } from './navigation-progress.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page with a link to one that never loads. */
async function openPage() {
  vi.useFakeTimers();
  const home = (
    <>
      <NavigationProgress />
      <Link to="/late">Packages</Link>
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: home },
    { path: '/late', loader: () => new Promise(() => {}), element: null },
  ]);
  await act(async () =>
    render(
      <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common']))}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    ),
  );
}

const isShown = () => screen.getByRole('status').childElementCount > 0;

test('a tap on a link gets feedback within 100 ms, also if the page never loads', async () => {
  await openPage();
  expect(isShown()).toBe(false);
  await act(async () => screen.getByRole('link').click());
  await act(async () => vi.advanceTimersByTime(100));
  expect(isShown()).toBe(true);
});
