/** What holds for every text of a language model, whichever feature asked for it. */

const QURAN =
  /kur['’]?an|koran|qur['’ʾ]?an|\bs[uû]r[ae][hn]?\b|\bs[uû]re(?:si|ler)|(?<!\p{L})[aâ]yet|\bvers(?:e|en)?\b|قرآن|سورة|آية/iu;
const PROPHETS =
  /prophet|peygamber|sahab[ei]|companion|gefährt|hadis|hadith|رسول|(?<!\p{L})[بفلو]?نبي(?!\p{L})|النبي|صحابي|حديث/iu;
/** Addresses, markup and words about the conversation itself. */
const FOREIGN = /https?:|www\.|[<>{}[\]\\|]|\bsystem\b|\bprompt\b|\bjson\b/iu;
/** Arabic is written with and without these signs. */
const VOWEL_SIGNS = /[\u064B-\u0652\u0670]/gu;
/**
 * Control and format characters (bidi overrides, tags, zero-width), private use, half and unassigned characters, and all else that
 * is drawn as nothing. White space is dealt with before.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;
const RUN = 5;

/** The text without anything that is not seen, on one line. */
export const cleanModelText = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC') // what was taken out may have stood between a letter and its mark
    .replace(/ +/gu, ' ')
    .trim();

export const withoutVowelSigns = (text: string): string => text.replace(VOWEL_SIGNS, '');

export const mentionsQuran = (text: string): boolean => QURAN.test(withoutVowelSigns(text));
export const mentionsProphets = (text: string): boolean => PROPHETS.test(withoutVowelSigns(text));

/** Whether a text claims what may be said of no name that only a model knows: nobody has looked it up. */
export const claimsUnproven = (text: string): boolean =>
  mentionsQuran(text) || mentionsProphets(text) || /\p{Nd}/u.test(text);

/** Every five words in a row of a text. */
export const runsOf = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  return new Set(
    words.slice(0, 1 - RUN).map((_, index) => words.slice(index, index + RUN).join(' ')),
  );
};

/** Whether a text says five words in a row that stand among these. */
export const repeats = (text: string, runs: ReadonlySet<string>): boolean =>
  [...runsOf(text)].some((run) => runs.has(run));

/** Whether a text has in it what no sentence about a name has: an address, markup, words about the conversation. */
export const isNoProse = (text: string): boolean => FOREIGN.test(text);
