import { expect, test } from 'vitest';
import { capGrade } from './cap-grade.ts';
import { travelTo } from './grade.ts';
import { readAloud } from './reading-rules.ts';

const grade = (
  language: 'de' | 'en' | 'fr' | 'tr' | 'ar',
  spelling: string,
  ipa: string,
  isKnown = false,
) => travelTo(language, { spelling, ipa, isKnown, isArabic: false }).grade;

test.each([
  ['de', 'Zeynep', 'tsaynep'],
  ['de', 'Cemil', 'tsemil'],
  ['en', 'Aylin', 'Eylin'],
  ['fr', 'Youssef', 'yusef'],
  ['tr', 'Khalid', 'khalid'],
] as const)('readers of %s say %s as %s', (language, spelling, said) => {
  expect(readAloud(spelling, language)).toBe(said);
});

test('what is read right is easy, and familiar where everybody knows it', () => {
  expect(grade('de', 'Amara', 'aˈmaːra')).toBe('easy');
  expect(grade('de', 'Amara', 'aˈmaːra', true)).toBe('familiar');
});

test('one wrong sound is explained once, several often', () => {
  expect(grade('de', 'Zahir', 'ˈzaːhir')).toBe('once');
  expect(grade('de', 'Oğuzhan', 'oːuzˈhan')).toBe('often');
});

test('the same difference counts once', () => {
  expect(grade('de', 'Zamzam', 'ˈzamzam')).toBe('once');
});

test('a letter that cannot be typed has to be explained, although it is read right', () => {
  expect(grade('en', 'Mevlüt', 'mevˈlyt')).toBe('once');
});

test('a caution caps the grade of its language only', () => {
  const cautions = [
    { in: 'tr', severity: 'severe' },
    { in: 'en', severity: 'mild' },
  ];
  const to = (language: string) => ({ language, spelling: 'Any' });
  expect(capGrade('familiar', cautions, to('tr'))).toBe('often');
  expect(capGrade('easy', cautions, to('en'))).toBe('once');
  expect(capGrade('often', cautions, to('en'))).toBe('often');
  expect(capGrade('familiar', cautions, to('de'))).toBe('familiar');
  expect(capGrade('easy', [{ in: 'de', severity: 'curious' }], to('de'))).toBe('easy');
});

test('a caution of some spellings leaves the others alone', () => {
  const cautions = [{ in: 'tr', severity: 'severe', spellings: ['Amina'] }];
  expect(capGrade('easy', cautions, { language: 'tr', spelling: 'Amina' })).toBe('often');
  expect(capGrade('easy', cautions, { language: 'tr', spelling: 'Emine' })).toBe('easy');
});
