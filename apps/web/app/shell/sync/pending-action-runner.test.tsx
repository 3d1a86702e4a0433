// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { startApi, USER } from '../../../test/render-search.tsx';
import { type PendingAction, rememberPendingAction } from '../../data/pending-action.ts';
import { beginSession, endSession } from '../../data/session/session-store.ts';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { PendingActionRunner } from './pending-action-runner.tsx';

afterEach(() => {
  cleanup();
  endSession();
});

const YUSUF = { nameId: 'yusuf', name: 'Yusuf' };
/** The user's favorites and ratings: two parallel requests, answered in any order. */
const NOTHING = {
  data: { ids: [], written: [], ratings: [], pagination: { page: 1, pages: 1, total: 0 } },
};

/** A guest with this pending action returns to a page, signed in; returns how often that page was loaded. */
async function renderWithPendingAction(action: PendingAction, data: object) {
  const asked = await startApi([NOTHING, NOTHING, { data }]);
  rememberPendingAction(action);
  beginSession({ token: 'token', user: USER });
  let loads = 0;
  const Stub = createRoutesStub([
    {
      path: '/en/leaderboard',
      loader: () => {
        loads += 1;
        return loads;
      },
      Component: ({ loaderData }) => (
        <>
          <output>{String(loaderData)}</output>
          <PendingActionRunner />
        </>
      ),
      HydrateFallback: () => null,
    },
  ]);
  render(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common']))}>
      <Stub initialEntries={['/en/leaderboard']} />
    </I18nextProvider>,
  );
  await waitFor(() => expect(asked).toHaveLength(3));
  return asked;
}

test('a rating that waited for the sign-in is sent, and the page shows the result', async () => {
  const name_stats = {
    name_id: 'yusuf',
    average_rating: 4,
    total_ratings: 1,
    total_favorites: 0,
    popularity: 44,
  };
  const rating = { kind: 'rate', name: YUSUF, stars: 4 } as const;
  const asked = await renderWithPendingAction(rating, { rating: 4, name_stats });
  expect(asked[2]).toMatchObject({ path: '/api/name-ratings/names/yusuf/rate' });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2'));
});
