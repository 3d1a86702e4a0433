import type { Locale } from '@ismi/contract';
import { mentionsProphets, mentionsQuran } from './faith-words.ts';

/** Rules for every text of a language model, whichever feature requested it. */

/** Addresses, markup and text about the conversation itself. */
const FOREIGN = /https?:|www\.|[<>{}[\]\\|]|\bsystem\b|\bprompt\b|\bjson\b/iu;
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

/** Whether a text makes claims that are not allowed for a name known only to the model: nobody has verified it. */
export const makesUnprovenClaim = (text: string, locale: Locale): boolean =>
  mentionsQuran(text, locale) || mentionsProphets(text, locale) || /\p{Nd}/u.test(text);

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
