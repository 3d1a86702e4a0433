import { isArabicScript } from '@ismi/catalogue/matching/fold';
import type { Lexicon } from './lexicon.rules.ts';
import { lastEnd, sentencesOf, type Token, tokensOf } from './text-clauses.rules.ts';
import type { LetterWishes, UnderstoodWish } from './typed-wishes.rules.ts';

const TURKISH_LETTERS = ['ş', 'ç', 'ğ', 'ı', 'ö', 'ü'];
const OTHER_MARKS = ['î', 'ê', 'û', 'ë', 'â'];
export const MARKED_LETTERS = [...TURKISH_LETTERS, ...OTHER_MARKS];

/** Groups of letters that stand for one sound. */
const GROUPS: ReadonlySet<string> = new Set('kh gh sh th zh xh dh ch dj gj sch tsch'.split(' '));
const MARKED = /^[çğıöşüëêîûžšćčđ]$/iu;
/** Sounds that parents spell out in Latin letters but mean in Arabic. */
const ARABIC_SOUND: Readonly<Record<string, string>> = { kh: 'خ', gh: 'غ', th: 'ث', q: 'ق' };
/** -er with Er is funny: an ending that makes them laugh is refused. */
const LAUGHED_AT = /komik|gülünç|komisch|albern|\bfunny\b|\bsilly\b|مضحك/iu;
/** From a start or end cue to its letters, at most. */
const CUE_NEAR = 30;

/** A single letter, or a group; lower-case words such as a and i only after a cue for the end. */
function lettersOf({ text }: Token, isCued: boolean): string | undefined {
  const plain = text.replace(/['’].*$/u, '');
  if (isArabicScript(plain))
    return /^و?[\p{L}]$/u.test(plain) && plain.length <= 2 ? plain.at(-1) : undefined;
  const lower = plain.toLowerCase();
  if (GROUPS.has(lower)) return lower;
  if (/^\p{Lu}$/u.test(plain) && plain !== 'I') return plain;
  if (MARKED.test(plain)) return plain;
  if (/^[qwxzj]$/u.test(plain)) return plain;
  return isCued && /^\p{Ll}$/u.test(plain) ? plain : undefined;
}

const ARABIC_LETTERS: Readonly<Record<string, string>> = {
  السين: 'س',
  عين: 'ع',
  الميم: 'م',
  النون: 'ن',
  الراء: 'ر',
};

/** The letters that a text asks for or refuses, each in its place in the name. */
export function readLetters(
  text: string,
  lexicon: Lexicon,
): { letters: Partial<LetterWishes>; understood: UnderstoodWish[] } {
  const found: Record<keyof LetterWishes, Set<string>> = {
    without: new Set(),
    startsWith: new Set(),
    notStartsWith: new Set(),
    endsWith: new Set(),
    notEndsWith: new Set(),
  };
  const understood: UnderstoodWish[] = [];
  const add = (wish: keyof LetterWishes, value: string, words: string) => {
    if (found[wish].has(value)) return;
    found[wish].add(value);
    understood.push({ wish, value, words });
  };
  for (const sentence of sentencesOf(text)) {
    for (const token of tokensOf(sentence)) {
      const before = sentence.slice(0, token.at);
      const after = sentence.slice(token.at + token.text.length);
      const near = `${before.slice(-CUE_NEAR)} ${after.slice(0, CUE_NEAR)}`;
      const isStart = lexicon.atStart.test(near);
      const isEnd = lexicon.atEnd.test(near);
      const pausedAt = lastEnd(lexicon.pause, before);
      const isRefused =
        lexicon.refusesBefore.test(before.slice(Math.max(0, pausedAt))) ||
        lexicon.refusesAfter.test(after) ||
        LAUGHED_AT.test(after);
      if (/^-\p{L}{1,6}$/u.test(token.text)) {
        add(isRefused ? 'notEndsWith' : 'endsWith', token.text.slice(1), sentence);
        continue;
      }
      const named = ARABIC_LETTERS[token.text];
      const letters = named ?? lettersOf(token, isEnd && !isStart);
      if (!letters) continue;
      if (isStart) {
        if (isRefused || !named || letters.length === 1)
          add(isRefused ? 'notStartsWith' : 'startsWith', letters, sentence);
      } else if (isEnd) add(isRefused ? 'notEndsWith' : 'endsWith', letters, sentence);
      else if (isRefused) {
        add('without', letters, sentence);
        const arabic = ARABIC_SOUND[letters];
        if (arabic) add('without', arabic, sentence);
      }
    }
  }
  return {
    letters: Object.fromEntries(Object.entries(found).map(([wish, values]) => [wish, [...values]])),
    understood,
  };
}
