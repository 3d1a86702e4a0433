import type { Catalogue, CatalogueName } from '@ismi/catalogue';
import { type Locale, reasonText } from '@ismi/contract';
import { lettersIn } from './letters-of-name.rules.ts';
import type { PlainFact } from './name-fact.rules.ts';
import type { NameToExplain } from './reason-claim.rules.ts';

const QURAN: Readonly<Record<Locale, string>> = {
  tr: 'Kur’an’da sure ve âyet',
  en: 'the Qur’an, surah and verse',
  de: 'im Koran, Sure und Vers',
  ar: 'القرآن، سورة وآية',
};
/** Such people are spoken of by these words, also where their line has others. */
const KIND_WORDS: Readonly<Partial<Record<string, Record<Locale, string>>>> = {
  prophet: { tr: 'peygamber', en: 'prophet', de: 'Prophet', ar: 'نبي' },
  companion: {
    tr: 'sahabe, sahabi',
    en: 'companion of the Prophet',
    de: 'Gefährten des Propheten',
    ar: 'صحابي، صحابية',
  },
  wifeOfProphet: {
    tr: 'Hz. Peygamber’in eşi',
    en: 'wife of the Prophet',
    de: 'Frau des Propheten',
    ar: 'زوجة النبي، أم المؤمنين',
  },
  ahlAlBayt: {
    tr: 'Hz. Peygamber’in ailesi',
    en: 'family of the Prophet',
    de: 'Familie des Propheten',
    ar: 'آل بيت النبي',
  },
  imam: { tr: 'imam', en: 'imam', de: 'Imam', ar: 'إمام' },
  angel: { tr: 'melek', en: 'angel', de: 'Engel', ar: 'ملاك' },
};

function* quranFact({ quran, computed }: CatalogueName, locale: Locale): Generator<PlainFact> {
  if (!['person', 'word', 'form'].includes(quran.kind)) return;
  yield {
    kind: 'quran',
    value: {
      stands_in: 'the Qur’an',
      as: quran.kind === 'person' ? 'the name of a person' : 'a word',
      verses: quran.refs,
      ...(computed.quranCount !== null && { times: computed.quranCount }),
    },
    text: QURAN[locale],
  };
}

const languageNames = new Map<Locale, Intl.DisplayNames>();
export function languageNameIn(locale: Locale, language: string): string {
  const known = languageNames.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language' });
  languageNames.set(locale, known);
  return known.of(language) ?? language;
}

/** What the record says in words. */
export function* textFacts(record: CatalogueName, locale: Locale): Generator<PlainFact> {
  const { meaning, origin, knownFor, description, cultures, themes, computed } = record;
  const text = (kind: PlainFact['kind'], value: string, more = ''): PlainFact => ({
    kind,
    value,
    text: `${value} ${more}`,
  });
  yield text('meaning', meaning[locale]);
  const languages = origin.langs.map((language) => languageNameIn(locale, language)).join(', ');
  yield text('origin', origin.text[locale], languages);
  if (knownFor) yield text('knownFor', knownFor[locale]);
  yield text('story', description[locale]);
  yield* quranFact(record, locale);
  const homes = cultures.map((culture) => reasonText(`culture.${culture}`, locale));
  yield { kind: 'culture', value: { regions: cultures }, text: homes.join(' ') };
  const character = [...themes, ...computed.phonetic];
  if (character.length > 0)
    yield { kind: 'character', value: { themes, sound: computed.phonetic }, text: '' };
}

type People = Catalogue['people'];
const PEOPLE = new WeakMap<People, ReadonlyMap<string, People[number]>>();
function peopleById(people: People): ReadonlyMap<string, People[number]> {
  const known = PEOPLE.get(people) ?? new Map(people.map((person) => [person.id, person]));
  PEOPLE.set(people, known);
  return known;
}

/** The people who bore it. */
export function* bearerFacts(
  { bearers }: CatalogueName,
  locale: Locale,
  people: People,
): Generator<PlainFact> {
  for (const [at, { id, kind }] of bearers.entries()) {
    const person = peopleById(people).get(id);
    if (!person) continue;
    const told = `${person.name[locale]}: ${person.line[locale]}`;
    yield {
      kind: 'bearer',
      of: String(at + 1),
      value: person.dates ? `${told} (${person.dates})` : told,
      text: `${told} ${KIND_WORDS[kind]?.[locale] ?? ''}`,
    };
  }
}

const FORMS = 6;

/** How it is written and said. */
export function* spellingFacts(
  { record, spelling, latin, form }: NameToExplain,
  locale: Locale,
): Generator<PlainFact> {
  const { computed, forms } = record;
  const reader = locale === 'ar' ? 'en' : locale;
  const said = (locale === 'tr' && computed.pronunciation.turkish) || computed.pronunciation.origin;
  yield { kind: 'say', value: { ipa: said.ipa, read: said[reader] }, text: '' };
  yield {
    kind: 'spelling',
    value: {
      their_own: spelling,
      latin,
      arabic: computed.arPlain,
      letters: lettersIn(spelling),
      syllables: form.syllables,
    },
    text: `${spelling} ${latin} ${computed.arPlain}`,
  };
  const others = forms
    .filter(({ role, form: other }) => role !== 'searchOnly' && other !== spelling)
    .slice(0, FORMS)
    .map((other) => ({
      form: other.form,
      languages: other.langs.map((language) => languageNameIn(locale, language)),
    }));
  if (others.length > 0)
    yield {
      kind: 'forms',
      value: Object.fromEntries(others.map((other) => [other.form, other.languages.join(', ')])),
      text: others.map((other) => `${other.form} ${other.languages.join(' ')}`).join(' '),
    };
}
