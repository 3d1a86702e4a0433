import type { Locale } from '@ismi/contract';
import { withoutVowelSigns } from '../../lib/faith-words.ts';
import { SAYS_DOUBT, SAYS_MEANING, SAYS_ROOT } from './claim-words.rules.ts';
import { type NameFact, textOfFact } from './name-fact.rules.ts';

/** What sentences about one name are checked against. */
export interface SentenceContext {
  locale: Locale;
  /** The facts of the name, by id. */
  facts: ReadonlyMap<string, NameFact>;
  /** How the name itself may be written. */
  spellings: readonly string[];
  /** What the parents wrote: not said again, except for names. */
  written: readonly string[];
  /** Names of theirs that may be said again. */
  names: readonly string[];
  /** Whether a word is the spelling of a name of the catalogue. */
  isName(word: string): boolean;
}

/** One sentence with everything that its checks need. */
export interface Checking extends SentenceContext {
  text: string;
  /** Without the name. */
  unnamed: string;
  cited: readonly NameFact[];
}

const CLOSING: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '«': '»',
  '"': '"',
  '‹': '›',
};
/** What stands in quotation marks. */
function quotesIn(text: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const closing = CLOSING[text.charAt(at)];
    if (!closing) continue;
    const end = [...closing]
      .map((sign) => text.indexOf(sign, at + 1))
      .filter((place) => place > 0)
      .sort((one, other) => one - other)[0];
    if (end === undefined) continue;
    found.push(text.slice(at + 1, end));
    at = end;
  }
  return found;
}

/** Without what stands in quotation marks: what is quoted is compared with the cited facts word for word. */
export const withoutQuotes = (text: string): string =>
  quotesIn(text).reduce((rest, quote) => rest.replace(quote, ' '), text);

/** Letters and digits alone, so that quotation marks, capitals and vowel signs make no difference. */
export const bare = (text: string, locale: Locale): string =>
  ` ${withoutVowelSigns(text)
    .toLocaleLowerCase(locale)
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim()} `;

const QUOTED = /[“„«]([^“”„«»]+)[”“»]/gu;
/**
 * A meaning as a sentence may quote it: whole, without what is in brackets, or one of several. Of a meaning that is told with a doubt
 * the part in quotation marks only in a sentence that doubts, too.
 */
function quotable(meaning: string, { text, locale }: Pick<Checking, 'text' | 'locale'>): string[] {
  const quoted = [...meaning.matchAll(QUOTED)].map(([, part = '']) => part);
  const unbracketed = meaning.replace(/\s*\([^)]*\)/gu, '');
  const doubts = SAYS_DOUBT[locale].test(withoutVowelSigns(text));
  const doubted = doubts ? quoted : [];
  const parts = quoted.length === 0 ? unbracketed.split(/[;؛]/u) : doubted;
  return [meaning, unbracketed, ...parts]
    .map((each) => bare(each, locale))
    .filter((each) => each.trim() !== '');
}

/** What a name means is told as the catalogue tells it; of its root only where the sentence speaks of the root. */
export function saysWrongMeaning({ text, cited, locale }: Checking): boolean {
  const plain = withoutVowelSigns(text);
  if (!SAYS_MEANING[locale].test(plain)) return false;
  const said = bare(text, locale);
  const ofRoot = SAYS_ROOT[locale].test(plain);
  return !cited.some(({ kind, value }) => {
    if (typeof value !== 'string') return false;
    if (kind === 'meaning')
      return quotable(value, { text, locale }).some((each) => said.includes(each));
    const isSource = kind === 'knownFor' || (ofRoot && (kind === 'origin' || kind === 'story'));
    const source = bare(value, locale);
    const quotes = quotesIn(text).map((quote) => bare(quote, locale));
    return isSource && quotes.length > 0 && quotes.every((quote) => source.includes(quote));
  });
}

/** Whether something stands in quotation marks that is neither a name nor in the cited facts. */
export function misquotes({ text, cited, locale, spellings, names: theirs }: Checking): boolean {
  const said = bare(text, locale);
  const meanings = cited.flatMap(({ kind, value }) =>
    kind === 'meaning' && typeof value === 'string' ? quotable(value, { text, locale }) : [],
  );
  const sources = [
    ...meanings.filter((each) => said.includes(each)),
    ...cited.filter(({ kind }) => kind !== 'meaning').map((fact) => bare(textOfFact(fact), locale)),
  ];
  const names = [...spellings, ...theirs].map((name) => bare(name, locale));
  return quotesIn(text)
    .map((quote) => bare(quote, locale))
    .some((quote) => !names.includes(quote) && !sources.some((source) => source.includes(quote)));
}
