import { lowerCase } from './fold.ts';
import { joinCompound } from './latin-compounds.ts';
import { combineReadings, type PossibleSounds, type Reading } from './sounds.ts';

/**
 * The sounds of letters in the languages in which these names are written: Turkish, German, English, French, Bosnian,
 * Albanian, Azeri, Kurdish, Somali, Malay, and chat digits. Longer groups come first.
 */
const LETTER_GROUPS: Readonly<Record<string, PossibleSounds>> = {
  dsch: ['j'],
  tsch: ['C'],
  dzh: ['j'],
  dž: ['j'],
  đ: ['j', 'd'],
  dj: ['j'],
  dz: ['z', 'j'],
  xh: ['j'],
  zh: ['j', 'z'],
  sch: ['S'],
  sh: ['S'],
  sy: ['sy', 'S'],
  sj: ['S', 'sy'],
  tj: ['C', 'ty'],
  ş: ['S'],
  š: ['S'],
  ç: ['C', 's'],
  č: ['C'],
  ć: ['C'],
  ž: ['j'],
  ch: ['h', 'S', 'C', 'k'],
  kh: ['h'],
  gh: ['g'],
  ğ: ['g', ''],
  rh: ['r', 'g', 'rh'],
  th: ['s', 't'],
  dh: ['z', 'd'],
  ph: ['f'],
  ck: ['k'],
  tz: ['z'],
  ts: ['s'],
  aou: ['av', 'au'],
  aoo: ['au'],
  aee: ['ai'],
  ou: ['u'],
  oo: ['u'],
  ee: ['i'],
  ie: ['iya', 'i'],
  aï: ['ai', 'ay', 'i'],
  ai: ['ay', 'i'],
  ei: ['ay', 'i'],
  ey: ['ay'],
  ay: ['ay'],
  aj: ['ay', 'aj'],
  ej: ['ay', 'aj'],
  ae: ['ay', 'a'],
  au: ['av', 'au'],
  ao: ['av'],
  oe: ['u'],
  ue: ['u'],
  a: ['a'],
  e: ['a'],
  ə: ['a'],
  i: ['i'],
  ı: ['i'],
  ï: ['i'],
  o: ['u'],
  ö: ['u'],
  u: ['u'],
  ü: ['u'],
  b: ['b'],
  p: ['b'],
  t: ['t'],
  d: ['d'],
  r: ['r'],
  z: ['z'],
  s: ['s'],
  f: ['f'],
  k: ['k'],
  q: ['k'],
  l: ['l'],
  m: ['m'],
  n: ['n'],
  v: ['v'],
  w: ['v'],
  h: ['h'],
  x: ['h', 'ks'],
  c: ['j', 'k'],
  j: ['j', 'y'],
  g: ['g', 'j'],
  y: ['i', 'y'],
  '2': [''],
  '3': [''],
  '5': ['h'],
  '6': ['t'],
  '7': ['h'],
  '8': ['g'],
  '9': ['s', 'k'],
};
const LONGEST_GROUP = 4;

const VOWELS = 'aeiouıöüə';
const isVowel = (letter: string | undefined): boolean => !!letter && VOWELS.includes(letter);

/** Letters whose sound depends on their neighbours. */
function inContext(group: string, text: string, start: number): PossibleSounds | undefined {
  const before = text[start - 1];
  const after = text[start + group.length];
  switch (group) {
    case 'h':
      return !after && before ? ['', 'h'] : undefined;
    case 'c':
      if (after && 'eiyı'.includes(after)) return before ? ['j', 's'] : ['j', 's', ''];
      return before ? undefined : ['j', 'k', ''];
    case 'j':
      return isVowel(before) && !isVowel(after) ? ['y', 'j'] : undefined;
    case 'y':
      return !before || isVowel(after) ? ['y'] : undefined;
    case 'i':
      return after && 'aeou'.includes(after) ? ['iy'] : undefined;
    case 'ou':
      return after && 'aei'.includes(after) ? ['v', 'uv'] : undefined;
    case 'ie':
      return after ? undefined : ['i', 'iya'];
    default:
      return undefined;
  }
}

/** Lokmane, Mourade, Amine: the final e is silent in French, but not in Turkish. */
const MUTE_E_UNLIKELINESS = 1.5;
const isMuteInFrench = (text: string): boolean =>
  text.length >= 4 && /[aiou][bcdfklmnrstz]e$/.test(text);

/** Marks that change the sound stay on their letter; others only lengthen or separate. */
function keepPhoneticMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/([gscz])([\u0306\u0327\u030C\u0301])|([iou])(\u0308)/g, (pair) =>
      pair.normalize('NFC'),
    )
    .replace(/\p{M}/gu, '');
}

function groupAt(text: string, start: number): string | undefined {
  for (let length = LONGEST_GROUP; length > 0; length -= 1) {
    const group = text.slice(start, start + length);
    if (group.length === length && Object.hasOwn(LETTER_GROUPS, group)) return group;
  }
  return undefined;
}

/** The readings of a name in Latin script. `asGirlsName`: a final e is the feminine ending and never silent. */
export function latinReadings(text: string, asGirlsName: boolean): Reading[] {
  const letters = lowerCase(text).replace(/[^\p{L}\p{M}\p{N}\s\-_.]|[\u02B0-\u02FF]/gu, '');
  const joined = joinCompound(keepPhoneticMarks(letters));
  const heard: PossibleSounds[] = [];
  for (let start = 0; start < joined.length; ) {
    const group = groupAt(joined, start);
    if (group) heard.push(inContext(group, joined, start) ?? LETTER_GROUPS[group] ?? ['']);
    start += group?.length ?? 1;
  }
  if (asGirlsName || !isMuteInFrench(joined)) return combineReadings(heard);
  const muted = combineReadings(heard.with(-1, ['']));
  return [
    ...combineReadings(heard),
    ...muted.map(({ sounds, unlikeliness }) => ({
      sounds,
      unlikeliness: unlikeliness + MUTE_E_UNLIKELINESS,
    })),
  ];
}
