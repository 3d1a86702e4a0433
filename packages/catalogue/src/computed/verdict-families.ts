import type { VerdictFamily } from '../schema/companion-files.ts';
import type { NameRecord } from '../schema/name-record.ts';

/** Shadda before or after its vowel is the same word. */
const plain = (word: string): string => word.normalize('NFC').replace(/^ال/, '');

/** The families of a record's vocalised Arabic word whose rule it does not have: their views are told with its own. */
export const familiesOf = (
  { script, islamic }: NameRecord,
  families: readonly VerdictFamily[],
): VerdictFamily[] =>
  families.filter(({ rule, words, ending }) => {
    const word = plain(script.ar);
    const isOne =
      words.some((each) => plain(each) === word) ||
      (ending !== null && script.ar.normalize('NFC').endsWith(ending.normalize('NFC')));
    return isOne && islamic.rule !== rule;
  });
