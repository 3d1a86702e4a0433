import { meantSounds } from './meant-sounds.ts';
import { type ReaderLanguage, readAloud } from './reading-rules.ts';
import { soundDistance } from './sound-distance.ts';

/** From the easiest: what a family has to explain to readers of a language. */
export const TRAVEL_GRADES = ['familiar', 'easy', 'once', 'often'] as const;
export type TravelGrade = (typeof TRAVEL_GRADES)[number];

export interface Travel {
  /** How readers say the spelling, in broad sounds. */
  said: string;
  /** How far that is from what is meant, and what the spelling loses: about 1 for each thing to explain. */
  distance: number;
  grade: TravelGrade;
}

/** Letters that readers of a language cannot type, or take for another spelling. */
const OBSTACLES: Readonly<
  Record<Exclude<ReaderLanguage, 'ar'>, readonly (readonly [RegExp, number])[]>
> = {
  de: [
    [/[şçğıəšžčćđ]/giu, 0.5],
    [/q(?!u)/giu, 0.7],
    [/[bcdfgklmnprstz]r$/iu, 0.5],
    [/iya/iu, 0.5],
  ],
  en: [
    [/[şçğıəäöüšžčćđâîûİ]/giu, 0.7],
    [/[bcdfgkmnptz]r$/iu, 0.7],
    [/iya/iu, 0.5],
    [/hy|yy/iu, 0.7],
  ],
  fr: [
    [/[şğıəäöüšžčćđİ]/giu, 0.7],
    [/q(?!u)/giu, 0.4],
    [/[bcdfgkmnptz]r$/iu, 0.5],
  ],
  tr: [
    [/[qwxəšžčćđ]/giu, 0.7],
    [/aa|ee|oo|ou/giu, 0.7],
    [/ah$/iu, 0.5],
    [/[bcdfgklmnprstz]r$/iu, 0.7],
  ],
};

const EXPLAIN_ONCE = 0.66;
const EXPLAIN_OFTEN = 1.75;

const obstaclesIn = (spelling: string, language: Exclude<ReaderLanguage, 'ar'>): number =>
  OBSTACLES[language].reduce((sum, [letters, weight]) => {
    const found = spelling.match(letters) ?? [];
    return sum + weight * new Set(found.map((letter) => letter.toLowerCase())).size;
  }, 0);

/** Each sound that Arabic letters cannot write, or write in two ways. */
const WITHOUT_ARABIC_LETTER = /[pvçjgoöüeı]/g;

function arabicTravel(ipa: string, isNative: boolean, isKnown: boolean): Travel {
  const meant = meantSounds(ipa, 'en');
  const said = meantSounds(ipa, 'ar');
  const distance = isNative ? 0 : 0.45 * new Set(meant.match(WITHOUT_ARABIC_LETTER) ?? []).size;
  return { said, distance, grade: gradeOf(distance, isKnown) };
}

const gradeOf = (distance: number, isKnown: boolean): TravelGrade => {
  if (distance >= EXPLAIN_OFTEN) return 'often';
  if (distance >= EXPLAIN_ONCE) return 'once';
  return isKnown ? 'familiar' : 'easy';
};

export interface Traveller {
  /** As the family writes it. */
  spelling: string;
  /** As the family says it. */
  ipa: string;
  /** The name itself is generally known in the country. */
  isKnown: boolean;
  /** Its Arabic spelling is the original, not a transcription. */
  isArabic: boolean;
}

/** How a name fares with readers of one language. */
export function travelTo(language: ReaderLanguage, traveller: Traveller): Travel {
  const { spelling, ipa, isKnown, isArabic } = traveller;
  if (language === 'ar') return arabicTravel(ipa, isArabic, isKnown);
  const said = readAloud(spelling, language);
  const distance =
    soundDistance(said, meantSounds(ipa, language)) + obstaclesIn(spelling, language);
  // A name that everybody knows is read right whatever its letters.
  const felt = isKnown ? distance * 0.6 : distance;
  return { said, distance: Math.round(felt * 100) / 100, grade: gradeOf(felt, isKnown) };
}
