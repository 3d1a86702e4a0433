import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ERROR_STATUS, type ErrorCode, errorText, isErrorCode } from './errors.ts';
import { LOCALES } from './locales.ts';
import { replyText } from './replies.ts';

const filesIn = (folder: string) => readdirSync(new URL(`./${folder}/`, import.meta.url)).sort();
const textsIn = (folder: string, locale: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`./${folder}/${locale}.json`, import.meta.url), 'utf8'));

// Object.keys loses the literal types.
const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];
const REPLIES = Object.keys(textsIn('reply-texts', 'en'));

describe.each([
  ['error-texts', CODES as string[]],
  ['reply-texts', REPLIES],
])('%s', (folder, keys) => {
  test('has one file for each language and no other', () => {
    expect(filesIn(folder)).toEqual(LOCALES.map((locale) => `${locale}.json`).sort());
  });

  test.each(LOCALES)('has a text for every key in %s, and no other', (locale) => {
    const texts = textsIn(folder, locale);
    expect(Object.keys(texts).sort()).toEqual([...keys].sort());
    expect(Object.entries(texts).filter(([, text]) => !/^\S.*[.!]$/u.test(text))).toEqual([]);
  });

  test('has different texts in each language', () => {
    const same = keys.filter(
      (key) => new Set(LOCALES.map((locale) => textsIn(folder, locale)[key])).size < LOCALES.length,
    );
    expect(same).toEqual([]);
  });
});

test.each(LOCALES)('the texts of codes and replies in %s come from its file', (locale) => {
  expect(CODES.map((code) => errorText(code, locale))).toEqual(
    CODES.map((code) => textsIn('error-texts', locale)[code]),
  );
  expect(replyText('CONTACT_RECEIVED', locale)).toBe(
    textsIn('reply-texts', locale).CONTACT_RECEIVED,
  );
});

test('every code has an error status', () => {
  expect(Object.entries(ERROR_STATUS).filter(([, status]) => status < 400 || status > 599)).toEqual(
    [],
  );
});

test.each(['', 'not_found', 'toString', '__proto__', 404, null, undefined])(
  '%o is not a code',
  (value) => {
    expect(isErrorCode(value)).toBe(false);
  },
);
