import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Chapter {
  id: number;
  verses: { id: number; text: string }[];
}

export interface QuranText {
  /** The words of a verse (`2:255`), or undefined if there is none. */
  wordsOf(verse: string): readonly string[] | undefined;
  /** A verse exactly as the source prints it, or undefined if there is none. */
  textOf(verse: string): string | undefined;
  verses(): Iterable<readonly [verse: string, words: readonly string[]]>;
}

const isWord = (token: string) => /[\u0621-\u064a\u0671]/.test(token);

let text: QuranText | undefined;

/** The Uthmani text of quran-json, read once. */
export function quranText(): QuranText {
  if (text) return text;
  const require = createRequire(import.meta.url);
  const path = require.resolve('quran-json/dist/quran.json');
  // The shape of a pinned package's file; tests count its suras and verses.
  const chapters = JSON.parse(readFileSync(path, 'utf8')) as Chapter[];
  const texts = new Map(
    chapters.flatMap(({ id: sura, verses }) =>
      verses.map(({ id, text: verse }): [string, string] => [`${sura}:${id}`, verse]),
    ),
  );
  const words = new Map(
    [...texts].map(([verse, own]): [string, string[]] => [verse, own.split(/\s+/).filter(isWord)]),
  );
  text = {
    wordsOf: (verse) => words.get(verse),
    textOf: (verse) => texts.get(verse),
    verses: () => words.entries(),
  };
  return text;
}
