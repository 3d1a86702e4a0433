import { type Sound, type Syllable, syllablesOf } from './syllables.ts';

const RESPELLING_LANGUAGES = ['tr', 'en', 'de'] as const;
export type RespellingLanguage = (typeof RESPELLING_LANGUAGES)[number];

interface Letters {
  consonants: Readonly<Record<string, string>>;
  short: Readonly<Record<string, string>>;
  long: Readonly<Record<string, string>>;
  /** Vowel and glide written together: aj, aw, ej, oj. */
  glides: Readonly<Record<string, string>>;
}

const SILENT = { ʕ: '', ʔ: '' };
const KEPT = {
  ɫ: 'l',
  ɭ: 'l',
  ɾ: 'r',
  ɹ: 'r',
  ʀ: 'r',
  ʁ: 'r',
  ɽ: 'r',
  ɡ: 'g',
  ɟ: 'g',
  c: 'k',
  q: 'k',
  ħ: 'h',
  ɦ: 'h',
  ʈ: 't',
  ɖ: 'd',
  ŋ: 'n',
  ɲ: 'ny',
  ʋ: 'v',
};

const LETTERS: Readonly<Record<RespellingLanguage, Letters>> = {
  tr: {
    consonants: {
      ...SILENT,
      ...KEPT,
      dʒ: 'c',
      tʃ: 'ç',
      ʃ: 'ş',
      ʒ: 'j',
      j: 'y',
      w: 'v',
      x: 'h',
      χ: 'h',
      ɣ: 'g',
      θ: 's',
      ð: 'z',
    },
    short: {
      æ: 'e',
      ɑ: 'a',
      ɒ: 'a',
      ɐ: 'a',
      ʌ: 'a',
      ə: 'e',
      ɛ: 'e',
      ɪ: 'i',
      ɔ: 'o',
      ʊ: 'u',
      ɯ: 'ı',
      ɨ: 'ı',
      y: 'ü',
      ø: 'ö',
      œ: 'ö',
    },
    long: { a: 'â', i: 'î', u: 'û', e: 'ee', o: 'oo', y: 'üü', ɒ: 'â', ɑ: 'â' },
    glides: {},
  },
  en: {
    consonants: {
      ...SILENT,
      ...KEPT,
      dʒ: 'j',
      tʃ: 'ch',
      ʃ: 'sh',
      ʒ: 'zh',
      j: 'y',
      x: 'kh',
      χ: 'kh',
      ɣ: 'gh',
      θ: 'th',
      ð: 'dh',
    },
    short: {
      a: 'a',
      æ: 'a',
      ɑ: 'ah',
      ɒ: 'o',
      ɐ: 'a',
      ʌ: 'u',
      ə: 'uh',
      ɛ: 'e',
      ɪ: 'i',
      ɔ: 'o',
      ʊ: 'oo',
      u: 'oo',
      ɯ: 'uh',
      ɨ: 'uh',
      y: 'ew',
      ø: 'ur',
      œ: 'ur',
    },
    long: { a: 'ah', i: 'ee', u: 'oo', e: 'ay', o: 'oh', ɒ: 'aw', ɑ: 'ah' },
    glides: { aj: 'ye', ej: 'ay', ɛj: 'ay', ij: 'ee', aw: 'ow', oj: 'oy', uj: 'ooy', ɒj: 'oy' },
  },
  de: {
    consonants: {
      ...SILENT,
      ...KEPT,
      dʒ: 'dsch',
      tʃ: 'tsch',
      ʃ: 'sch',
      ʒ: 'sch',
      w: 'w',
      v: 'w',
      x: 'ch',
      χ: 'ch',
      ɣ: 'gh',
      θ: 'th',
      ð: 'dh',
      z: 's',
      ɲ: 'nj',
    },
    short: {
      æ: 'ä',
      ɑ: 'a',
      ɒ: 'a',
      ɐ: 'a',
      ʌ: 'a',
      ə: 'e',
      ɛ: 'e',
      ɪ: 'i',
      ɔ: 'o',
      ʊ: 'u',
      ɯ: 'e',
      ɨ: 'e',
      y: 'ü',
      ø: 'ö',
      œ: 'ö',
    },
    long: { a: 'ah', i: 'ie', u: 'uh', e: 'eh', o: 'oh', y: 'üh', ɒ: 'ah', ɑ: 'ah' },
    glides: { aj: 'ai', ej: 'ej', ɛj: 'ej', ij: 'ie', aw: 'au', oj: 'eu', uj: 'ui', ɒj: 'oi' },
  },
};

const OPEN_VOWELS: Readonly<Record<RespellingLanguage, Readonly<Record<string, string>>>> = {
  tr: {},
  // At the end of a syllable English readers need the long spelling.
  en: { i: 'ee', ɪ: 'ee', e: 'eh', ɛ: 'eh', o: 'oh', ɔ: 'oh' },
  de: {},
};

/** German s before a vowel is voiced: only ß or ss is heard as /s/. */
function germanS(syllable: string, sounds: readonly Sound[], isFirst: boolean): string {
  if (sounds[0]?.sound !== 's') return syllable;
  return (isFirst ? 'ss' : 'ß') + syllable.slice(1);
}

function spell(
  { onset, vowel, coda, isStressed }: Syllable,
  index: number,
  language: RespellingLanguage,
): string {
  const { consonants, short, long, glides } = LETTERS[language];
  const write = ({ sound }: Sound) => consonants[sound] ?? sound;
  const glide = vowel.isLong ? undefined : glides[vowel.sound + (coda[0]?.sound ?? '')];
  const rest = glide === undefined ? coda : coda.slice(1);
  const plain = short[vowel.sound] ?? vowel.sound;
  const isOpen = rest.length === 0 && glide === undefined;
  const nucleus =
    glide ??
    (vowel.isLong
      ? (long[vowel.sound] ?? plain)
      : (isOpen && OPEN_VOWELS[language][vowel.sound]) || plain);
  const begin = onset.map(write).join('');
  // “ye” alone would be read as the old pronoun.
  const isBare = language === 'en' && begin === '' && nucleus === 'ye';
  let text = begin + (isBare ? 'eye' : nucleus) + rest.map(write).join('');
  if (language === 'de') text = germanS(text, onset, index === 0);
  if (language === 'en' && rest.at(-1)?.sound === 's' && rest.length === 1) text += 's';
  return isStressed
    ? text.toLocaleUpperCase(language === 'tr' ? 'tr' : 'en').replaceAll('ẞ', 'SS')
    : text;
}

/** How to say a name of a language, written for readers; the stressed syllable in capitals. */
export const respell = (ipa: string, reader: RespellingLanguage, language: string): string =>
  ipa
    .split(' ')
    .map((word) =>
      syllablesOf(word, language)
        .map((each, at) => spell(each, at, reader))
        .join('-'),
    )
    .join(' ');
