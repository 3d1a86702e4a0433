import { basename } from 'node:path';

export interface WordRules {
  /** Words of the glossary that must not be part of a name. */
  forbidden: readonly string[];
  /** Names of declarations and files that were replaced. */
  names: readonly string[];
  /** Phrases that must not occur in a source file, in lower case. */
  phrases: readonly string[];
}

/** The words in code letters in the last column of the glossary's tables. */
export const forbiddenInGlossary = (markdown: string): string[] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| **'))
    .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, word]) => wordsOf(word ?? '').join(' '));

/** `readBalance`, `READ_BALANCE` and `read-balance` are all "read balance". */
const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []).map((word) => word.toLowerCase());

const DECLARATION = /\b(?:const|let|function\*?|class|interface|type|enum)\s+(\w+)/g;

const stemOf = (path: string): string => basename(path).replace(/\..*$/, '');

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** What is wrong with the names and phrases of a source file. */
export function findForbiddenNames(path: string, text: string, rules: WordRules): string[] {
  const replaced = new Set(rules.names);
  const isForbidden = (name: string) => {
    const words = ` ${wordsOf(name).join(' ')} `;
    return rules.forbidden.find((word) => words.includes(` ${word} `));
  };
  const declared = [...text.matchAll(DECLARATION)].map((match) => ({
    name: match[1] ?? '',
    place: `${path}:${lineOf(text, match.index)}`,
  }));
  const names = [...declared, { name: stemOf(path), place: path }];
  const lowerCase = text.toLowerCase();
  return [
    ...names.flatMap(({ name, place }) => {
      const word = isForbidden(name);
      return word ? [`${place} ${name}: the glossary does not say “${word}”`] : [];
    }),
    ...names
      .filter(({ name }) => replaced.has(name))
      .map(({ name, place }) => `${place} ${name}: this name was replaced by a plain one`),
    ...rules.phrases
      .filter((phrase) => lowerCase.includes(phrase))
      .map((phrase) => `${path}:${lineOf(text, lowerCase.indexOf(phrase))} says “${phrase}”`),
  ];
}
