// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { RatingStats } from '../../data/ratings/ratings-store.ts';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { NameRating } from './name-rating.tsx';

afterEach(cleanup);

function show(stats: RatingStats | null) {
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

test('average and votes are shown beside the stars, and no other figure', () => {
  show({ average_rating: 4.25, total_ratings: 8 });
  expect(screen.getByText(/votes/).textContent).toBe('Average 4.3 · 8 votes');
  expect(document.body.textContent).not.toMatch(/100|Loved/);
});

test.each([
  ['the name is not rated', { average_rating: null, total_ratings: 0 }, 'Not rated yet'],
  ['the rating is unknown', null, 'Ratings cannot be shown right now'],
])('if %s, no figure is shown', (_, stats, words) => {
  show(stats);
  expect(screen.getByText(words)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/\d\.\d/);
});
