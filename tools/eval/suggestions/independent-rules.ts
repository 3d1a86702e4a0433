import type { CatalogueName } from '@ismi/catalogue';
import { closenessOf, type Spelling, spellingOf } from '@ismi/catalogue/matching/closeness';
import { foldedForm } from '@ismi/catalogue/matching/fold';
import type { Locale, SuggestionForm } from '@ismi/contract';

/** The rules of the questionnaire, implemented independently of the product: shared code would share its errors. */

export function spelledIn(record: CatalogueName, locale: Locale): string {
  if (locale === 'ar') return record.computed.arPlain;
  const own = record.forms.find(
    ({ role, langs }) => role === 'preferred' && langs.some((language) => language === locale),
  );
  return own ? own.form : record.name;
}

function hasGender(record: CatalogueName, { gender, culture }: SuggestionForm): boolean {
  const borne = record.genderByCulture?.[culture] ?? record.gender;
  if (gender === 'unisex') return borne === 'unisex';
  return borne === 'unisex' || borne === gender;
}

const firstLetter = (written: string, locale: Locale): string => {
  const letter = written.match(/\p{L}/u)?.[0] ?? '';
  const arabic = letter.replace(/[أإآٱ]/u, 'ا');
  const upper = arabic.toLocaleUpperCase(locale).normalize('NFD');
  const plain = locale === 'de' || locale === 'tr' ? /\u0302/gu : /\p{M}/gu;
  return upper.replace(plain, '').normalize('NFC');
};

export const hasLetter = (written: string, { startLetter }: SuggestionForm, locale: Locale) =>
  startLetter === undefined ||
  firstLetter(written.replace(/^ال(?=..)/u, ''), locale) === firstLetter(startLetter, locale);

const GOOD = new Set(['recommended', 'appropriate']);
const hasVerdict = ({ islamic }: CatalogueName, { religious }: SuggestionForm): boolean =>
  GOOD.has(islamic.verdict) || (!religious && islamic.verdict === 'conditional');

const isSibling = (record: CatalogueName, { sibling }: SuggestionForm): boolean =>
  sibling !== undefined &&
  [record.name, record.computed.arPlain, ...record.forms.map(({ form }) => form)]
    .map(foldedForm)
    .includes(foldedForm(sibling.siblingName));

/** What must hold of every name. */
export const satisfiesHard = (record: CatalogueName, form: SuggestionForm, locale: Locale) =>
  record.replacedBy === undefined &&
  hasVerdict(record, form) &&
  hasGender(record, form) &&
  hasLetter(spelledIn(record, locale), form, locale) &&
  !isSibling(record, form);

/** Counted in the letters that parents see; Arabic needs fewer. */
export function lengthIn(record: CatalogueName, locale: Locale): SuggestionForm['length'] {
  const letters = spelledIn(record, locale).match(/\p{L}/gu)?.length ?? 0;
  const [short, medium] = locale === 'ar' ? [3, 5] : [4, 7];
  if (letters > medium) return 'long';
  return letters > short ? 'medium' : 'short';
}
export const satisfiesLength = (record: CatalogueName, form: SuggestionForm, locale: Locale) =>
  lengthIn(record, locale) === form.length;
export const satisfiesCulture = ({ cultures }: CatalogueName, { culture }: SuggestionForm) =>
  cultures.includes(culture);
/** Measured where readers of the language mostly live, or in all registers where none there has the name. */
export function commonnessIn({ computed }: CatalogueName, locale: Locale) {
  const home = ({ tr: 'TR', de: 'DE', en: 'GB', ar: 'all' } as const)[locale];
  const isListed = computed.popularity.basis.some((register) => register.slice(0, 2) === home);
  return computed.commonness[isListed ? home : 'all'];
}
/** Turkish readers get the Turkish pronunciation first. */
export const ipaIn = ({ say, computed }: CatalogueName, locale: Locale) =>
  (locale === 'tr' && computed.pronunciation.turkish?.ipa) || say.ipa;
export const satisfiesAll = (record: CatalogueName, form: SuggestionForm, locale: Locale) =>
  satisfiesLength(record, form, locale) &&
  satisfiesCulture(record, form) &&
  commonnessIn(record, locale)?.class === form.popularity;

const SPELLINGS = new Map<string, Spelling>();
const spellingIn = ({ id, name }: CatalogueName): Spelling => {
  const known = SPELLINGS.get(id) ?? spellingOf(name, 2);
  SPELLINGS.set(id, known);
  return known;
};

/** 0 to 1: how much two names sound alike. */
export const similarity = (a: CatalogueName, b: CatalogueName): number =>
  Math.max(0, Math.min(1, closenessOf(spellingIn(a), spellingIn(b)).score));

export function meanSimilarity(names: readonly CatalogueName[]): number {
  const pairs = names.flatMap((a, at) => names.slice(at + 1).map((b) => similarity(a, b)));
  return pairs.reduce((sum, each) => sum + each, 0) / Math.max(1, pairs.length);
}
