import { expect, test } from 'vitest';
import { secondsUntilRoom } from '../../lib/daily-limit.ts';
import { spanOf, statsOf } from './ratings.rules.ts';

test.each([
  { period: 'weekly', today: '2026-11-15', firstDay: '2026-11-09' },
  { period: 'monthly', today: '2026-11-15', firstDay: '2026-10-17' },
  // Across the end of summer time and of the year: days stay days.
  { period: 'weekly', today: '2026-10-28', firstDay: '2026-10-22' },
  { period: 'monthly', today: '2027-01-10', firstDay: '2026-12-12' },
] as const)('$period until $today begins on $firstDay', ({ period, today, firstDay }) => {
  expect(spanOf(period, today)).toEqual({ period, firstDay, lastDay: today });
});

test('a name without ratings has no average instead of zero', () => {
  expect(statsOf({ nameId: 'yusuf', ratings: 0, stars: 0, favorites: 0 })).toEqual({
    name_id: 'yusuf',
    average_rating: null,
    total_ratings: 0,
    total_favorites: 0,
    popularity: null,
  });
});

test('an average has two digits', () => {
  const stats = statsOf({ nameId: 'yusuf', ratings: 3, stars: 13, favorites: 0 });
  expect(stats.average_rating).toBe(4.33);
});

test.each([
  { given: '2026-11-16T12:00:00Z', seconds: 3_600 },
  { given: '2026-11-16T11:00:00Z', seconds: 1 },
])('after a rating of $given the next is allowed in $seconds s', ({ given, seconds }) => {
  expect(secondsUntilRoom(new Date(given), new Date('2026-11-17T11:00:00Z'))).toBe(seconds);
});
