import { quranLetters } from '../text/arabic.ts';
import { isWrittenAs } from '../text/vocalised.ts';
import { quranText } from './quran-text.ts';

/** Inside a word the text often omits the alif, so it is ignored there; the first letter is always written. */
const comparable = (letters: string) => letters.slice(0, 1) + letters.slice(1).replace(/ا/g, '');
const comparableWords = (word: string) =>
  word.split(/\s+/).map((part) => comparable(quranLetters(part)));

/** و or ف, then the vocative or ب ل ك, then the article: the only possible prefixes of the word. */
const PROCLITICS = /^([وف])?(يا)?([بلك])?(ال|ل(?=ل))?/;

/** All words that remain after removing proclitics, including the word itself. */
function readings(letters: string): Set<string> {
  const found = new Set([comparable(letters)]);
  let rest = letters;
  for (const prefix of PROCLITICS.exec(letters)?.slice(1) ?? []) {
    if (!prefix) continue;
    rest = rest.slice(prefix.length);
    found.add(comparable(rest));
  }
  // After لِ the article loses its alif: للرحمن.
  const contracted = /^[وف]?لل/.exec(letters)?.[0];
  if (contracted) found.add(comparable(letters.slice(contracted.length)));
  // What looks like two proclitics may be one and a letter of the word.
  const article = /^ال/.exec(letters)?.[0];
  if (article) found.add(comparable(letters.slice(article.length)));
  return found;
}

interface Place {
  verse: string;
  index: number;
}

let places: Map<string, Place[]> | undefined;

function placesByReading(): Map<string, Place[]> {
  if (places) return places;
  places = new Map();
  for (const [verse, words] of quranText().verses())
    for (const [index, word] of words.entries())
      for (const reading of readings(quranLetters(word))) {
        const known = places.get(reading);
        if (known) known.push({ verse, index });
        else places.set(reading, [{ verse, index }]);
      }
  return places;
}

function findPlaces(word: string): Place[] {
  const [first = '', ...others] = comparableWords(word);
  const found = placesByReading().get(first) ?? [];
  return found.filter(({ verse, index }) => {
    const words = quranText().wordsOf(verse) ?? [];
    return others.every(
      (other, step) => comparable(quranLetters(words[index + 1 + step] ?? '')) === other,
    );
  });
}

/** Every verse that contains exactly this word by its letters; several words must be adjacent. */
export const findInQuran = (word: string): string[] => findPlaces(word).map(({ verse }) => verse);

/** How often the word occurs in the text with the same vowels. */
export function countInQuran(word: string): number {
  const [first = ''] = word.split(/\s+/);
  return findPlaces(word).filter(({ verse, index }) =>
    isWrittenAs(first, quranText().wordsOf(verse)?.[index] ?? ''),
  ).length;
}
