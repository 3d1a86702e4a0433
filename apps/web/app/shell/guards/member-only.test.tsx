// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { type Reply, startApi, USER } from '../../../test/render-search.tsx';
import { checkSession } from '../../data/session/check-session.ts';
import { endSession, restartSessionCheck } from '../../data/session/session-store.ts';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { MemberOnly } from './member-only.tsx';

afterEach(() => {
  cleanup();
  endSession();
});

const OVER: Reply = { status: 401, error: { code: 'UNAUTHENTICATED', message: 'Over.' } };
const AWAY: Reply = { status: 503, error: { code: 'SERVICE_UNAVAILABLE', message: 'Not now.' } };
const RENEWED: Reply = { data: { token: 'token', user: USER } };

const Profile = () => <MemberOnly title="Profile">{({ name }) => <p>{name}</p>}</MemberOnly>;

/** A page for members in a browser with a session cookie; the server gives these answers in turn. */
async function open(...replies: Reply[]) {
  const asked = await startApi(replies);
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'ismi_signed_in=1';
  restartSessionCheck();
  const Routes = createRoutesStub([
    { path: '/:locale/profile', Component: Profile },
    { path: '/:locale/login', Component: () => <h1>Sign in</h1> },
  ]);
  render(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common']))}>
      <Routes initialEntries={['/en/profile']} />
    </I18nextProvider>,
  );
  await checkSession();
  return asked;
}

test.each([
  ['without a connection', 'silence' as const, 'check your internet connection'],
  ['with a server that is away', AWAY, 'went wrong'],
])('%s there is a retry button and no redirect to the sign-in', async (_, reply, words) => {
  const asked = await open(reply, reply, RENEWED);
  const user = userEvent.setup();
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Elif');
  expect(asked.map(({ path }) => path)).toEqual(Array(3).fill('/api/auth/refresh'));
});

test('an expired session redirects to the sign-in', async () => {
  await open(OVER);
  await screen.findByRole('heading', { name: 'Sign in' });
});

test('a retry that finds the session expired redirects to the sign-in, too', async () => {
  await open('silence', OVER);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Sign in' });
});
