import { LOCALES, type Locale } from '@ismi/contract/locales';
import { baseOf, type TextSet } from './text-files.ts';

type Patterns = Partial<Record<Locale, string>>;

/** tools/check/glossary-terms.json: patterns are regular expressions in lower case, without Arabic vowel signs. */
export interface Terms {
  concepts: {
    concept: string;
    /** If the English text contains this … */
    english?: string;
    /** … the others must contain this word, with any ending, */
    words?: Patterns;
    /** and none of these whole words. */
    never?: Patterns;
  }[];
  /** Rules of style: patterns for the raw text. */
  voice: { rule: string; locales: Locale[]; never: string }[];
}

const VOWEL_SIGNS = /[\u{64B}-\u{65F}\u{670}\u{640}]/gu;
const plain = (locale: Locale, text: string) =>
  text
    .replace(/\{\{.*?\}\}/g, ' ')
    .toLocaleLowerCase(locale)
    .replace(VOWEL_SIGNS, '');
const wholeWord = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u');
// Arabic prefixes words with articles and prepositions.
const wordBegin = (pattern: string) => new RegExp(`(?<!\\p{Script=Latin})(?:${pattern})`, 'u');

/** All forms of a plural as one text: the word may be missing in "none", but not in all. */
function joinedTexts(set: TextSet, locale: Locale): Map<string, string> {
  const joined = new Map<string, string>();
  for (const [key, text] of set.texts[locale] ?? []) {
    const base = baseOf(key);
    joined.set(base, `${joined.get(base) ?? ''} ${plain(locale, text)}`);
  }
  return joined;
}

function findTermFaults(set: TextSet, { concepts }: Terms): string[] {
  const english = joinedTexts(set, 'en');
  return LOCALES.flatMap((locale) =>
    [...joinedTexts(set, locale)].flatMap(([key, text]) =>
      concepts.flatMap((term) => {
        const place = `${set.fileOf(locale)} ${key}`;
        const never = term.never?.[locale];
        const found = never && wholeWord(never).exec(text)?.[0];
        if (found) return [`${place} says “${found}” for ${term.concept}`];
        const word = term.words?.[locale];
        const isMeant = term.english && wholeWord(term.english).test(english.get(key) ?? '');
        return isMeant && word && !wordBegin(word).test(text)
          ? [`${place} speaks of ${term.concept} without “${word}”`]
          : [];
      }),
    ),
  );
}

const findVoiceFaults = (set: TextSet, { voice }: Terms): string[] =>
  voice.flatMap(({ rule, locales, never }) =>
    locales.flatMap((locale) =>
      [...(set.texts[locale] ?? [])].flatMap(([key, text]) => {
        const found = new RegExp(never, 'u').exec(text)?.[0];
        return found ? [`${set.fileOf(locale)} ${key} says “${found.trim()}”: ${rule}`] : [];
      }),
    ),
  );

/** One term per concept in each language, and one style. */
export const findWordingFaults = (sets: readonly TextSet[], terms: Terms): string[] =>
  sets.flatMap((set) => [...findTermFaults(set, terms), ...findVoiceFaults(set, terms)]);
