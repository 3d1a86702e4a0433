import { expect, test } from 'vitest';
import { sayInArabicLetters } from './arabic-reading.ts';

test.each([
  ['yusuf', 'يوسوف'],
  ['tsaynep', 'تساينيب'],
  ['ayşe', 'أيشي'],
  ['elif', 'إيليف'],
  ['ömer', 'أومير'],
  ['abd al', 'أبد أل'],
  ['fethi', 'فيتهي'],
] as const)('%s is written %s', (said, written) => {
  expect(sayInArabicLetters(said, 'tr')).toBe(written);
});

test('English readers say th as one sound', () => {
  expect(sayInArabicLetters('fethi', 'en')).toBe('فيثي');
});
