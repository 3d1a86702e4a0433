/** One word or sign of a free text. */
export interface Token {
  text: string;
  /** Where it stands in its sentence. */
  at: number;
}

const SENTENCE = /(?<!\p{Lu})[.!?;\n…]+|(?:^|\s)[:;]-?[)(D]/u;
/** Letters, with apostrophes and hyphens inside or before a word. */
const TOKEN = /-?[\p{L}\p{M}\p{N}]+(?:['’ʻ-][\p{L}\p{M}]+)*|[,،/&]/gu;

/** The sentences of a text; brackets count as commas. */
export const sentencesOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/[()“”„"«»]/gu, ' , ')
    .replace(/(?<=\s)['‘]|['’](?=\s|,|$)/gu, ' ')
    .split(SENTENCE)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

export const tokensOf = (sentence: string): Token[] =>
  [...sentence.matchAll(TOKEN)].map((match) => ({ text: match[0], at: match.index }));

/** Where the last match of a pattern ends before a place; -1 where there is none. */
export function lastEnd(pattern: RegExp, text: string): number {
  const all = [...text.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))];
  const last = all.at(-1);
  return last ? last.index + last[0].length : -1;
}

export const firstStart = (pattern: RegExp, text: string): number => text.search(pattern);
