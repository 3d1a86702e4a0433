// @vitest-environment happy-dom
import type { OwnSession } from '@ismi/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { type Reply, startApi } from '../../../test/render-search.tsx';
import { queryClient } from '../../data/query-client.ts';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { OwnSessions } from './own-sessions.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const HERE: OwnSession = {
  id: '01934b5e-0000-7000-8000-000000000001',
  device: 'Firefox, Linux',
  network: '203.0.113.*',
  created_at: '2026-11-01T10:00:00.000Z',
  last_used_at: '2026-11-17T10:00:00.000Z',
  is_current: true,
};
const PHONE: OwnSession = {
  ...HERE,
  id: '01934b5e-0000-7000-8000-000000000002',
  device: 'Chrome, Android',
  is_current: false,
};

async function open(replies: Reply[]) {
  const asked = await startApi(replies);
  const Stub = createRoutesStub([{ path: '/en', Component: OwnSessions }]);
  render(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common', 'profile']))}>
      <Stub initialEntries={['/en']} />
    </I18nextProvider>,
  );
  return { asked, user: userEvent.setup() };
}

test('this device is marked and cannot be ended here; another session is ended and removed from the list', async () => {
  const { asked, user } = await open([
    { data: { sessions: [HERE, PHONE] } },
    { data: { ended: true } },
    { data: { sessions: [HERE] } },
  ]);
  expect(await screen.findByText('This device')).toBeTruthy();
  expect(screen.getAllByText('Address 203.0.113.*')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Sign out.*Firefox, Linux/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Sign out.*Chrome, Android/ }));
  expect(await screen.findByText('The device is signed out.')).toBeTruthy();
  await waitFor(() => expect(screen.queryAllByText('Chrome, Android')).toEqual([]));
  expect(asked[1]?.path).toBe(`/api/auth/sessions/${PHONE.id}`);
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
});

test('if the list fails to load, the error and a retry button are shown', async () => {
  const error = { code: 'SERVICE_UNAVAILABLE', message: 'Later, please.' };
  const { user } = await open([{ status: 503, error }, { data: { sessions: [HERE] } }]);
  expect((await screen.findByRole('alert')).textContent).toContain('Later, please.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This device')).toBeTruthy();
});

test('a refused action shows its error, and the list stays', async () => {
  const error = { code: 'TOO_MANY_REQUESTS', message: 'Please wait.', retry_after: 9 };
  const { user } = await open([{ data: { sessions: [HERE, PHONE] } }, { status: 429, error }]);
  await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Please wait.');
  expect(screen.getAllByText('Chrome, Android')).not.toEqual([]);
});
