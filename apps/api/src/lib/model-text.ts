/** Rules for every text of a language model, whichever feature requested it. */

const QURAN =
  /kur['’]?an|koran|qur['’ʾ]?an|\bs[uû]r[ae][hn]?\b|\bs[uû]re(?:si|ler)|(?<!\p{L})[aâ]yet|\bvers(?:e|en)?\b|قرآن|سورة|آية/iu;
const PROPHETS =
  /prophet|peygamber|sahab[ei]|companion|gefährt|hadis|hadith|رسول|(?<!\p{L})[بفلو]?نبي(?!\p{L})|النبي|صحابي|حديث/iu;
/** Addresses, markup and text about the conversation itself. */
const FOREIGN = /https?:|www\.|[<>{}[\]\\|]|\bsystem\b|\bprompt\b|\bjson\b/iu;
/** Optional Arabic signs. */
const VOWEL_SIGNS = /[\u064B-\u0652\u0670]/gu;
/**
 * Control and format characters (bidi overrides, tags, zero-width), private use, surrogates and unassigned characters, and
 * everything else that is invisible. White space is handled before.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;
const RUN = 5;

/** The text without invisible characters, on one line. */
export const cleanModelText = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC') // a removed character may have stood between a letter and its mark
    .replace(/ +/gu, ' ')
    .trim();

export const withoutVowelSigns = (text: string): string => text.replace(VOWEL_SIGNS, '');

export const mentionsQuran = (text: string): boolean => QURAN.test(withoutVowelSigns(text));
export const mentionsProphets = (text: string): boolean => PROPHETS.test(withoutVowelSigns(text));

/** Whether a text makes claims that are not allowed for a name known only to the model: nobody has verified it. */
export const makesUnprovenClaim = (text: string): boolean =>
  mentionsQuran(text) || mentionsProphets(text) || /\p{Nd}/u.test(text);

/** Every sequence of five words of a text. */
export const fiveWordRuns = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  return new Set(
    words.slice(0, 1 - RUN).map((_, index) => words.slice(index, index + RUN).join(' ')),
  );
};

/** Whether a text contains one of these sequences of five words. */
export const repeatsRun = (text: string, runs: ReadonlySet<string>): boolean =>
  [...fiveWordRuns(text)].some((run) => runs.has(run));

/** Whether a text contains what does not belong in a sentence about a name: an address, markup, text about the conversation. */
export const hasForeignContent = (text: string): boolean => FOREIGN.test(text);
