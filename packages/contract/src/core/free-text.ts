import { z } from 'zod';

// Control characters except tab and newline; angle brackets; marks that reorder the text around them. Quotes and apostrophes
// stay: O'Neil, Qur'an.
const UNWANTED = /[\p{Cc}<>\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;
const KEPT = new Set(['\n', '\t']);
const LINE_BREAK = /\r\n?|[\u{85}\u{2028}\u{2029}]/gu;

export const cleanText = (text: string): string =>
  text
    .toWellFormed() // half a surrogate pair is invalid, and no database accepts it
    .replace(LINE_BREAK, '\n')
    .replace(UNWANTED, (character) => (KEPT.has(character) ? character : ''))
    .normalize('NFC') // last: a removed character may have separated a letter from its mark
    .trim();

const unbrokenLine = (text: string): string => cleanText(text).replace(/\s+/gu, ' ');

const cleaned = (clean: (text: string) => string, max: number, min = 1) =>
  z
    .string()
    .max(max * 2) // a limit before cleaning, so that megabytes are not cleaned
    .transform(clean)
    .pipe(z.string().min(min).max(max));

// Invisible characters that come with copying from a mail program or right-to-left text.
const AROUND_ADDRESSES = /\p{Cf}|\s|^mailto:|\.$/giu;

/** An e-mail address as people paste it. Its case is kept; comparisons lower it. */
export const emailAddress = (max: number) =>
  z
    .string()
    .max(max * 2)
    .transform((text) => text.trim().replace(AROUND_ADDRESSES, ''))
    .pipe(z.email().max(max));

/** Free text on one line. */
export const lineOfText = (max: number) => cleaned(unbrokenLine, max);

/** Free text of several lines. */
export const paragraphsOfText = (max: number) => cleaned(cleanText, max);

/** The same, where an empty text removes the previous one. */
export const paragraphsOrNothing = (max: number) => cleaned(cleanText, max, 0);
