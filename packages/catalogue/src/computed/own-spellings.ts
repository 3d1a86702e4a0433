import { type BirthTable, isOwnSex, RANKS } from '../births/birth-table.ts';
import type { Country } from '../births/registers.ts';
import { foldedForm } from '../matching/fold.ts';
import { turkishFormOf, turkishIpa } from '../pronunciation/turkish-ipa.ts';
import { withLongVowels } from '../pronunciation/turkish-length.ts';
import type { Form, NameRecord } from '../schema/name-record.ts';
import { slugOf } from '../text/slug.ts';
import { inAll, type Pronunciation } from './pronunciation.ts';

/** Our languages with Latin letters: in Arabic a name has one spelling. */
const LATIN_LANGUAGES = ['tr', 'en', 'de'] as const;
type LatinLanguage = (typeof LATIN_LANGUAGES)[number];

/** A spelling that has a page of its own in a language. */
interface OwnSpelling {
  form: string;
  /** In ASCII; spellings that fold alike share a page. */
  slug: string;
  /** In all years of the registers of the language's countries; null where they only rank it. */
  births: number | null;
  /** As Turkish families say it; null: like the name itself. */
  said: Pronunciation | null;
}

interface Spellings {
  /** As pages of the language write the name. */
  shown: string;
  /** The one that is shown comes first, if it has a page of its own. */
  own: OwnSpelling[];
}
export type SpellingsByLanguage = Record<LatinLanguage, Spellings>;

/** Fewer births do not make a page. */
const ENOUGH_BIRTHS = 30;
const MOST_PAGES = 6;
/** The language's own spelling gives way only to one that is clearly more usual. */
const CLEARLY_MORE = 2;

interface Place {
  countries: readonly Country[];
  /** Where most readers live: its last ten years decide what is shown. */
  main: Country;
  /** Spellings of these languages may be shown for the language's own. */
  shown: readonly string[];
}
const PLACES: Readonly<Record<LatinLanguage, Place>> = {
  tr: { countries: ['TR'], main: 'TR', shown: ['tr'] },
  en: { countries: ['GB', 'US'], main: 'GB', shown: ['en', 'ur', 'tr'] },
  de: { countries: ['DE', 'AT', 'CH'], main: 'DE', shown: ['de', 'tr'] },
};
/** Their letters fold to other names of these registers: Əli and Elî to Eli, which few of its bearers owe to Ali. */
const NOT_TOLD_APART: ReadonlySet<string> = new Set(['az', 'ku', 'uz', 'kk', 'ky', 'tk', 'kab']);

interface Counted {
  births: number;
  recent: number;
  isRanked: boolean;
}
const NONE: Counted = { births: 0, recent: 0, isRanked: false };

/** What the registers of a language's countries tell, by folded form. */
function countsOf(record: NameRecord, table: BirthTable, { countries, main }: Place) {
  const counts = new Map<string, Counted>();
  const add = (form: string, more: Partial<Counted>) => {
    const folded = foldedForm(form);
    const known = counts.get(folded) ?? NONE;
    counts.set(folded, {
      births: known.births + (more.births ?? 0),
      recent: known.recent + (more.recent ?? 0),
      isRanked: known.isRanked || (more.isRanked ?? false),
    });
  };
  const codes = new Set(countries.flatMap((each) => table.inCountry(each)).map(({ code }) => code));
  const ofMain = new Set(table.inCountry(main).map(({ code }) => code));
  for (const series of table.allOf(record.id)) {
    if (!codes.has(series.register) || !isOwnSex(record, series)) continue;
    const births = series.counts.reduce((sum, count) => sum + count, 0);
    add(series.form, { births, recent: ofMain.has(series.register) ? table.recentOf(series) : 0 });
  }
  if (codes.has(RANKS))
    for (const series of table.allRanksOf(record.id))
      if (isOwnSex(record, series)) add(series.form, { isRanked: true });
  return (form: string): Counted => counts.get(foldedForm(form)) ?? NONE;
}

/** How Turkish families say their forms; without those that are said like the name itself. */
function turkishSpeechOf(record: NameRecord): ReadonlyMap<Form, Pronunciation> {
  const speech = new Map<Form, Pronunciation>();
  if (!record.cultures.includes('turkeyAsia')) return speech;
  const isTurkish = record.origin.langs[0] === 'tr';
  for (const each of record.forms) {
    const { form, langs, role } = each;
    if (role === 'searchOnly' || !langs.includes('tr')) continue;
    if (isTurkish && form === turkishFormOf(record)) continue;
    const ipa = turkishIpa(withLongVowels(record, form));
    if (ipa !== record.say.ipa) speech.set(each, inAll(ipa, 'tr'));
  }
  return speech;
}

/** A spelling that the language has for the name itself is said like the name itself: Fatima in German, though Turkish knows it too. */
const isOfLanguage = ({ langs, rel }: Form, language: LatinLanguage) =>
  language !== 'tr' && rel === 'same' && langs.includes(language);

const preferredIn = ({ name, forms }: NameRecord, language: LatinLanguage): string =>
  forms.find(({ role, langs }) => role === 'preferred' && langs.includes(language))?.form ?? name;

/** Forms of a page, the best first: it is titled with that one. */
function titleFirst(forms: readonly Form[], shown: string, language: LatinLanguage): Form[] {
  const reasons = [
    ({ form }: Form) => form === shown,
    ({ langs }: Form) => langs.includes(language),
    ({ langs }: Form) => langs.includes('tr'),
    ({ role }: Form) => role === 'preferred',
  ];
  const rank = (form: Form) => {
    const first = reasons.findIndex((holds) => holds(form));
    return first === -1 ? reasons.length : first;
  };
  return forms.toSorted((one, other) => rank(one) - rank(other));
}

function spellingsIn(
  language: LatinLanguage,
  record: NameRecord,
  speech: ReadonlyMap<Form, Pronunciation>,
  table: BirthTable,
): Spellings {
  const place = PLACES[language];
  const countOf = countsOf(record, table, place);
  const attested = record.forms.filter(({ role }) => role !== 'searchOnly');
  const heard = new Set<string>();
  // A variant that is only written differently is no page: Muhammed and Muhammet are said differently.
  const isSaidApart = (form: Form) => {
    const ipa = isOfLanguage(form, language) ? undefined : speech.get(form)?.ipa;
    if (ipa === undefined || heard.has(ipa)) return false;
    heard.add(ipa);
    return true;
  };
  const isPreferred = ({ role, langs }: Form) =>
    role === 'preferred' && langs.some((each) => !NOT_TOLD_APART.has(each));
  const pages = attested.filter((form) => {
    const { births, isRanked } = countOf(form.form);
    if (births < ENOUGH_BIRTHS && !isRanked) return false;
    const apart = isSaidApart(form);
    return isPreferred(form) || apart;
  });
  const shared = Map.groupBy(pages, ({ form }) => foldedForm(form));
  const usual = shownOf(preferredIn(record, language), pages, place, countOf);
  // The id is the address of what is shown, unless a page takes it.
  const atId = pages.find(({ form }) => slugOf(form) === record.id)?.form;
  const shown = shared.has(foldedForm(usual)) ? usual : (atId ?? usual);
  const own = [...shared.keys()]
    .map((folded): OwnSpelling => {
      const alike = attested.filter(({ form }) => foldedForm(form) === folded);
      const form = titleFirst(alike, shown, language)[0]?.form ?? folded;
      const { births, isRanked } = countOf(form);
      const said = alike.some((each) => isOfLanguage(each, language))
        ? undefined
        : alike.map((each) => speech.get(each)).find((each) => each);
      return { form, slug: slugOf(form), births: isRanked ? null : births, said: said ?? null };
    })
    .sort(
      (one, other) =>
        Number(other.form === shown) - Number(one.form === shown) ||
        (other.births ?? 0) - (one.births ?? 0),
    )
    .slice(0, MOST_PAGES);
  return { shown, own };
}

/** The language's own spelling, unless its main country writes another one clearly more often: Zeynep in Germany. */
function shownOf(
  preferred: string,
  pages: readonly Form[],
  { shown }: Place,
  countOf: (form: string) => Counted,
): string {
  const hasPage = pages.some(({ form }) => foldedForm(form) === foldedForm(preferred));
  const atLeast = Math.max(hasPage ? ENOUGH_BIRTHS : 1, CLEARLY_MORE * countOf(preferred).recent);
  const [most] = pages
    .filter(({ rel, langs }) => rel === 'same' && langs.some((each) => shown.includes(each)))
    .filter(({ form }) => countOf(form).recent >= atLeast)
    .toSorted((one, other) => countOf(other.form).recent - countOf(one.form).recent);
  return most?.form ?? preferred;
}

/** How pages of our Latin languages write a name, and which spellings have a page of their own. */
export function spellingsByLanguage(record: NameRecord, table: BirthTable): SpellingsByLanguage {
  const speech = turkishSpeechOf(record);
  return {
    tr: spellingsIn('tr', record, speech, table),
    en: spellingsIn('en', record, speech, table),
    de: spellingsIn('de', record, speech, table),
  };
}
