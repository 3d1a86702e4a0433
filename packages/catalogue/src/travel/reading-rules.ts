/** Languages whose readers a name may meet. */
export const READER_LANGUAGES = ['de', 'en', 'fr', 'tr', 'ar'] as const;
export type ReaderLanguage = (typeof READER_LANGUAGES)[number];
type LatinReader = Exclude<ReaderLanguage, 'ar'>;

/** Letters and the broad sound a reader gives them; the first rule that fits is used. */
interface ReadingRule {
  letters: string;
  sound: string;
  /** What must stand before or after the letters, lower case; `^` and `$` mark the ends of a word. */
  after?: RegExp;
  before?: RegExp;
}

const rule = (
  letters: string,
  sound: string,
  place: Omit<ReadingRule, 'letters' | 'sound'> = {},
) => ({
  letters,
  sound,
  ...place,
});
const plain = (table: Record<string, string>): ReadingRule[] =>
  Object.entries(table).map(([letters, sound]) => rule(letters, sound));

const VOWEL = /[aeiouyäöüâîûàéèêëïôıə]$/;
const START = /(^|[ -])$/;
const END = /^($|[ -])/;
const FRONT = /^[eiéèêëîïyöü]/;
const BEFORE_VOWEL = /^[aeiouäöüâîûàéèêëïôıə]/;
const CONSONANT = /^[bcdfghjklmnpqrstvwxzçşğ]/;

const ACCENTS = {
  â: 'a',
  à: 'a',
  î: 'i',
  ï: 'i',
  û: 'u',
  é: 'e',
  è: 'e',
  ê: 'e',
  ë: 'e',
  ô: 'o',
  ó: 'o',
  á: 'a',
  í: 'i',
  ú: 'u',
};

const GERMAN: ReadingRule[] = [
  ...plain({ tsch: 'ç', dsch: 'c', sch: 'ş' }),
  rule('sh', 'ş'),
  rule('ch', 'ç', { after: START }),
  rule('ch', 'x'),
  rule('kh', 'k'),
  rule('gh', 'g'),
  rule('dh', 'd'),
  rule('th', 't'),
  rule('ph', 'f'),
  rule('zh', 'ts'),
  rule('xh', 'ks'),
  rule('dj', 'c'),
  rule('dž', 'c'),
  rule('ck', 'k'),
  rule('tz', 'ts'),
  rule('ai', 'ay'),
  rule('ay', 'ay', { before: CONSONANT }),
  rule('ay', 'ay', { before: END }),
  rule('ei', 'ay'),
  rule('ey', 'ay', { before: CONSONANT }),
  rule('ey', 'ay', { before: END }),
  rule('eu', 'oy'),
  rule('ie', 'i'),
  rule('ee', 'e'),
  rule('oo', 'o'),
  rule('aa', 'a'),
  rule('ou', 'u'),
  rule('y', 'y', { after: START, before: BEFORE_VOWEL }),
  rule('y', 'y', { after: VOWEL }),
  rule('y', 'y', { before: BEFORE_VOWEL }),
  rule('y', 'i', { before: END }),
  rule('y', 'ü'),
  rule('h', '', { after: VOWEL, before: CONSONANT }),
  rule('h', '', { after: VOWEL, before: END }),
  rule('ss', 's'),
  rule('s', 'z', { after: START, before: BEFORE_VOWEL }),
  rule('s', 'z', { after: VOWEL, before: BEFORE_VOWEL }),
  rule('zz', 'ts'),
  rule('z', 'ts'),
  rule('c', 'ts', { before: FRONT }),
  rule('qu', 'kv', { before: BEFORE_VOWEL }),
  ...plain({
    c: 'k',
    q: 'k',
    x: 'ks',
    w: 'v',
    v: 'v',
    j: 'y',
    ß: 's',
    ş: 's',
    ç: 's',
    ğ: 'g',
    ı: 'i',
    ə: 'e',
    ä: 'e',
    ö: 'ö',
    ü: 'ü',
    š: 's',
    č: 'k',
    ć: 'k',
    ž: 'ts',
    đ: 'd',
  }),
];

const ENGLISH: ReadingRule[] = [
  ...plain({
    sch: 'ş',
    tch: 'ç',
    sh: 'ş',
    ch: 'ç',
    kh: 'k',
    gh: 'g',
    dh: 'd',
    th: 'th',
    ph: 'f',
    zh: 'j',
    ck: 'k',
    dj: 'c',
    dž: 'c',
  }),
  ...plain({
    ee: 'i',
    oo: 'u',
    ou: 'u',
    aa: 'a',
    ai: 'Ey',
    ei: 'ey',
    eu: 'yu',
    ie: 'i',
    au: 'o',
    ue: 'u',
  }),
  rule('ay', 'Ey', { before: CONSONANT }),
  rule('ay', 'Ey', { before: END }),
  rule('ey', 'i', { before: END }),
  rule('ey', 'ey', { before: CONSONANT }),
  rule('y', 'y', { before: BEFORE_VOWEL }),
  rule('y', 'i'),
  rule('e', 'i', { after: /[a-z][bcdfghjklmnpqrstvwxz]$/, before: END }),
  rule('h', '', { after: VOWEL, before: END }),
  rule('h', '', { after: VOWEL, before: CONSONANT }),
  rule('c', 's', { before: FRONT }),
  rule('g', 'c', { before: /^[ei]/ }),
  rule('u', 'a', { before: /^[bcdfghjklmnpqrstvwxz]{2}/ }),
  rule('qu', 'kw', { before: BEFORE_VOWEL }),
  ...plain({
    c: 'k',
    q: 'k',
    x: 'ks',
    j: 'c',
    w: 'w',
    ş: 's',
    ç: 's',
    ğ: 'g',
    ı: 'i',
    ə: 'e',
    ä: 'a',
    ö: 'o',
    ü: 'u',
    š: 's',
    č: 'k',
    ć: 'k',
    ž: 'z',
    đ: 'd',
  }),
];

const FRENCH: ReadingRule[] = [
  ...plain({
    tch: 'ç',
    sch: 'ş',
    sh: 'ş',
    ch: 'ş',
    kh: 'k',
    gh: 'g',
    dh: 'd',
    th: 't',
    ph: 'f',
    dj: 'c',
    gn: 'ny',
    qu: 'k',
  }),
  ...plain({
    ou: 'u',
    aï: 'ay',
    ai: 'e',
    ei: 'e',
    eu: 'ö',
    au: 'o',
    oo: 'o',
    ee: 'e',
    aa: 'a',
    oi: 'wa',
    ay: 'ey',
    ey: 'e',
  }),
  rule('in', 'e', { before: END }),
  rule('en', 'a', { before: END }),
  rule('an', 'a', { before: END }),
  rule('ine', 'in', { before: END }),
  rule('e', '', { after: /[a-z][bcdfghjklmnpqrstvwxz]$/, before: END }),
  rule('y', 'y', { before: BEFORE_VOWEL }),
  rule('y', 'i'),
  rule('s', 'z', { after: VOWEL, before: BEFORE_VOWEL }),
  rule('ss', 's'),
  rule('c', 's', { before: FRONT }),
  rule('g', 'j', { before: FRONT }),
  ...plain({
    h: '',
    u: 'ü',
    c: 'k',
    q: 'k',
    x: 'ks',
    j: 'j',
    w: 'w',
    ş: 's',
    ç: 's',
    ğ: 'g',
    ı: 'i',
    ə: 'e',
    ä: 'a',
    ö: 'o',
    ü: 'ü',
    š: 's',
    č: 'k',
    ć: 'k',
    ž: 'z',
    đ: 'd',
  }),
];

const TURKISH: ReadingRule[] = [
  rule('ğ', '', { after: VOWEL }),
  rule('sh', 'sh'),
  rule('ee', 'e'),
  rule('oo', 'o'),
  rule('aa', 'a'),
  ...plain({
    y: 'y',
    c: 'c',
    ç: 'ç',
    ş: 'ş',
    j: 'j',
    z: 'z',
    s: 's',
    w: 'v',
    q: 'k',
    x: 'ks',
    ı: 'ı',
    ö: 'ö',
    ü: 'ü',
    ğ: 'g',
    ə: 'e',
    ä: 'e',
    š: 's',
    č: 'c',
    ć: 'c',
    ž: 'z',
    đ: 'd',
  }),
];

const READING_RULES: Readonly<Record<LatinReader, readonly ReadingRule[]>> = {
  de: [...GERMAN, ...plain(ACCENTS)],
  en: [...ENGLISH, ...plain(ACCENTS)],
  fr: [...FRENCH, ...plain(ACCENTS)],
  tr: [...TURKISH, ...plain(ACCENTS)],
};

/** How a reader of the language says a spelling: broad sounds in Turkish letters, with x for German ch. */
export function readAloud(spelling: string, language: LatinReader): string {
  const word = spelling
    .normalize('NFC')
    .toLocaleLowerCase(/[ıİ]/.test(spelling) || language === 'tr' ? 'tr' : 'en')
    .replaceAll('’', '')
    .replaceAll('-', ' ');
  let said = '';
  for (let at = 0; at < word.length; ) {
    const [before, rest] = [word.slice(0, at), word.slice(at)];
    const found = READING_RULES[language].find(
      ({ letters, after, before: follows }) =>
        rest.startsWith(letters) &&
        (after === undefined || after.test(before)) &&
        (follows === undefined || follows.test(rest.slice(letters.length))),
    );
    said += found ? found.sound : rest[0];
    at += found ? found.letters.length : 1;
  }
  return said.replace(/([bcçdfgğhjklmnprsştvyzxw])\1+/g, '$1');
}
