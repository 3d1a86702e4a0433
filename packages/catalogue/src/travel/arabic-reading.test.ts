import { expect, test } from 'vitest';
import { sayInArabicLetters } from './arabic-reading.ts';

test.each([
  ['yusuf', 'يوسوف'],
  ['tsaynep', 'تساينيب'],
  ['ayşe', 'أيشي'],
  ['elif', 'إيليف'],
  ['ömer', 'أومير'],
  ['abd al', 'أبد أل'],
] as const)('%s is written %s', (said, written) => {
  expect(sayInArabicLetters(said)).toBe(written);
});
