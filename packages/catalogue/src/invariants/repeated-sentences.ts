import { type Finding, finding } from '../finding.ts';
import { LANGUAGES } from '../languages.ts';
import type { NameRecord } from '../schema/name-record.ts';

const LONG = 8;

/** Full stops of abbreviations (Hz., b., v. Chr.) do not end a sentence: only one before a capital or at the end does. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?؟])\s+(?=\p{Lu}|\p{Lo}|[“„«])/u)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s]/gu, '')
        .trim(),
    )
    .filter((sentence) => sentence.split(/\s+/).length >= LONG);

/** Invariant 13: no long sentence occurs in two descriptions. */
export function checkRepeatedSentences(names: readonly NameRecord[]): Finding[] {
  return LANGUAGES.flatMap((language) => {
    const seen = new Map<string, string>();
    return names.flatMap(({ id, description }) =>
      sentencesOf(description[language]).flatMap((sentence) => {
        const first = seen.get(sentence);
        if (first === undefined) seen.set(sentence, id);
        return first === undefined
          ? []
          : [finding(13, id, `says the same sentence as ${first} (${language}): «${sentence}»`)];
      }),
    );
  });
}
