/**
 * Estimates the guesses for a password, as a power of ten. A small estimator of our own: it splits a password into the cheapest
 * pieces (words, years, runs, single characters), in a time that depends only on its length. Free of zod, so that a form may
 * load it by itself.
 */

/** Longer passwords are judged by their beginning. */
const JUDGED = 40;
const WORD_MIN = 3;
const WORD_MAX = 20;

/** Fewer guesses than this are refused: a word with a year or a few digits stays below it. */
export const WEAK_BELOW = 6.5;
/** From here on it is strong enough. */
export const STRONG_FROM = 9;

/** Words common among our users that international lists rank badly. */
const LOCAL_WORDS =
  'ismi parola sifre merhaba selam askim sevgilim canim bebek bebegim annem babam ailem aile kizim oglum allah bismillah masallah insallah elhamdulillah ramazan bayram muhammed mohammed muhammad ahmed fatma hatice emine zeynep ayse elif meryem yusuf mustafa omer ali hasan huseyin ibrahim turkiye turkey istanbul ankara izmir bursa adana antalya galatasaray fenerbahce besiktas trabzonspor cimbom kanarya ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik yaz kis bahar ilkbahar sonbahar pazartesi sali carsamba persembe cuma cumartesi pazar januar februar marz april mai juni juli august september oktober november dezember fruhling sommer herbst winter montag dienstag mittwoch donnerstag freitag samstag sonntag spring summer autumn january february march june july october december monday tuesday wednesday thursday friday saturday sunday password passwort kennwort welcome willkommen hallo schatz familie family baby admin login qwertz qwerty name names isim vorname deutschland germany berlin hamburg munchen koln frankfurt habibi salam marhaba';
const LOCAL_RANK = 100;
const LOCAL: ReadonlySet<string> = new Set(LOCAL_WORDS.split(' '));

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
].flatMap((row) => [row, [...row].reverse().join('')]);

const SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Lower case without diacritics: `Şükür` and `sukur` are the same guess. */
export const foldWord = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss');

const YEAR = /^(19|20)\d\d$/;
const DATE =
  /^((0?[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])((19|20)?\d\d)|(19|20)\d\d(0[1-9]|1[0-2])([0-2]\d|3[01]))$/;

export interface Knowledge {
  /** The rank of a folded word in the lists of common guesses. */
  rankOf?: (word: string) => number | undefined;
  /** Facts about the user: name, address. */
  personal?: readonly string[];
}

/** The words of a user's name, as they may occur in a password. */
const partsOf = (personal: readonly string[]): ReadonlySet<string> =>
  new Set(
    personal
      .map(foldWord)
      .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
      .filter((part) => part.length >= WORD_MIN),
  );

function costOfRun(piece: string): number | undefined {
  if (YEAR.test(piece)) return 1.5;
  if (DATE.test(piece)) return 3.5;
  if (new Set(piece).size === 1) return 1 + Math.log10(piece.length);
  return ROWS.some((row) => row.includes(piece)) ? 1 + Math.log10(piece.length) : undefined;
}

function costOfCharacter(character: string): number {
  if (/\p{N}/u.test(character)) return 1;
  return /\p{L}/u.test(character) ? 1.4 : 1.3;
}

/** `Ab1Ab1Ab1` takes hardly more guesses than `Ab1`. */
function unitOf(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return text.slice(0, period);
}

/** The guesses for a password, as a power of ten. */
export function guessesOf(
  password: string,
  { rankOf = () => undefined, personal = [] }: Knowledge = {},
): number {
  const whole = foldWord(password).slice(0, JUDGED);
  const text = unitOf(whole);
  const plain = [...text].map((sign) => SIGNS[sign] ?? sign).join('');
  const own = partsOf(personal);
  const costOfWord = (word: string): number | undefined => {
    if (own.has(word)) return 0.5;
    const rank = Math.min(rankOf(word) ?? Infinity, LOCAL.has(word) ? LOCAL_RANK : Infinity);
    return rank === Infinity ? undefined : Math.max(0.3, Math.log10(rank));
  };
  const costOfPiece = (from: number, to: number): number => {
    const piece = text.slice(from, to);
    const written = plain.slice(from, to);
    const replaced = piece === written ? undefined : costOfWord(written);
    return Math.min(
      costOfRun(piece) ?? Infinity,
      costOfWord(piece) ?? Infinity,
      replaced === undefined ? Infinity : replaced + 0.3,
    );
  };
  const best = [0];
  for (let to = 1; to <= text.length; to += 1) {
    let cheapest = (best[to - 1] ?? 0) + costOfCharacter(text.charAt(to - 1));
    for (let from = Math.max(0, to - WORD_MAX); from <= to - WORD_MIN; from += 1) {
      cheapest = Math.min(cheapest, (best[from] ?? 0) + costOfPiece(from, to));
    }
    best.push(cheapest);
  }
  const repeats = Math.log10(whole.length / Math.max(1, text.length));
  return (best.at(-1) ?? 0) + Math.max(0, repeats);
}

export const isWeak = (password: string, knowledge?: Knowledge): boolean =>
  guessesOf(password, knowledge) < WEAK_BELOW;
