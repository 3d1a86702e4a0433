import type { Locale } from '@ismi/contract';
import { expect, test } from 'vitest';
import { compareLetters, letterOf } from './letters.rules.ts';

test.each<[name: string, locale: Locale, letter: string]>([
  ['Irmak', 'tr', 'ı'],
  ['İbrahim', 'tr', 'i'],
  ['Çağla', 'tr', 'ç'],
  ['Şirin', 'tr', 'ş'],
  ['Özlem', 'tr', 'ö'],
  ['Âdem', 'tr', 'a'],
  ['Wael', 'tr', 'w'],
  ['Irmak', 'de', 'i'],
  ['İdil', 'de', 'i'],
  ['Çağla', 'de', 'c'],
  ['Ünal', 'en', 'u'],
  ['ʿAbd al-Kaʿba', 'de', 'a'],
  ['أحمد', 'ar', 'ا'],
  ['إبراهيم', 'ar', 'ا'],
  ['آدم', 'ar', 'ا'],
  ['عائشة', 'ar', 'ع'],
])('%s is listed in %s under %s', (name, locale, letter) => {
  expect(letterOf(name, locale)).toBe(letter);
});

test('Turkish letters follow the Turkish alphabet, foreign ones come last', () => {
  const letters = ['w', 'z', 'ş', 's', 'i', 'ı', 'ç', 'c', 'a'];
  expect(letters.toSorted(compareLetters('tr')).join('')).toBe('acçıisşzw');
});

test('Arabic letters follow the Arabic alphabet', () => {
  expect(['ي', 'ع', 'ب', 'ا', 'ث'].toSorted(compareLetters('ar')).join('')).toBe('ابثعي');
});
