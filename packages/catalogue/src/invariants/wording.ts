import type { Language } from '../languages.ts';
import { quranText } from '../quran/quran-text.ts';

/** Faults of one text in one language (invariant 6): quotes, references, letters. */

const QUOTES: Readonly<Record<Language, { open: string; close: string }>> = {
  tr: { open: '“', close: '”' },
  en: { open: '“', close: '”' },
  de: { open: '„', close: '“' },
  ar: { open: '«', close: '»' },
};
const ALL_QUOTES = /[“”„«»‹›‚‘"']/gu;

function quoteFaults(text: string, language: Language): string[] {
  const { open, close } = QUOTES[language];
  const faults: string[] = [];
  let depth = 0;
  for (const [quote] of text.matchAll(ALL_QUOTES)) {
    if (quote !== open && quote !== close) faults.push(`has the quote ${quote}`);
    else if (quote === open) depth += 1;
    else depth -= 1;
    if (depth < 0 || depth > 1) break;
  }
  return depth === 0 ? faults : [...faults, 'has an unpaired quote'];
}

const isVerse = (sura: string, verse: string) =>
  quranText().wordsOf(`${Number(sura)}:${Number(verse)}`) !== undefined;

/** After a book of the Bible or a collection, a pair of numbers is not a verse of the Qur'an. */
const OTHER_BOOK =
  /(Genesis|Exodus|Mose|Tekvin|Çıkış|Muslim|Müslim|Bukhari|Buhârî|Buchari|Yaratılış)\s+$/u;

function turkishReferenceFaults(text: string): string[] {
  const named = new Set<string>();
  const faults = [...text.matchAll(/(\S+\s+)?(\d{1,3})\/(\d{1,3})/gu)].flatMap(
    ([whole, before = '', sura = '', verse = '']) => {
      if (!isVerse(sura, verse)) return [`cites ${whole}, which does not exist`];
      const isNamed = named.has(sura) || /\p{Lu}[\p{L}’-]*\s+$/u.test(before);
      named.add(sura);
      return isNamed ? [] : [`cites ${whole} without the sura’s name`];
    },
  );
  return /\d:\d/.test(text)
    ? [...faults, 'cites a verse with a colon instead of «Furkan 25/63»']
    : faults;
}

function englishReferenceFaults(text: string): string[] {
  const cited = [...text.matchAll(/(\d{1,3}):(\d{1,3})/g)].filter(
    ({ index }) => !OTHER_BOOK.test(text.slice(0, index)),
  );
  const faults = cited
    .filter(([, sura = '', verse = '']) => !isVerse(sura, verse))
    .map(([whole]) => `cites ${whole}, which does not exist`);
  const [first] = cited;
  return first && !text.slice(0, first.index).endsWith('Qur’an ')
    ? [...faults, `cites ${first[0]} first without «Qur’an»`]
    : faults;
}

function germanReferenceFaults(text: string): string[] {
  const faults = [...text.matchAll(/Sure (\d{1,3}), Verse? (\d{1,3})/g)]
    .filter(([, sura = '', verse = '']) => !isVerse(sura, verse))
    .map(([whole]) => `cites ${whole}, which does not exist`);
  const bare = [...text.matchAll(/\d{1,3}[:/]\d{1,3}/g)].filter(
    ({ index }) => !OTHER_BOOK.test(text.slice(0, index)),
  );
  return bare.length > 0
    ? [...faults, `cites ${bare[0]?.[0]} instead of «Sure 25, Vers 63»`]
    : faults;
}

function arabicReferenceFaults(text: string): string[] {
  return /\d{1,3}[:/]\d{1,3}/.test(text)
    ? ['cites a verse by numbers instead of «(الفرقان: 63)»']
    : [];
}

const REFERENCE_FAULTS: Readonly<Record<Language, (text: string) => string[]>> = {
  tr: turkishReferenceFaults,
  en: englishReferenceFaults,
  de: germanReferenceFaults,
  ar: arabicReferenceFaults,
};

/** Words written without umlauts. */
const WITHOUT_UMLAUTS =
  /\b(fuer|ueber\w*|koenig\w*|schoen\w*|maedchen\w*|heisst|heissen|gross(e|er|es|en)?|weiss|strasse\w*|tuerk\w*|prophetengefaehrt\w*|gefaehrt\w*|spaeter\w*|moeglich\w*|waehrend|zaehl\w*|gehoer\w*)\b/iu;

const umlautFaults = (text: string, language: Language): string[] =>
  language === 'de' && WITHOUT_UMLAUTS.test(text)
    ? ['writes ae, oe, ue or ss for ä, ö, ü or ß']
    : [];

/** For sentences: a gloss may be little more than the Latin word that it explains. */
export function isArabicEnough(text: string): boolean {
  const letters = [...text].filter((sign) => /\p{L}/u.test(sign));
  return letters.filter((sign) => /\p{Script=Arabic}/u.test(sign)).length >= 0.85 * letters.length;
}

export const wordingFaults = (text: string, language: Language): string[] => [
  ...quoteFaults(text, language),
  ...REFERENCE_FAULTS[language](text),
  ...umlautFaults(text, language),
];
