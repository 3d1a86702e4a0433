// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import type { StatsOfName } from '../../lib/likes/likes-store.ts';
import { NameRating } from './name-rating.tsx';

afterEach(cleanup);

function show(stats: StatsOfName | null) {
  const Stub = createRoutesStub([
    {
      path: '/en',
      Component: () => <NameRating name={{ nameId: 'yusuf', name: 'Yusuf' }} stats={stats} />,
    },
  ]);
  render(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common', 'likes']))}>
      <Stub initialEntries={['/en']} />
    </I18nextProvider>,
  );
}

test('how much a name is loved stands below average and votes', () => {
  show({ average_rating: 4.25, total_ratings: 8, total_favorites: 3, popularity: 52 });
  expect(screen.getByText(/8 votes/)).toBeDefined();
  expect(screen.getByText('Loved by families: 52 out of 100')).toBeDefined();
});

test('a name that is only kept is loved without an average', () => {
  show({ average_rating: null, total_ratings: 0, total_favorites: 1, popularity: 45 });
  expect(screen.getByText('Not rated yet')).toBeDefined();
  expect(screen.getByText('Loved by families: 45 out of 100')).toBeDefined();
});

test.each([
  [
    'nobody rated or kept it',
    { average_rating: null, total_ratings: 0, total_favorites: 0, popularity: null },
  ],
  ['nothing is known', null],
])('where %s stands no figure', (_, stats) => {
  show(stats);
  expect(screen.queryByText(/Loved/)).toBeNull();
});
