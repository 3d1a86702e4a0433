/** A sound with its length, and whether it begins the stressed syllable. */
export interface Sound {
  sound: string;
  isLong: boolean;
}
export interface Syllable {
  onset: Sound[];
  /** The vowel, with a glide that belongs to it. */
  vowel: Sound;
  coda: Sound[];
  isStressed: boolean;
}

const VOWELS = new Set('aeiouyæøœɑɒɐəɛɪɔʊʌɯɨɜ');
const MARK = /\p{M}|[ˤʲʰʷ.]/u;
/** Over the two signs of an affricate. */
const TIE = /\u0361/g;
const AFFRICATES = ['tʃ', 'dʒ'];

export const isVowel = (sound: string | undefined): boolean =>
  sound !== undefined && VOWELS.has(sound);

/** The sounds of a word in IPA, and how many stand before its stress mark; -1 without one. */
export function soundsOf(word: string): { sounds: Sound[]; stress: number } {
  const sounds: Sound[] = [];
  let stress = -1;
  const signs = [...word.normalize('NFD').replace(TIE, '')];
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? '';
    const last = sounds.at(-1);
    if (sign === 'ˈ') stress = sounds.length;
    else if (sign === 'ː' && last) last.isLong = true;
    else if (sign !== 'ˌ' && !MARK.test(sign)) {
      const pair = sign + (signs[at + 1] ?? '');
      const isPair = AFFRICATES.includes(pair);
      sounds.push({ sound: isPair ? pair : sign, isLong: false });
      if (isPair) at += 1;
    }
  }
  return { sounds, stress };
}

const LIQUIDS = new Set('rɾlɫ');
/** Plosives and fricatives: before a liquid they begin a syllable together, except tl and dl. */
const OBSTRUENTS = new Set('pbtdkɡgfvsʃxcɟ');
const isCluster = ([first, second, ...more]: readonly Sound[]): boolean =>
  more.length === 0 &&
  first !== undefined &&
  second !== undefined &&
  OBSTRUENTS.has(first.sound) &&
  LIQUIDS.has(second.sound) &&
  !('td'.includes(first.sound) && 'lɫ'.includes(second.sound));

/** Where languages let two consonants begin a syllable inside a word; Arabic, Turkish, Persian, Urdu and Kurdish do not. */
const WITH_CLUSTERS: ReadonlySet<string> = new Set([
  'bs',
  'el',
  'fr',
  'id',
  'jv',
  'ms',
  'ru',
  'sla',
  'sq',
]);

/** Where the syllable of a vowel begins, after the vowel before it; `mark` is the stress mark, if it stands between them. */
function beginOf(
  sounds: readonly Sound[],
  [before, nucleus]: readonly [number, number],
  mark: number | undefined,
  hasClusters: boolean,
): number {
  const canBegin = (at: number) => at >= nucleus - 1 || isCluster(sounds.slice(at, nucleus));
  if (mark !== undefined && canBegin(mark)) return mark;
  const pair = nucleus - 2;
  if (mark === undefined && hasClusters && pair > before && canBegin(pair)) return pair;
  return Math.max(before + 1, nucleus - 1);
}

/** The syllables of one word in IPA of a language. A stress mark says where its syllable begins. */
export function syllablesOf(word: string, language: string): Syllable[] {
  const { sounds, stress } = soundsOf(word);
  const nuclei = sounds.flatMap(({ sound }, at) => (isVowel(sound) ? [at] : []));
  const stressed = stress < 0 ? nuclei.at(-1) : nuclei.find((nucleus) => nucleus >= stress);
  const begins = nuclei.map((nucleus, index) => {
    const before = nuclei[index - 1];
    const mark = nucleus === stressed && stress >= 0 ? stress : undefined;
    return before === undefined
      ? 0
      : beginOf(sounds, [before, nucleus], mark, WITH_CLUSTERS.has(language));
  });
  return nuclei.map((nucleus, index) => ({
    onset: sounds.slice(begins[index], nucleus),
    vowel: sounds[nucleus] ?? { sound: '', isLong: false },
    coda: sounds.slice(nucleus + 1, begins[index + 1]),
    isStressed: nucleus === stressed,
  }));
}
