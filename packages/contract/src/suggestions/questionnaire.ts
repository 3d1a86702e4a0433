/** The eleven questions in their order, the required ones first, and their answers. Free of zod: the screens need the values, not the schemas. */
export const QUESTIONNAIRE_STEPS = [
  'gender',
  'culture',
  'religious',
  'length',
  'popularity',
  'details',
  'sibling',
  'meaning',
  'phonetic',
  'startLetter',
  'doubleName',
] as const;
export type QuestionnaireStep = (typeof QUESTIONNAIRE_STEPS)[number];

export const SUGGESTION_CULTURES = [
  'arabWorld',
  'northAfrica',
  'balkans',
  'turkeyAsia',
  'eastAfrica',
  'southAsia',
  'southeastAsia',
] as const;
export type SuggestionCulture = (typeof SUGGESTION_CULTURES)[number];

export const NAME_THEMES = [
  'religious',
  'nature',
  'virtue',
  'wisdom',
  'strength',
  'beauty',
  'family',
  'success',
] as const;
export type NameTheme = (typeof NAME_THEMES)[number];

export const NAME_SOUNDS = ['short', 'soft', 'strong', 'rhythmic', 'deep', 'modern'] as const;
export type NameSound = (typeof NAME_SOUNDS)[number];

/** In Arabic أحمد, إبراهيم and آدم are listed under one letter: the signs on an alif do not make another. */
export const plainAlif = (letter: string): string => letter.replace(/^[آأإٱ]/u, 'ا');

export const NAME_GENDERS = ['boy', 'girl', 'unisex'] as const;
export const NAME_LENGTHS = ['short', 'medium', 'long'] as const;
export const POPULARITY_CLASSES = ['rare', 'extraordinary', 'known', 'classic'] as const;

/** The required steps; "surprise us" may be chosen in these, which draws a random value. */
export const REQUIRED_ANSWERS = {
  gender: NAME_GENDERS,
  culture: SUGGESTION_CULTURES,
  religious: [true, false],
  length: NAME_LENGTHS,
  popularity: POPULARITY_CLASSES,
} as const;
export type RequiredStep = keyof typeof REQUIRED_ANSWERS;
// Object.keys loses the literal types.
export const REQUIRED_STEPS = Object.keys(REQUIRED_ANSWERS) as [RequiredStep, ...RequiredStep[]];

/** The random answer to a step; `random` is at least 0 and below 1. */
export const pickAnswer = <S extends RequiredStep>(
  step: S,
  random: number,
): (typeof REQUIRED_ANSWERS)[S][number] => {
  const values: readonly (typeof REQUIRED_ANSWERS)[S][number][] = REQUIRED_ANSWERS[step];
  // Every list has at least one value.
  return values[Math.floor(random * values.length)] as (typeof REQUIRED_ANSWERS)[S][number];
};

/** Answers that a name of a list may miss, which it then says. Gender, first letter and verdict are never missed. */
export const RELAXABLE_ANSWERS = ['popularity', 'length', 'culture'] as const;
export type RelaxableAnswer = (typeof RELAXABLE_ANSWERS)[number];

/** The wording of the consents to process answers about faith and about origin; a new wording is a new version. */
export const SUGGESTION_CONSENT_VERSION = '2026-11-19';
