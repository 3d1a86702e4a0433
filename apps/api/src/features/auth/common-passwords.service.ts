import { foldWord } from '@ismi/contract/password-strength';
import { dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as german } from '@zxcvbn-ts/language-de';

const LISTS: readonly (readonly (string | number)[])[] = [
  common['passwords-common'],
  german.commonWords,
  german.firstnames,
  german.lastnames,
];

let ranks: ReadonlyMap<string, number> | undefined;

function readLists(): ReadonlyMap<string, number> {
  const read = new Map<string, number>();
  for (const list of LISTS) {
    for (const [index, entry] of list.entries()) {
      const word = foldWord(String(entry));
      read.set(word, Math.min(read.get(word) ?? Infinity, index + 1));
    }
  }
  return read;
}

/** The rank of a word among the most common passwords, words and names; loaded with the first new password. */
export function rankOfWord(word: string): number | undefined {
  ranks ??= readLists();
  return ranks.get(word);
}
