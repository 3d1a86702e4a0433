import { LOCALES } from '@ismi/contract';
import { expect, test } from 'vitest';
import { charactersOfFont } from '../../../test/characters-of-font.ts';
import { theCatalogue } from '../../../test/fixtures/names.ts';
import {
  balancedLines,
  faceOfMeaning,
  letteringOf,
  lettersToMeasure,
} from './picture-letters.rules.ts';
import { type PictureFacts, pictureFacts } from './pictures.rules.ts';

test.each([
  ['Das Licht', 1, ['Das Licht']],
  ['Güzel görünüşlü, hoş kokulu bir ağaç', 2, ['Güzel görünüşlü,', 'hoş kokulu bir ağaç']],
  ['eins zwei drei vier fünf sechs', 3, ['eins zwei', 'drei vier', 'fünf sechs']],
  ['Licht', 3, ['Licht']],
])('%s in %i lines', (text, count, lines) => {
  expect(balancedLines(text, count)).toEqual(lines);
});

const AFIFE: PictureFacts = {
  nameId: 'afife',
  locale: 'tr',
  latin: 'Afife',
  arabic: 'عَفِيفَة',
  arabicPlain: 'عفيفة',
  meaning: 'İffetli & <temiz>',
};

test('in Turkish no ligature takes the dot from an i', () => {
  expect(letteringOf(AFIFE, '4x5').latin).toContain('>Af\u200cife<');
  expect(letteringOf({ ...AFIFE, locale: 'de' }, '4x5').latin).toContain('>Afife<');
});

test('a card shows the bare Arabic letters, a preview the vowels', () => {
  expect(letteringOf(AFIFE, '4x5').arabic).toContain('>عفيفة<');
  expect(letteringOf(AFIFE, 'og').arabic).toContain('>عَفِيفَة<');
});

test('an Arabic line runs to the left, its last comma included', () => {
  const { meanings } = letteringOf({ ...AFIFE, locale: 'ar', meaning: 'العفيفة، الطاهرة' }, 'og');
  expect(meanings[1]?.[0]).toContain('>\u200fالعفيفة،\u200f<');
});

test('a meaning cannot inject markup into the drawing', () => {
  const drawn = lettersToMeasure(letteringOf(AFIFE, '4x5')).join('');
  expect(drawn).toContain('&amp; &lt;temiz&gt;');
  expect(drawn).not.toContain('<temiz>');
});

test('every font has every character of the catalogue', () => {
  const amiri = charactersOfFont('@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf');
  const brygada = charactersOfFont(
    '@expo-google-fonts/brygada-1918/500Medium/Brygada1918_500Medium.ttf',
  );
  const figtree = charactersOfFont('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf');
  const plex = charactersOfFont(
    '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  );
  const lacking = (face: ReadonlySet<string>, text: string) =>
    [...text].filter((letter) => !face.has(letter)).map((letter) => `${letter} of ${text}`);
  const missing = theCatalogue().names.flatMap((record) =>
    LOCALES.flatMap((locale) => {
      const facts = pictureFacts(record, locale);
      if (!facts) return [];
      const faces = {
        arabicName: amiri,
        latinName: brygada,
        arabicText: plex,
        latinText: figtree,
        transcription: brygada,
      };
      return [
        ...lacking(faces.arabicName, facts.arabic),
        ...lacking(faces.latinName, facts.latin),
        ...lacking(faces[faceOfMeaning(facts)], facts.meaning),
      ];
    }),
  );
  expect(missing).toEqual([]);
});
