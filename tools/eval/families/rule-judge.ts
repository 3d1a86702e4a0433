import type { CatalogueName } from '@ismi/catalogue';
import { foldedForm } from '@ismi/catalogue/matching/fold';
import type { Family, FamilyRule } from './family.ts';
import { originsOf, regionOf, THEME_WORDS } from './golden-vocabulary.ts';

/** The rules of the golden families, implemented apart from the engine: shared code would share its errors. */
interface Shown {
  record: CatalogueName;
  spelling: string;
}
type Verdict = boolean | undefined;

const latinOf = ({ record, spelling }: Shown): string =>
  /\p{Script=Arabic}/u.test(spelling) ? record.name : spelling;
const lower = (text: string): string => text.toLocaleLowerCase('tr').replaceAll('i̇', 'i');
const syllables = (latin: string): number =>
  lower(latin)
    .replace(/y(?=[aeiouıöüâ])/g, 'j')
    .replace(/(?<=[aeou])y/g, 'j')
    .replace(/i(?=[aou])/g, 'ij')
    .match(/[aeiouyıöüâîûêëéá]+/g)?.length ?? 1;
const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
const article = /^ال(?=\p{L}{2})/u;

function starts(shown: Shown, letters: string): boolean {
  if (isArabic(letters)) {
    const { arPlain } = shown.record.computed;
    return letters === 'ال'
      ? arPlain.startsWith('ال')
      : arPlain.replace(article, '').startsWith(letters);
  }
  const latin = lower(latinOf(shown));
  return (
    latin.startsWith(lower(letters)) ||
    (!/[öüşçğı]/.test(latin[0] ?? '') &&
      !/[öüşçğı]/iu.test(letters) &&
      foldedForm(latin).startsWith(foldedForm(letters)))
  );
}

const has = (shown: Shown, letters: string): boolean =>
  [...letters].some((letter) =>
    isArabic(letter)
      ? shown.record.computed.arPlain.includes(letter)
      : lower(latinOf(shown)).includes(lower(letter)),
  );

const KINDS = {
  companion: ['companion', 'wifeOfProphet', 'ahlAlBayt'],
  prophet: ['prophet'],
} as const;
const isBorneBy = (record: CatalogueName, kinds: readonly string[]): boolean =>
  record.bearers.some(({ kind }) => kinds.includes(kind));

const READERS = ['de', 'en', 'fr', 'tr', 'ar'];
function works({ record, spelling }: Shown, language: string): Verdict {
  if (!READERS.includes(language)) return undefined;
  const cautions = record.cautions.filter(
    (each) => each.in === language && each.severity === 'severe',
  );
  if (cautions.some((each) => each.spellings?.includes(spelling) ?? true)) return false;
  const latin = /\p{Script=Arabic}/u.test(spelling) ? record.name : spelling;
  const travel = record.computed.travel[latin] ?? record.computed.travel[record.name];
  return travel?.[language as 'de'].grade !== 'often';
}

const FIGURES = new Set(['AT', 'BE', 'CH', 'DE', 'FR', 'GB', 'NO', 'SE', 'TR', 'US']);
const commonness = (record: CatalogueName, country: string) =>
  record.computed.commonness[(FIGURES.has(country) ? country : 'all') as 'DE'];

function isKnown(record: CatalogueName, country: string): boolean {
  const region = regionOf(country);
  if (!FIGURES.has(country)) return region !== undefined && record.cultures.includes(region);
  return ['known', 'classic', 'extraordinary'].includes(commonness(record, country)?.class ?? '');
}

export function isRare(record: CatalogueName, country: string): boolean {
  const place = commonness(record, country);
  return place?.class === null || (place?.rarer ?? 0) < 70;
}

/** Given a generation ago and hardly now, in their country or at home. */
export const isDated = ({ computed }: CatalogueName, { live, heritage }: Family): boolean => {
  const homes = heritage.some((tag) => ['turkish', 'kurdish', 'zaza', 'azerbaijani'].includes(tag))
    ? ['TR']
    : [];
  return [live, ...homes].some((country) => {
    const history = computed.history[country as 'TR'];
    return (
      history?.currency === 'then' ||
      (history?.peak != null && history.peak <= 1988 && history.currency !== 'now')
    );
  });
};

export const isReligious = ({ themes, quran }: CatalogueName): boolean =>
  themes.includes('religious') || quran.kind === 'person';

export const isOfRoots = (record: CatalogueName, tags: readonly string[]): boolean =>
  tags.some((tag) => {
    const { languages, cultures, forms } = originsOf(tag);
    return (
      record.origin.langs.some((each) => languages.includes(each)) ||
      (cultures.some((each) => record.cultures.includes(each)) &&
        record.forms.some(
          ({ langs, role }) => role !== 'searchOnly' && langs.some((each) => forms.includes(each)),
        ))
    );
  });

function isAbout(record: CatalogueName, theme: string): Verdict {
  const words = THEME_WORDS[theme];
  if (!words) return undefined;
  if (words.kinds && isBorneBy(record, words.kinds)) return true;
  if (words.quran && record.quran.kind !== 'none') return true;
  if (words.theme && record.themes.includes(words.theme)) return true;
  return words.text?.test(`${record.meaning.en} ${record.description.en}`.toLowerCase()) ?? false;
}

/** Whether a shown name meets one rule; undefined where a machine cannot tell. */
export function meets(shown: Shown, { kind, value = '' }: FamilyRule): Verdict {
  const { record } = shown;
  const text = String(value);
  switch (kind) {
    case 'noLetters':
      return !has(shown, text);
    case 'startsWith':
      return starts(shown, text);
    case 'notStartsWith':
      return !starts(shown, text);
    case 'endsWith':
      return foldedForm(latinOf(shown)).endsWith(foldedForm(text));
    case 'maxSyllables':
      return syllables(latinOf(shown)) <= Number(value);
    case 'quranic':
      return record.quran.kind !== 'none' && record.quran.kind !== 'idol';
    case 'companion':
    case 'prophet':
      return isBorneBy(record, KINDS[kind]);
    case 'worksIn':
      return works(shown, text);
    case 'knownIn':
      return isKnown(record, text);
    case 'theme':
      return isAbout(record, text);
    case 'pairsWith':
      return (
        foldedForm(latinOf(shown)).slice(-2) !== foldedForm(text).slice(-2) &&
        !text.includes(record.name)
      );
    default:
      return undefined;
  }
}
