import type { Locale } from '@ismi/contract';
import { CLAIM_GROUPS } from './claim-words.rules.ts';
import { looksLikeAName } from './foreign-text.rules.ts';
import { placesIn } from './place-words.rules.ts';

/** Capitalised in a sentence without naming anybody. */
const HARMLESS: Readonly<Record<Locale, RegExp>> = {
  tr: /^(?:allah|islam|müslüman|tanrı|latin|doğu|batı|akdeniz)/iu,
  en: /^(?:i|i['’]\p{L}+|god|allah|islam\p{L}*|muslims?|latin|east(?:ern)?|west(?:ern)?|mediterranean|an?|the|it|its|and|dr)$/iu,
  de: /^(?:gott|allah|islam\p{L}*|muslim\p{L}*|latein\p{L}*)$/iu,
  ar: /^$/u,
};
const TOKEN = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const CAPITAL = /^\p{Lu}/u;
/** After these a capital says nothing. */
const OPENING = /(?:^|[.!?:;“”„«»"(–—])\s*$/u;

const folded = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en').replaceAll('ı', 'i');
/** Without a Turkish case ending or an English genitive. */
const stemOf = (word: string): string => folded(word.split(/['’](?=\p{L}{1,5}$)/u)[0] ?? word);
const stemsIn = (text: string): string[] =>
  [...text.matchAll(TOKEN)].flatMap(([word]) => [folded(word), stemOf(word)]);

interface Known {
  locale: Locale;
  spellings: readonly string[];
  names: readonly string[];
  support: readonly string[];
  isName(word: string): boolean;
}

/**
 * People and things that a sentence names and that are in none of the cited facts. In German, where every noun has a capital, only names
 * of the catalogue and two capitals in a row tell them.
 */
export function strangeNamesIn(
  text: string,
  { locale, spellings, names, support, isName }: Known,
): string[] {
  if (locale === 'ar') return [];
  const theirs = names.filter(looksLikeAName);
  const known = new Set([...spellings, ...theirs, ...support].flatMap(stemsIn));
  const isKnown = (word: string): boolean =>
    known.has(folded(word)) ||
    known.has(stemOf(word)) ||
    HARMLESS[locale].test(word) ||
    // Checked by themselves.
    placesIn(word, locale).length > 0 ||
    CLAIM_GROUPS.some(({ isIn }) => isIn(word, locale));
  const tokens = [...text.matchAll(TOKEN)].map(([word, ...rest], at, all) => ({
    word,
    isCapital: CAPITAL.test(word) && !OPENING.test(text.slice(0, all[at]?.index ?? 0)),
    end: (all[at]?.index ?? 0) + word.length + rest.length,
  }));
  const capitals = tokens.filter(({ isCapital }) => isCapital);
  if (locale !== 'de') return capitals.map(({ word }) => word).filter((word) => !isKnown(word));
  const single = capitals.filter(({ word }) => isName(word) && !isKnown(word));
  const pairs = tokens.filter((token, at) => {
    const next = tokens[at + 1];
    return (
      token.isCapital &&
      next?.isCapital &&
      text.slice(token.end).startsWith(` ${next.word}`) &&
      !isKnown(token.word) &&
      !isKnown(next.word)
    );
  });
  return [...single, ...pairs].map(({ word }) => word);
}
