import { expect, test } from 'vitest';
import { relativeDay } from './relative-day.ts';

const NOW = new Date('2026-11-15T12:00:00');
const daysAgo = (days: number) =>
  new Date(NOW.getFullYear(), NOW.getMonth(), NOW.getDate() - days, 23, 30).toISOString();

test.each([
  [0, 'Heute', 'Bugün'],
  [1, 'Gestern', 'Dün'],
  [7, 'Vor 7 Tagen', '7 gün önce'],
  [8, '7. November 2026', '7 Kasım 2026'],
])('%d days ago', (days, german, turkish) => {
  expect(relativeDay('de', daysAgo(days), NOW)).toBe(german);
  expect(relativeDay('tr', daysAgo(days), NOW)).toBe(turkish);
});

test('Arabic pages use European digits, and a clock that is behind does not show a future day', () => {
  expect(relativeDay('ar', daysAgo(5), NOW)).toContain('5');
  expect(relativeDay('de', daysAgo(-2), NOW)).toBe('17. November 2026');
});
