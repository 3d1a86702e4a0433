// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { startApi } from '../../../test/render-search.tsx';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';

afterEach(cleanup);

const BEGUN = { data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/ismi:a?secret=ABCDEFGH' } };
const refused = (code: string, message: string) => ({ status: 400, error: { code, message } });

async function open(hasPassword: boolean, answers: Parameters<typeof startApi>[0]) {
  const asked = await startApi(answers);
  const Stub = createRoutesStub([
    {
      path: '/madmin',
      Component: () => <SecondFactorSetup hasPassword={hasPassword} onDone={() => {}} />,
    },
  ]);
  render(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common', 'admin']))}>
      <Stub initialEntries={['/madmin']} />
    </I18nextProvider>,
  );
  return { asked, user: userEvent.setup() };
}

test('no request is sent before the password is typed', async () => {
  const { asked, user } = await open(true, [BEGUN]);
  expect(screen.queryByText('ABCD EFGH')).toBeNull();
  expect(asked).toEqual([]);
  await user.type(screen.getByLabelText('Password'), 'Sümbül-1453');
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([{ password: 'Sümbül-1453' }]);
});

test('a wrong password shows an error and no secret', async () => {
  const { user } = await open(true, [refused('WRONG_PASSWORD', 'This is not your password.')]);
  await user.type(screen.getByLabelText('Password'), 'not it');
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This is not your password.');
  expect(screen.queryByText('ABCD EFGH')).toBeNull();
});

test('a Google sign-in that is too old has to be repeated', async () => {
  const words = 'Please sign in with Google again.';
  const { user } = await open(false, [refused('GOOGLE_SIGN_IN_REQUIRED', words)]);
  expect(screen.queryByLabelText('Password')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(screen.getByRole('button', { name: 'Sign out and sign in again' })).toBeTruthy();
});
