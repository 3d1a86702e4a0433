import { foldedForm, lowerCase } from './fold.ts';
import { combineReadings, type PossibleSounds, type Reading } from './sounds.ts';

const FATHA = '\u064E';
const DAMMA = '\u064F';
const KASRA = '\u0650';
const SHADDA = '\u0651';
const DAGGER_ALEF = '\u0670';
const VOWEL_OF: Readonly<Record<string, string>> = {
  [FATHA]: 'a',
  [DAMMA]: 'u',
  [KASRA]: 'i',
  [DAGGER_ALEF]: 'a',
};

/** Letters with one sound in every position. Emphatic letters count as their plain counterparts, as in Latin spellings. */
const CONSONANTS: Readonly<Record<string, PossibleSounds>> = {
  ب: ['b'],
  پ: ['b'],
  ت: ['t'],
  ٹ: ['t'],
  ط: ['t'],
  ث: ['s', 't'],
  ج: ['j', 'g'],
  ژ: ['j'],
  چ: ['C'],
  ح: ['h'],
  خ: ['h'],
  ه: ['h'],
  ھ: ['h'],
  ہ: ['h'],
  د: ['d'],
  ڈ: ['d'],
  ذ: ['z', 'd'],
  ض: ['d', 'z'],
  ظ: ['z', 'd'],
  ر: ['r'],
  ڕ: ['r'],
  ڑ: ['r'],
  ز: ['z'],
  س: ['s'],
  ص: ['s'],
  ش: ['S'],
  غ: ['g'],
  گ: ['g'],
  ف: ['f'],
  ڤ: ['v'],
  ق: ['k'],
  ك: ['k'],
  ک: ['k'],
  ل: ['l'],
  ڵ: ['l'],
  م: ['m'],
  ن: ['n'],
  ں: ['n'],
  ۆ: ['u'],
  ێ: ['i'],
};
const SILENT_CARRIERS = 'اأٱعء';
/** Before these the l of the article is silent: Abd ar-Rahman. */
const SUN_LETTERS = 'تثدذرزسشصضطظلن';

interface Letter {
  readonly letter: string;
  readonly marks: string;
  readonly startsWord: boolean;
}

function lettersOf(text: string): Letter[] {
  const letters: Letter[] = [];
  for (const word of lowerCase(text)
    .replaceAll('\u0640', '')
    .split(/[^\p{L}\p{M}]+/u)) {
    let startsWord = true;
    for (const [, letter = '', marks = ''] of word.matchAll(/(\p{L})(\p{M}*)/gu)) {
      letters.push({ letter, marks, startsWord });
      startsWord = false;
    }
  }
  return letters;
}

const vowelOn = (marks: string): string => {
  for (const mark of marks) {
    const vowel = VOWEL_OF[mark];
    if (vowel) return vowel;
  }
  return '';
};

const letterAt = (letters: readonly Letter[], position: number): string =>
  letters[position]?.letter ?? '';

/** Whether the alef belongs to the article: at a word's start, after Abd, and in -uddin. */
function isArticle(letters: readonly Letter[], position: number): boolean {
  const left = letters.length - position;
  if (letterAt(letters, position) !== 'ا' || letterAt(letters, position + 1) !== 'ل' || left < 4)
    return false;
  if (letters[position]?.startsWord) return true;
  const before = letters.slice(Math.max(0, position - 3), position).map(({ letter }) => letter);
  const rest = letters.slice(position + 2).map(({ letter }) => letter);
  return before.join('') === 'عبد' || (position > 1 && rest.join('') === 'دين');
}

function articleSounds(letters: readonly Letter[], position: number): PossibleSounds {
  const beforeSunLetter = SUN_LETTERS.includes(letterAt(letters, position + 2));
  // As the first letters they may also belong to the name, as in Ilyas without its hamza.
  if (position === 0) return ['', 'l'];
  return [beforeSunLetter ? '' : 'l'];
}

/** Waw and ya: a consonant with a vowel, otherwise a long vowel or the second half of a diphthong. */
function weakLetterSounds(
  { letter, marks, startsWord }: Letter,
  vowelBefore: string,
  isLast: boolean,
): PossibleSounds {
  const [consonant, long] = letter === 'و' ? (['v', 'u'] as const) : (['y', 'i'] as const);
  const vowel = vowelOn(marks);
  if (vowel) return [consonant + vowel];
  if (vowelBefore === long) return [long];
  if (vowelBefore === 'a' && !isLast) return [consonant];
  if (startsWord) return consonant === 'v' ? ['v', 'u'] : ['y'];
  if (isLast) return letter === 'و' ? ['u', 'v'] : ['i', 'a'];
  return marks.includes(SHADDA) ? [consonant] : [long, consonant];
}

function soundsAt(letters: readonly Letter[], position: number): PossibleSounds {
  const here = letters[position];
  if (!here) return [''];
  const { letter, marks, startsWord } = here;
  const vowel = vowelOn(marks);
  const isLast = position === letters.length - 1;
  const vowelBefore = vowelOn(letters[position - 1]?.marks ?? '');
  if (letter === 'و' || letter === 'ي' || letter === 'ی')
    return weakLetterSounds(here, vowelBefore, isLast);
  if (letter === 'ا' && !startsWord) return ['a'];
  if (letter === 'آ' || letter === 'ە' || letter === 'ى') return ['a'];
  if (letter === 'إ') return ['i'];
  if (letter === 'أ' && startsWord) return vowel ? [vowel] : ['a', 'u'];
  if (letter === 'ا' && position === 0) return vowel ? [vowel] : ['a', 'i', 'u'];
  if (letter === 'ؤ') return [vowel || 'u'];
  if (letter === 'ئ' || letter === 'ے') return [vowel || 'i'];
  if (letter === 'ة' || letter === 'ۃ') return ['a', 'at'];
  if ('هہ'.includes(letter) && isLast && letters.length > 2) return ['a', 'h'];
  if (SILENT_CARRIERS.includes(letter)) return [vowel];
  return (CONSONANTS[letter] ?? ['']).map((sound) => sound + vowel);
}

/** Titles of suras that are read as the names of their letters. */
const NAMED_LETTERS: Readonly<Record<string, string>> = { يس: 'ياسين', حم: 'حاميم' };

/** The readings of a name in Arabic script, with its vowel signs if there are any. */
export function arabicReadings(text: string): Reading[] {
  const letters = lettersOf(NAMED_LETTERS[foldedForm(text)] ?? text);
  const heard: PossibleSounds[] = [];
  for (let position = 0; position < letters.length; position += 1) {
    if (isArticle(letters, position)) {
      heard.push(articleSounds(letters, position));
      position += 1;
    } else {
      heard.push(soundsAt(letters, position));
    }
  }
  return combineReadings(heard);
}
