import { readdirSync, readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@ismi/contract/locales';
import { describe, expect, test } from 'vitest';
import type { Texts } from './messages.ts';

const folder = (path: string) => new URL(`./locales/${path}`, import.meta.url);
const filesOf = (locale: Locale) => readdirSync(folder(`${locale}/`)).sort();

/** Every text by its dotted key. */
const flat = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flat(value, `${prefix}${key}.`),
  );

const textsOf = (locale: Locale, file: string): Map<string, string> =>
  new Map(flat(JSON.parse(readFileSync(folder(`${locale}/${file}`), 'utf8'))));

const placeholdersIn = (text = ''): string[] =>
  [...text.matchAll(/\{\{\s*(.*?)\s*\}\}/g)].map(([, name]) => name ?? '').sort();

/** Texts that are the same word in another language: `file key`. */
const SAME_AS_ENGLISH: Record<Exclude<Locale, 'en'>, readonly string[]> = {
  tr: [],
  de: [],
  ar: [],
};

const NAMESPACE_FILES = filesOf('en');
const OTHERS = ['tr', 'de', 'ar'] as const;

test('every language has the same files, and there are no other languages', () => {
  expect(readdirSync(folder('')).sort()).toEqual([...LOCALES].sort());
  expect(LOCALES.filter((locale) => filesOf(locale).join() !== NAMESPACE_FILES.join())).toEqual([]);
});

describe.each(NAMESPACE_FILES)('%s', (file) => {
  const english = textsOf('en', file);

  test.each(LOCALES)('has no empty text in %s', (locale) => {
    const empty = [...textsOf(locale, file)].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  test.each(OTHERS)('has the same keys in %s as in English', (locale) => {
    expect([...textsOf(locale, file).keys()].sort()).toEqual([...english.keys()].sort());
  });

  test.each(OTHERS)('has the same placeholders in %s as in English', (locale) => {
    const inserted = (texts: Map<string, string>) =>
      Object.fromEntries([...texts].map(([key, text]) => [key, placeholdersIn(text)]));
    expect(inserted(textsOf(locale, file))).toEqual(inserted(english));
  });

  test.each(OTHERS)('is translated in %s', (locale) => {
    const same = [...textsOf(locale, file)]
      .filter(([key, text]) => text === english.get(key))
      .map(([key]) => `${file} ${key}`);
    expect(same).toEqual(SAME_AS_ENGLISH[locale].filter((entry) => entry.startsWith(`${file} `)));
  });

  test('is written in Arabic letters in Arabic', () => {
    const latin = [...textsOf('ar', file)].filter(([, text]) => !/\p{Script=Arabic}/u.test(text));
    expect(latin).toEqual([]);
  });
});
