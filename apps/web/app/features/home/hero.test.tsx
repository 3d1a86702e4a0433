// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { USER } from '../../../test/render-search.tsx';
import { beginSession, endSession } from '../../data/session/session-store.ts';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { Hero } from './hero.tsx';

beforeEach(endSession);
afterEach(() => {
  cleanup();
  endSession();
});

const show = () => {
  const Page = createRoutesStub([{ path: '/en', Component: () => <Hero onFindName={() => {}} /> }]);
  render(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common', 'home']))}>
      <Page initialEntries={['/en']} />
    </I18nextProvider>,
  );
};

test('guests see the benefits of signing up', async () => {
  show();
  await screen.findByText('Signing up is free');
  await screen.findByText('25 credits as a welcome gift');
  await screen.findByText('No subscription');
});

test('signed-in users do not see the benefits of signing up', async () => {
  beginSession({ token: 'token', user: USER });
  show();
  await screen.findByText('No subscription');
  expect(screen.queryByText('Signing up is free')).toBeNull();
  expect(screen.queryByText(/welcome gift/)).toBeNull();
});
