import type { Locale } from '@ismi/contract';
import type { Lexicon } from './lexicon.rules.ts';
import { ARABIC_WORDS } from './lexicon-arabic.rules.ts';
import { ENGLISH_WORDS } from './lexicon-english.rules.ts';
import { GERMAN_WORDS } from './lexicon-german.rules.ts';
import { TURKISH_WORDS } from './lexicon-turkish.rules.ts';

const LEXICONS: Readonly<Record<Locale, Lexicon>> = {
  tr: TURKISH_WORDS,
  en: ENGLISH_WORDS,
  de: GERMAN_WORDS,
  ar: ARABIC_WORDS,
};
export const lexiconOf = (locale: Locale): Lexicon => LEXICONS[locale];
