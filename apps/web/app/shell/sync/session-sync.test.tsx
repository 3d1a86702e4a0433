// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Reply, startApi } from '../../../test/render-search.tsx';
import { renewSession } from '../../data/session/renew-session.ts';
import { endSession, restartSessionCheck } from '../../data/session/session-store.ts';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { currentToasts, dismissToast } from '../../ui/feedback/toast-list.ts';
import { SessionSync } from './session-sync.tsx';

const OVER: Reply = { status: 401, error: { code: 'UNAUTHENTICATED', message: 'Over.' } };
const SENTENCE = 'Ihr wurdet auf diesem Gerät abgemeldet. Bitte meldet euch wieder an.';

const setCookie = (cookie: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets and drops it
  document.cookie = cookie;
};
const dropCookie = () => setCookie(`ismi_signed_in=; expires=${new Date(0).toUTCString()}`);
const texts = () => currentToasts().map(({ text }) => text);

// This browser does not report how a page was opened; visits are tested elsewhere.
beforeEach(() => vi.stubGlobal('PerformanceNavigationTiming', class {}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  dropCookie();
  endSession();
  for (const { id } of currentToasts()) dismissToast(id);
});

/** German pages of ours; the server refuses every refresh. */
async function open({ hasCookie }: { hasCookie: boolean }) {
  const asked = await startApi([OVER, OVER]);
  if (hasCookie) setCookie('ismi_signed_in=1');
  restartSessionCheck();
  const page = (path: string) => ({
    path: `/de/${path}`,
    element: (
      <>
        <h1>{path}</h1>
        <SessionSync />
      </>
    ),
  });
  const router = createMemoryRouter([page('contact'), page('privacy')], {
    initialEntries: ['/de/contact'],
  });
  render(
    <I18nextProvider i18n={i18nFor('de', messagesOf('de', ['common']))}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return { router, asked };
}

test('a session that ended since the last visit shows one toast, in the language of the page', async () => {
  const { router } = await open({ hasCookie: true });
  await waitFor(() => expect(texts()).toEqual([SENTENCE]));
  expect(router.state.location.pathname).toBe('/de/contact');

  dropCookie(); // as the refusal does
  for (const { id } of currentToasts()) dismissToast(id);
  await router.navigate('/de/privacy');
  await screen.findByRole('heading', { name: 'privacy' });
  expect(texts()).toEqual([]);
});

test('a guest sees no toast, even after a refused call', async () => {
  const { asked } = await open({ hasCookie: false });
  await screen.findByRole('heading', { name: 'contact' });
  await act(() => renewSession(undefined));
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/refresh']);
  expect(texts()).toEqual([]);
});
