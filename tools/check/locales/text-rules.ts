import { LOCALES, type Locale } from '@ismi/contract/locales';
import { baseOf, formOf, type TextSet } from './text-files.ts';

export interface SameText {
  /** As in a finding: the English file and the key. */
  text: string;
  locales: Locale[];
  reason: string;
}

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)].map(([, name = '']) => name).sort();

/** The plural forms of a language, from the Unicode tables that i18next uses too. */
const formsIn = (locale: Locale, type: 'cardinal' | 'ordinal'): string[] => {
  const { pluralCategories } = new Intl.PluralRules(locale, { type }).resolvedOptions();
  return pluralCategories.map((form) => (type === 'ordinal' ? `ordinal_${form}` : form));
};

function missingForms(locale: Locale, keys: readonly string[]): string[] {
  const plurals = new Map<string, Set<string>>();
  for (const key of keys) {
    const form = formOf(key);
    if (form) plurals.set(baseOf(key), (plurals.get(baseOf(key)) ?? new Set()).add(form));
  }
  return [...plurals].flatMap(([base, forms]) => {
    const type = [...forms].some((form) => form.startsWith('ordinal_')) ? 'ordinal' : 'cardinal';
    const wanted = formsIn(locale, type);
    return [
      ...wanted.filter((form) => !forms.has(form)).map((form) => `lacks ${base}_${form}`),
      ...[...forms]
        .filter((form) => !wanted.includes(form))
        .map((form) => `has ${base}_${form}, a form that ${locale} does not know`),
    ];
  });
}

/** A text with a number needs plural forms in every language. */
function unformed(texts: ReadonlyMap<string, string>, english: ReadonlyMap<string, string>) {
  const formedInEnglish = new Set([...english.keys()].filter(formOf).map(baseOf));
  const formed = new Set([...texts.keys()].filter(formOf).map(baseOf));
  return [...texts].flatMap(([key, text]) => {
    if (formOf(key) || formed.has(key)) return [];
    if (placeholdersIn(text).includes('count')) return [`${key} holds a count, but has no forms`];
    return formedInEnglish.has(key) ? [`${key} has no forms, but English has`] : [];
  });
}

/** Placeholders that a form may omit: "one name" contains its number. */
const samePlaceholders = (key: string, text: string, english: readonly string[]): boolean => {
  const own = placeholdersIn(text);
  const expected =
    formOf(key) && !own.includes('count') ? english.filter((name) => name !== 'count') : english;
  return own.join() === expected.join();
};

function findingsIn(set: TextSet, locale: Locale, same: ReadonlySet<string>): string[] {
  const english = set.texts.en ?? new Map<string, string>();
  const texts = set.texts[locale];
  if (!texts) return ['is missing'];
  const keys = [...texts.keys()];
  const bases = new Set(keys.map(baseOf));
  const englishBases = new Set([...english.keys()].map(baseOf));
  // Languages have different forms: the English `_other` applies to all of them.
  const englishOf = (key: string) =>
    english.get(key) ??
    english.get(`${baseOf(key)}_other`) ??
    english.get(`${baseOf(key)}_ordinal_other`);
  return [
    ...[...englishBases].filter((base) => !bases.has(base)).map((base) => `lacks ${base}`),
    ...[...bases]
      .filter((base) => !englishBases.has(base))
      .map((base) => `has ${base}, which English lacks`),
    ...missingForms(locale, keys),
    ...unformed(texts, english),
    ...[...texts].flatMap(([key, text]) => {
      const original = englishOf(key);
      if (text.trim() === '') return [`${key} is empty`];
      if (original === undefined) return [];
      if (!samePlaceholders(key, text, placeholdersIn(original)))
        return [`${key} has other placeholders than the English text`];
      if (locale !== 'en' && text === original && !same.has(`${set.fileOf('en')} ${key} ${locale}`))
        return [`${key} is the English text`];
      if (locale === 'ar' && !/\p{Script=Arabic}/u.test(text) && text !== original)
        return [`${key} holds no Arabic letter`];
      return [];
    }),
  ];
}

/** Every key exists in every language, with the same placeholders, all plural forms, and translated. */
export function findTextFaults(sets: readonly TextSet[], allowed: readonly SameText[]): string[] {
  const same = new Set(
    allowed.flatMap(({ text, locales }) => locales.map((locale) => `${text} ${locale}`)),
  );
  const unneeded = allowed.flatMap(({ text, locales }) =>
    locales
      .filter((locale) => {
        const [file = '', key = ''] = text.split(' ');
        const set = sets.find(({ fileOf }) => fileOf('en') === file);
        return !set || set.texts.en?.get(key) !== set.texts[locale]?.get(key);
      })
      .map(
        (locale) => `tools/check/locales-allowed.json allows ${text} in ${locale}, but it differs`,
      ),
  );
  return [
    ...sets.flatMap((set) =>
      LOCALES.flatMap((locale) =>
        findingsIn(set, locale, same).map((finding) => `${set.fileOf(locale)} ${finding}`),
      ),
    ),
    ...unneeded,
  ];
}
