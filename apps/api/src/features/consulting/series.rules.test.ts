import { CONSULTING_LIMITS } from '@ismi/contract';
import { expect, test } from 'vitest';
import { hoursOfSeries } from './series.rules.ts';

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };

test('lists every weekday and hour of a month once, in order', () => {
  const hours = hoursOfSeries({
    ...NOVEMBER,
    weekdays: [1, 4],
    times: ['14:00', '10:00', '14:00'],
  });
  expect(hours.slice(0, 3)).toEqual([
    { date: '2026-11-02', time: '10:00' },
    { date: '2026-11-02', time: '14:00' },
    { date: '2026-11-05', time: '10:00' },
  ]);
  expect(hours).toHaveLength(18); // five Mondays and four Thursdays
});

test('a day of a clock change has the same hours', () => {
  const hours = hoursOfSeries({
    start_date: '2027-03-27',
    end_date: '2027-03-29',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    times: ['02:30'],
  });
  expect(hours.map(({ date }) => date)).toEqual(['2027-03-27', '2027-03-28', '2027-03-29']);
});

test('a period without the chosen weekdays has no hour', () => {
  const day = { start_date: '2026-11-02', end_date: '2026-11-02' };
  expect(hoursOfSeries({ ...day, weekdays: [7], times: ['10:00'] })).toEqual([]);
});

test.each([
  ['an end before the beginning', { start_date: '2026-11-02', end_date: '2026-11-01' }, 1],
  ['more than half a year', { start_date: '2026-01-01', end_date: '2026-07-04' }, 1],
  ['more slots than a calendar reads', { start_date: '2026-01-01', end_date: '2026-06-30' }, 6],
])('%s is refused', (_, period, hours) => {
  const times = Array.from({ length: hours }, (_each, hour) => `0${hour}:00`);
  expect(() => hoursOfSeries({ ...period, weekdays: [1, 2, 3, 4, 5, 6, 7], times })).toThrow(
    'VALIDATION_FAILED',
  );
});

test('the longest period and the largest number are accepted', () => {
  const half = { start_date: '2026-01-01', end_date: '2026-07-03' };
  const hours = hoursOfSeries({ ...half, weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['10:00'] });
  expect(hours).toHaveLength(CONSULTING_LIMITS.seriesDays);
});
