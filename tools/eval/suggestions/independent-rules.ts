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

/** A name for either sex: one that some culture gives to both or to the other one, or that registers count for both. */
function isGivenToBoth({ gender, genderByCulture, computed }: CatalogueName): boolean {
  const genders = new Set([gender, ...Object.values(genderByCulture ?? {})]);
  if (genders.size > 1 || genders.has('unisex')) return true;
  return [computed.girlShare, ...Object.values(computed.girlShares)]
    .map((girls) => Math.min(girls ?? 0, 1 - (girls ?? 0)))
    .some((lesser) => lesser >= 0.15);
}
function hasGender(record: CatalogueName, { gender, culture }: SuggestionForm): boolean {
  if (gender === 'unisex') return isGivenToBoth(record);
  const borne = record.genderByCulture?.[culture] ?? record.gender;
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

/** How a family may see the name: in Arabic, or in a spelling that its people, its country or its registers prefer. */
export const spellingsIn = (record: CatalogueName, locale: Locale): readonly string[] =>
  locale === 'ar'
    ? [record.computed.arPlain]
    : [record.name, ...record.forms.map(({ form }) => form)].flatMap((form) => [
        form,
        form.replaceAll('İ', 'I'),
      ]);

/** What must hold of every name in the spelling in which it is shown. */
export const satisfiesHard = (
  record: CatalogueName,
  shown: string,
  form: SuggestionForm,
  locale: Locale,
) =>
  record.replacedBy === undefined &&
  hasVerdict(record, form) &&
  hasGender(record, form) &&
  hasLetter(shown, form, locale) &&
  !isSibling(record, form);

/** Names that a sibling's could be mistaken for, and warnings that depend on the place, may be left out. */
export const mayBeLeftOut = (record: CatalogueName, { sibling }: SuggestionForm): boolean =>
  record.cautions.some(({ severity }) => severity === 'severe') ||
  (sibling !== undefined &&
    closenessOf(spellingIn(record), spellingOf(sibling.siblingName, 2)).score >= 0.8);

/** Counted in the letters that parents see; Arabic needs fewer. */
export function lengthOf(shown: string, locale: Locale): SuggestionForm['length'] {
  const letters = shown.match(/\p{L}/gu)?.length ?? 0;
  const [short, medium] = locale === 'ar' ? [3, 5] : [4, 7];
  if (letters > medium) return 'long';
  return letters > short ? 'medium' : 'short';
}
/** Measured where readers of the language mostly live, or in all registers where none there has the name. */
export function commonnessIn({ computed }: CatalogueName, locale: Locale) {
  const home = ({ tr: 'TR', de: 'DE', en: 'GB', ar: 'all' } as const)[locale];
  const isListed = computed.popularity.basis.some((register) => register.slice(0, 2) === home);
  return computed.commonness[isListed ? home : 'all'];
}
/** As the spelling is said: in Turkish for Turkish readers and spellings, else as the name itself. */
export function ipasOf({ say, computed }: CatalogueName, locale: Locale): readonly string[] {
  const turkish = computed.pronunciation.turkish?.ipa;
  if (locale === 'tr') return [turkish ?? say.ipa];
  return locale === 'ar' || turkish === undefined ? [say.ipa] : [say.ipa, turkish];
}

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
