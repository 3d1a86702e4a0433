import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldedForm, isArabicScript, strictForm } from './fold.ts';

describe('the strict form', () => {
  test.each([
    ['İlayda', 'ilayda'],
    ['ILAYDA', 'ilayda'],
    ['Ilayda', 'ilayda'],
    ['I\u0307layda', 'ilayda'],
    ['Işıl', 'işıl'],
    ['ÖMER', 'ömer'],
    ['O\u0308mer', 'ömer'],
    ['Abd al-Uzza', 'abdaluzza'],
    ['ʿAsiya', 'asiya'],
    ['O’Neil', 'oneil'],
    ['Ma‘ruf', 'maruf'],
    ['  Ebu-Bekir ', 'ebubekir'],
    ['مُحَمَّد', 'محمد'],
    ['مـحـمـد', 'محمد'],
    ['عبد الله', 'عبدالله'],
    ['ﻣﺤﻤﺪ', 'محمد'],
    ['إِبْرَاهِيم', 'إبراهيم'],
    ['الرَّحْمٰن', 'الرحمن'],
    ['Әсел', 'әсел'],
    ['\u200Fعلي\u200F', 'علي'],
    ['👶', ''],
    ['', ''],
  ])('of %s is %s', (written, form) => {
    expect(strictForm(written)).toBe(form);
  });

  test.each([
    ['Şeyma', 'Seyma'],
    ['Kadir', 'Kadîr'],
    ['Ilgın', 'İlgin'],
    ['أحمد', 'احمد'],
    ['ليلى', 'ليلي'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(strictForm(one)).not.toBe(strictForm(other));
  });
});

describe('the folded form', () => {
  test.each([
    ['Şeyma', 'Seyma'],
    ['Çağla', 'Cagla'],
    ['IŞIL', 'Işıl'],
    ['Işıl', 'Isil'],
    ['Ömer', 'Omer'],
    ['Gülşah', 'GULSAH'],
    ['Bilâl', 'Bilal'],
    ['Əhməd', 'Ehmed'],
    ['Aïcha', 'Aicha'],
    ['Hatidža', 'Hatidza'],
    ['Nađa', 'Nada'],
    ['Weiß', 'Weiss'],
    ['Abdul-Karim', 'Abdul Karim'],
    ['أحمد', 'احمد'],
    ['إِسْرَاء', 'اسرا'],
    ['آمنة', 'امنه'],
    ['ليلى', 'ليلي'],
    ['علی', 'علي'],
    ['کریم', 'كريم'],
    ['عائشہ', 'عائشة'],
    ['مؤمن', 'مومن'],
    ['يٰسٓ', 'يس'],
  ])('is the same for %s and %s', (one, other) => {
    expect(foldedForm(one)).toBe(foldedForm(other));
  });

  test.each([
    ['Ali', 'Alya'],
    ['آسية', 'عاصية'],
    ['محمد', 'محمود'],
    ['حسن', 'حسين'],
    ['Amir', 'Aamir'],
  ])('differs for %s and %s', (one, other) => {
    expect(foldedForm(one)).not.toBe(foldedForm(other));
  });
});

const LETTERS = [
  ...'abcçdefgğhıijklmnoöpqrsştuüvwxyzâîûéïäßñšžčćđəABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ',
  ...'ابتثجحخدذرزسشصضطظعغفقكلمنهويأإآىةءؤئپچژگکیہ',
  ..."\u064E\u064F\u0650\u0651\u0652\u0670\u0640 -'’ʿ",
];
const name = fc
  .array(fc.constantFrom(...LETTERS), { maxLength: 14 })
  .map((signs) => signs.join(''));
const anything = fc.string({ unit: 'grapheme', maxLength: 20 });

describe('for any input', () => {
  test.each([
    ['strict', strictForm],
    ['folded', foldedForm],
  ] as const)('the %s form of a form is itself', (_, form) => {
    fc.assert(
      fc.property(fc.oneof(name, anything), (typed) => {
        expect(form(form(typed))).toBe(form(typed));
      }),
    );
  });

  test('a separate mark joins its letter at once', () => {
    expect(strictForm('Ė˛')).toBe('ę');
  });

  test('names with the same strict form have the same folded form', () => {
    fc.assert(
      fc.property(fc.oneof(name, anything), (typed) => {
        expect(foldedForm(strictForm(typed))).toBe(foldedForm(typed));
      }),
    );
  });

  test('Unicode normalisation makes no difference', () => {
    fc.assert(
      fc.property(fc.oneof(name, anything), (typed) => {
        for (const composition of ['NFC', 'NFD', 'NFKC'] as const)
          expect(strictForm(typed.normalize(composition))).toBe(strictForm(typed));
      }),
    );
  });

  test('upper case, spaces and hyphens make no difference to the folded form', () => {
    fc.assert(
      fc.property(name, (typed) => {
        const shouted = [...typed].join(' ').toUpperCase();
        // ß has no single capital letter; both fold to two letters.
        expect(foldedForm(shouted)).toBe(foldedForm(typed));
        expect(foldedForm([...typed].join('-'))).toBe(foldedForm(typed));
      }),
    );
  });

  test('vowel signs make no difference to an Arabic name', () => {
    fc.assert(
      fc.property(name.filter(isArabicScript), (typed) => {
        const bare = typed.replace(/[\u064E-\u0652\u0670]/g, '');
        expect(strictForm(typed)).toBe(strictForm(bare));
      }),
    );
  });

  test('nothing but letters, digits and their marks is left', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        expect(strictForm(typed)).toMatch(/^[\p{L}\p{M}\p{N}]*$/u);
      }),
    );
  });
});
