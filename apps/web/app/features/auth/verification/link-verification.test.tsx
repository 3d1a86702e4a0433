// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { startApi, USER } from '../../../../test/render-search.tsx';
import { endSession } from '../../../data/session/session-store.ts';
import { i18nFor } from '../../../i18n/instances.ts';
import { messagesOf } from '../../../i18n/messages.server.ts';
import { LinkVerification } from './link-verification.tsx';

afterEach(() => {
  cleanup();
  endSession();
});

test('a used link is not sent again, also after a change of language', async () => {
  const asked = await startApi([{ data: { token: 'token', user: USER, credits_granted: 25 } }]);
  const router = createMemoryRouter(
    [
      { path: '/en/verify-email', element: <LinkVerification key="en" /> },
      { path: '/de/verify-email', element: <LinkVerification key="de" /> },
    ],
    { initialEntries: ['/en/verify-email?token=once'] },
  );
  render(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common', 'verify-email']))}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  await screen.findByText(/25 credits are in your account/);
  await waitFor(() => expect(router.state.location.state).not.toHaveProperty('token'));

  await router.navigate('/de/verify-email', { state: router.state.location.state });
  await screen.findByText(/25 credits are in your account/);
  expect(asked.map(({ body }) => body)).toEqual([{ token: 'once', language: 'en' }]);
});
