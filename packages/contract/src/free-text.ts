import { z } from 'zod';

// Control characters but tab and newline; angle brackets; marks that reorder the text around them. Quotes and apostrophes stay: O'Neil, Qur'an.
const UNWANTED = /[\p{Cc}<>\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;
const KEPT = new Set(['\n', '\t']);
const LINE_BREAK = /\r\n?|[\u{85}\u{2028}\u{2029}]/gu;

export const cleanText = (text: string): string =>
  text
    .toWellFormed() // half a character is none, and no database takes it
    .replace(LINE_BREAK, '\n')
    .replace(UNWANTED, (character) => (KEPT.has(character) ? character : ''))
    .normalize('NFC') // last: what was taken out may have stood between a letter and its mark
    .trim();

const unbrokenLine = (text: string): string => cleanText(text).replace(/\s+/gu, ' ');

const cleaned = (clean: (text: string) => string, max: number, min = 1) =>
  z
    .string()
    .max(max * 2) // a bound before cleaning, so that nobody makes us clean megabytes
    .transform(clean)
    .pipe(z.string().min(min).max(max));

// What copying from a mail program or from right-to-left text brings along.
const AROUND_ADDRESSES = /\p{Cf}|\s|^mailto:|\.$/giu;

/** An e-mail address as people paste it. Its spelling is kept; whoever compares addresses lowers it. */
export const emailAddress = (max: number) =>
  z
    .string()
    .max(max * 2)
    .transform((text) => text.trim().replace(AROUND_ADDRESSES, ''))
    .pipe(z.email().max(max));

/** What a person writes on one line. */
export const lineOfText = (max: number) => cleaned(unbrokenLine, max);

/** What a person writes in a large box. */
export const paragraphsOfText = (max: number) => cleaned(cleanText, max);

/** The same, where an empty box takes back what was written before. */
export const paragraphsOrNothing = (max: number) => cleaned(cleanText, max, 0);
