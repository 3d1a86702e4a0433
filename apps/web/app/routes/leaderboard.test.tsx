// @vitest-environment happy-dom
import type { Leaderboard } from '@ismi/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type Reply, startApi, USER } from '../../test/render-search.tsx';
// Lazily loaded by the page; here they are loaded first, so that the test does not wait for them.
import '../features/ratings/rate-dialog.tsx';
import { beginSession, endSession } from '../data/session/session-store.ts';
import { Leaderboard as Page } from '../features/ratings/leaderboard/leaderboard.tsx';
import { i18nFor } from '../i18n/instances.ts';
import { messagesOf } from '../i18n/messages.server.ts';
import LeaderboardPage from './leaderboard.tsx';

afterEach(() => {
  cleanup();
  endSession();
});

const LIST: Leaderboard = {
  period: 'weekly',
  from: '2026-11-11',
  to: '2026-11-17',
  total_ratings: 1,
  refreshed_at: '2026-11-17T12:00:00.000Z',
  leaderboard: [
    {
      id: 'yusuf',
      address: 'yusuf',
      rank_position: 1,
      name: 'Yusuf',
      name_latin: 'Yusuf',
      name_ar: 'يوسف',
      gender: 'boy',
      meaning: 'God increases',
      origin: 'Hebrew',
      total_ratings: 1,
      average_rating: 5,
      score: 3.57,
      warning: null,
    },
  ],
};
/** The user's favorites and ratings: two parallel requests, answered in any order. */
const NOTHING: Reply = {
  data: { ids: [], written: [], ratings: [], pagination: { page: 1, pages: 1, total: 0 } },
};
const NAME_STATS = {
  name_id: 'yusuf',
  average_rating: 4.5,
  total_ratings: 2,
  total_favorites: 0,
  popularity: 44,
};

/** Rates the first name with four stars. */
async function rateFirst(answer: Reply) {
  const asked = await startApi([NOTHING, NOTHING, answer]);
  beginSession({ token: 'token', user: USER });
  const load = vi.fn(() => ({ period: 'weekly', list: LIST }));
  const Stub = createRoutesStub([
    // The stub does not know our generated types.
    { path: '/en/leaderboard', loader: load, Component: LeaderboardPage as never },
  ]);
  render(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common', 'leaderboard', 'likes']))}>
      <Stub initialEntries={['/en/leaderboard']} />
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Rate it/ }));
  await waitFor(() => expect(asked).toHaveLength(2));
  await user.click(await screen.findByLabelText('4 stars'));
  await user.click(screen.getByRole('button', { name: 'Save rating' }));
  await waitFor(() => expect(asked).toHaveLength(3));
  return load;
}

test('a stored rating reloads the list', async () => {
  const load = await rateFirst({ data: { rating: 4, name_stats: NAME_STATS } });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test('a refused rating leaves the list unchanged and shows the reason', async () => {
  const load = await rateFirst({
    status: 503,
    error: { code: 'SERVICE_UNAVAILABLE', message: 'Not now.' },
  });
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed list can be reloaded only after hydration', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common', 'leaderboard', 'likes']))}>
      <MemoryRouter>
        <Page
          period="weekly"
          list={undefined}
          isReloading={false}
          heart={() => null}
          onReload={() => {}}
        />
      </MemoryRouter>
    </I18nextProvider>,
  );
  expect(place.querySelectorAll('button:disabled')).toHaveLength(1);
  expect(place.querySelectorAll('button:enabled')).toHaveLength(0);
});

const shown = (entries: Leaderboard['leaderboard']) =>
  renderToString(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common', 'leaderboard', 'likes']))}>
      <MemoryRouter>
        <Page
          period="weekly"
          list={{ ...LIST, leaderboard: entries }}
          isReloading={false}
          heart={() => null}
          onReload={() => {}}
        />
      </MemoryRouter>
    </I18nextProvider>,
  );

test('stars show the mean of a name, never its ranking score, and the page explains the order', () => {
  const place = document.createElement('div');
  place.innerHTML = shown(LIST.leaderboard);
  expect(place.querySelector('.rank-votes')?.textContent).toMatch(/5\.0 1 vote/);
  expect(place.textContent).not.toContain('3.6');
  expect(place.textContent).toContain('The order follows the votes of these days alone');
});

test('every rank has its own sun, from the first to the last', () => {
  const [first] = LIST.leaderboard;
  if (!first) throw new Error('the list is empty');
  const place = document.createElement('div');
  place.innerHTML = shown(
    Array.from({ length: 50 }, (_, index) => ({
      ...first,
      id: `name-${index}`,
      rank_position: index + 1,
    })),
  );
  expect(place.querySelectorAll('.small-sun')).toHaveLength(47);
  expect(place.querySelectorAll('.small-sun svg path')).toHaveLength(47 * 2);
});
