import { describe, expect, test } from 'vitest';
import { foldedForm } from '../matching/fold.ts';
import { looseArabic, stripMarks } from './arabic.ts';
import { areSameConsonants } from './consonants.ts';
import { isSameVocalised, withoutArticle } from './vocalised.ts';

describe('vocalised words', () => {
  test.each([
    ['رَحْمٰن', 'رَحْمَان', true],
    ['صَمَد', 'صَمَد', true],
    ['قَدير', 'قَدِير', true],
    ['مَلِك', 'مَلَك', false],
    ['ظَاهِر', 'زَاهِر', false],
    ['خَالِق', 'خَلِيق', false],
    ['رَزَّاق', 'رَزَاق', false],
  ])('%s and %s: %s', (one, other, same) => {
    expect(isSameVocalised(one, other)).toBe(same);
  });

  test('lose only their article', () => {
    expect(withoutArticle('الصَّمَد')).toBe('صَّمَد');
    expect(withoutArticle('إِلْيَاس')).toBe('إِلْيَاس');
  });
});

test.each([
  ['İlayda', 'ilayda'],
  ['ILAYDA', 'ilayda'],
  ['Ilayda', 'ilayda'],
  ['Məryəm', 'meryem'],
  ['Ayşe-Nur', 'aysenur'],
  ['Tuğba', 'tugba'],
  ['Đenana', 'denana'],
])('%s folds to %s', (form, folded) => {
  expect(foldedForm(form)).toBe(folded);
});

test.each([
  ['عَبْدُ النَّبِيّ', 'ʿAbd an-Nabī', true],
  ['مَنَاة', 'Manāt', true],
  ['فَاطِمَة', 'Fāṭima', true],
  ['أَجْرٍ', 'Aǧrin', true],
  ['عَاصِيَة', 'Āsiya', false],
  ['حَسَن', 'Ḫasan', false],
])('%s and %s have the same consonants: %s', (arabic, translit, same) => {
  expect(areSameConsonants(arabic, translit)).toBe(same);
});

test('marks are removed, letters stay; lists differ in hamza and final letters only', () => {
  expect(stripMarks('مُحَمَّد')).toBe('محمد');
  expect(looseArabic('فاطمه')).toBe(looseArabic('فَاطِمَة'));
  expect(looseArabic('عاصية')).not.toBe(looseArabic('آسية'));
});
