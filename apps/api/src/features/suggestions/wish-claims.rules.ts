import type { CatalogueName } from '@ismi/catalogue';
import { lengthOf } from '@ismi/catalogue/name-length';
import type { Locale, ReasonText } from '@ismi/contract';
import { finishesWith, hasLetters, lettersIn, type Spelled } from './letters-of-name.rules.ts';
import type { Meaning } from './meanings.rules.ts';
import {
  type Claims,
  type FamilyToTell,
  type NameToExplain,
  phrase,
} from './reason-claim.rules.ts';
import { rootFacts } from './roots.rules.ts';

function* meaningClaims({ record, name }: NameToExplain, { asked, locale }: FamilyToTell): Claims {
  const { themes, meanings } = asked.wishes;
  const about = { about: 'meaning', isPublic: true } as const;
  const met = meanings.find((tag) => name.meanings.get(tag) === 1);
  if (met) {
    const word = phrase(`word.${met satisfies Meaning}`, locale);
    // The card shows the meaning already: its own word is not said again.
    const isShown = record.meaning[locale]
      .toLocaleLowerCase(locale)
      .includes(word.toLocaleLowerCase(locale));
    yield isShown
      ? { ...about, text: 'wishMeaning.itself', worth: 7, from: ['meaning'] }
      : { ...about, text: 'wishMeaning.named', values: { word }, worth: 7.5, from: ['meaning'] };
  }
  for (const theme of themes)
    if (record.themes.includes(theme))
      yield {
        about: theme === 'religious' ? 'faith' : 'meaning',
        isPublic: true,
        text: `theme.${theme}`,
        worth: 6,
        from: ['theme'],
      };
}

const HOUSE: ReadonlySet<string> = new Set(['ahlAlBayt', 'imam']);
const FROM_THE_QURAN: ReadonlySet<string> = new Set(['word', 'form']);
const HONOURED: ReadonlySet<string> = new Set([
  ...HOUSE,
  'prophet',
  'quranPerson',
  'wifeOfProphet',
  'companion',
  'angel',
]);

function* faithClaims({ record }: NameToExplain, { asked }: FamilyToTell): Claims {
  const { wishes } = asked;
  const about = { about: 'faith', isPublic: false } as const;
  const kinds = record.bearers.map(({ kind }) => kind);
  const isWord = FROM_THE_QURAN.has(record.quran.kind);
  const isPerson = record.quran.kind === 'person';
  if (wishes.quranic && (isWord || isPerson))
    yield { ...about, text: 'quranAsked', worth: 8, from: ['quranAsked'] };
  if (wishes.companion && kinds.some((kind) => kind === 'companion' || kind === 'wifeOfProphet'))
    yield { ...about, text: 'companionAsked', worth: 8.5, from: ['companionAsked'] };
  if (wishes.prophet && kinds.includes('prophet'))
    yield { ...about, text: 'prophetAsked', worth: 8.5, from: ['prophetAsked'] };
  if (wishes.ahlulbayt && kinds.some((kind) => HOUSE.has(kind)))
    yield { ...about, text: 'houseAsked', worth: 8.5, from: ['houseAsked'] };
  if (wishes.faith === 'seek') {
    if (isWord) yield { ...about, text: 'quranSought', worth: 5.5, from: ['quranSought'] };
    if (isPerson) yield { ...about, text: 'quranPerson', worth: 5.5, from: ['quranSought'] };
    if (record.islamic.verdict === 'recommended') yield { ...about, text: 'recommended', worth: 4 };
  }
  const isReligious =
    record.themes.includes('religious') ||
    record.quran.kind !== 'none' ||
    kinds.some((kind) => HONOURED.has(kind));
  if (wishes.faith === 'avoid' && !isReligious)
    yield { ...about, text: 'secular', worth: 5, isPublic: true };
}

/** Peoples whose names we can call by their language, and the codes it has in the catalogue. */
const KINDS = {
  tr: 'tr',
  ku: 'ku',
  fa: 'fa',
  ar: 'ar',
  sq: 'sq',
  bs: 'bs',
  so: 'so',
  sw: 'sw',
  ber: 'ber',
  kab: 'ber',
  id: 'id',
  jv: 'id',
  ms: 'ms',
  ur: 'ur',
  az: 'az',
  kk: 'kk',
} as const;
const kindOf = ({ origin }: CatalogueName): (typeof KINDS)[keyof typeof KINDS] | undefined =>
  KINDS[(origin.langs[0] ?? '') as keyof typeof KINDS];

function* originClaims({ record }: NameToExplain, { asked, locale }: FamilyToTell): Claims {
  const { wishes } = asked;
  const [first = ''] = record.origin.langs;
  const kind = kindOf(record);
  // Arabic names are everybody's: only Arab families call them their own.
  const nativeOf = (roots: typeof wishes.roots) =>
    roots.some((root) => {
      const { origins } = rootFacts(root);
      return origins[0] === first && (first !== 'ar' || origins.length === 1);
    });
  if (kind) {
    const values = { kind: phrase(`kind.${kind}`, locale) };
    const about = { about: 'origin', isPublic: true, values } as const;
    if (nativeOf(wishes.askedRoots))
      yield { ...about, text: 'askedOrigin', worth: 8, from: ['askedOrigin'] };
    else if (nativeOf(wishes.roots))
      yield {
        ...about,
        text: 'ownOrigin',
        worth: asked.distinctOrigins.has(first) ? 7 : 3.5,
        from: ['distinctOrigin', 'nativeUnlessReligious'],
      };
  }
  for (const culture of record.cultures)
    yield {
      about: 'origin',
      isPublic: true,
      text: `culture.${culture}`,
      worth: culture === wishes.culture ? 1.5 : 1,
    };
}

const SYLLABLES: Readonly<Record<number, ReasonText>> = {
  1: 'syllables.1',
  2: 'syllables.2',
  3: 'syllables.3',
};
const isInScript = (part: string, locale: Locale): boolean =>
  /\p{Script=Arabic}/u.test(part) === (locale === 'ar');

function* spellingClaims(each: NameToExplain, { asked, locale }: FamilyToTell): Claims {
  const { letters, maxSyllables, minSyllables, length, sound } = asked.wishes;
  const { record, form, latin, spelling } = each;
  const spelled: Spelled = { latin, arabic: record.computed.arPlain, form };
  const about = { about: 'spelling', isPublic: true } as const;
  const end = letters.endsWith.find(
    (part) => isInScript(part, locale) && finishesWith(spelled, part),
  );
  if (end) yield { ...about, text: 'endsWith', values: { letters: end }, worth: 7 };
  const without = letters.without.filter(
    (part) => isInScript(part, locale) && [...part].length <= 2 && !hasLetters(spelled, part),
  );
  if (without.length > 0)
    yield { ...about, text: 'without', values: { letters: without[0] ?? '' }, worth: 4 };
  const counted = SYLLABLES[form.syllables];
  const isCount =
    (maxSyllables !== undefined && form.syllables <= maxSyllables) ||
    (minSyllables !== undefined && form.syllables >= minSyllables);
  if (counted && isCount) yield { ...about, text: counted, worth: 5 };
  const values = { letters: String(lettersIn(spelling)) };
  if (lengthOf(spelling) === length)
    yield { ...about, text: `length.${length}`, values, worth: 2.5 };
  else yield { ...about, text: 'letters', values, worth: 0.5 };
  if (sound && record.computed.phonetic.includes(sound))
    yield { about: 'sound', isPublic: false, text: `sound.${sound}`, worth: 5.5, from: ['sound'] };
}

/** Which of their wishes for meaning, faith, origin, letters and sound a name meets. */
export function* wishClaims(each: NameToExplain, family: FamilyToTell): Claims {
  yield* meaningClaims(each, family);
  yield* faithClaims(each, family);
  yield* originClaims(each, family);
  yield* spellingClaims(each, family);
}
