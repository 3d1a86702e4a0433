import { describe, expect, test } from 'vitest';
import { countInQuran, findInQuran } from './find-word.ts';
import { quranText } from './quran-text.ts';

test('the text is complete', () => {
  const verses = [...quranText().verses()].map(([verse]) => verse);
  expect(verses).toHaveLength(6236);
  expect(new Set(verses.map((verse) => verse.split(':')[0])).size).toBe(114);
});

describe('a word is counted as it is spelled in the text', () => {
  test.each([
    ['مَرْيَم', 34],
    ['مُوسَى', 136],
    ['إِبْرَاهِيم', 69],
    ['آدَم', 25],
    ['دَاوُود', 0],
    ['دَاوُد', 16],
    ['إِسْحَاق', 17],
    ['زَكَرِيَّا', 7],
    ['أَحْمَد', 1],
    ['رَحْمَان', 57],
    ['صَمَد', 1],
    ['خَالِق', 8],
    ['فِرْعَوْن', 74],
    ['عَلَيْنَا', 52],
  ])('%s: %i', (word, count) => {
    expect(countInQuran(word)).toBe(count);
  });
});

describe('a verse contains a word', () => {
  test.each([
    ['after the article and a conjunction', 'عُزَّى', '53:19'],
    ['after a preposition that swallows the article’s alif', 'رَحْمٰن', '19:26'],
    ['after the vocative', 'آدَم', '7:19'],
    ['with the alif of tanwin', 'حَنَان', '19:13'],
    ['with the ya written small', 'إِبْرَاهِيم', '2:124'],
    ['as two words that follow each other', 'عَبْدُ الله', '19:30'],
  ])('%s', (_, word, verse) => {
    expect(findInQuran(word)).toContain(verse);
  });

  test('and not if it contains only its root', () => {
    expect(findInQuran('إِسْرَاء')).toEqual([]);
    expect(findInQuran('عَلَيْنَا')).not.toContain('16:25');
    expect(findInQuran('عَلَيْنَا')).not.toContain('7:155');
    expect(findInQuran('رَيَّان')).toEqual([]);
  });
});
