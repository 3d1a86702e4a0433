// @vitest-environment happy-dom
import { suggestions } from '@ismi/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { testList } from '../../../../test/render-results.tsx';
import { startApi } from '../../../../test/render-search.tsx';
import { queryClient, queryKeyOf } from '../../../data/query-client.ts';
import { i18nFor } from '../../../i18n/instances.ts';
import { messagesOf } from '../../../i18n/messages.server.ts';
import { cacheList, callForList } from '../results/cache-list.ts';
import { ConsentWithdrawal } from './consent-withdrawal.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const ID = '0198e1a4-1f6c-7000-8000-0000000000d1';
const consent = (given: boolean) => ({
  data: {
    consent_version: '1',
    asked: true,
    faith: given,
    origin: false,
    earlier: false,
    in_consulting: false,
  },
});

test('a withdrawn consent is confirmed, and cached lists are removed', async () => {
  await startApi([consent(true), consent(false), consent(false)]);
  cacheList('en', testList(ID));
  const Routes = createRoutesStub([{ path: '/en', Component: ConsentWithdrawal }]);
  const i18n = i18nFor('en', messagesOf('en', ['common', 'profile']));
  render(
    <I18nextProvider i18n={i18n}>
      <Routes initialEntries={['/en']} />
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  await user.click(
    await screen.findByRole('button', { name: i18n.t('profile:past.consent.withdraw') }),
  );
  await user.click(screen.getByRole('button', { name: i18n.t('profile:past.consent.confirm') }));
  expect((await screen.findByRole('status')).textContent).toBe(i18n.t('profile:past.consent.done'));
  const key = queryKeyOf(suggestions.get, 'en', callForList(ID, 'en'));
  expect(queryClient.getQueryData(key)).toBeUndefined();
});
