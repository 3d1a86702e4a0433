/** The closed vocabularies of the catalogue. */

export const GENDERS = ['boy', 'girl', 'unisex'] as const;
export const CERTAINTIES = ['sure', 'likely', 'disputed', 'unknown'] as const;
export const FORM_ROLES = ['preferred', 'accepted', 'searchOnly'] as const;
export const FORM_RELATIONS = ['same', 'cognate', 'short'] as const;

export const THEMES = [
  'religious',
  'nature',
  'virtue',
  'wisdom',
  'strength',
  'beauty',
  'family',
  'success',
] as const;

export const CULTURES = [
  'arabWorld',
  'northAfrica',
  'turkeyAsia',
  'southAsia',
  'balkans',
  'eastAfrica',
  'southeastAsia',
] as const;
export type Culture = (typeof CULTURES)[number];

export const BEARER_KINDS = [
  'prophet',
  'quranPerson',
  'ahlAlBayt',
  'wifeOfProphet',
  'companion',
  'imam',
  'angel',
  'scholarSaint',
  'ruler',
  'literary',
  'idol',
  'tyrant',
  'other',
] as const;

/**
 * Who honours a person. `shared`: known or honoured across communities; `sunni`, `shia`: mainly there; `disputed`: honoured
 * by some, rejected by others; `preIslamic`: before Islam; `secular`: known outside religion.
 */
export const PERSON_TRADITIONS = [
  'shared',
  'sunni',
  'shia',
  'disputed',
  'preIslamic',
  'secular',
] as const;

export const QURAN_KINDS = ['person', 'word', 'form', 'divineName', 'idol', 'none'] as const;
export const CAUTION_KINDS = [
  'word',
  'sound',
  'reading',
  'initials',
  'namesake',
  'social',
] as const;
export const CAUTION_LANGUAGES = ['tr', 'de', 'en', 'fr', 'nl', 'ar', 'fa'] as const;
/** Severe: obscene or insulting, told for free wherever the name is shown. Curious: a harmless word. */
export const CAUTION_SEVERITIES = ['severe', 'mild', 'curious'] as const;

export const VERDICTS = [
  'recommended',
  'appropriate',
  'conditional',
  'disliked',
  'notAppropriate',
  'notAssessed',
] as const;
export type Verdict = (typeof VERDICTS)[number];

export const RULE_CODES = [
  'G1',
  'P1',
  'P2',
  'C1',
  'C2',
  'Q1',
  'Q2',
  'N1',
  'U1',
  'E1',
  'E2',
  'W1',
  'W2',
  'I1',
  'I2',
  'D1',
  'K1',
  'M1',
  'M2',
  'O1',
  'A1',
  'A2',
  'R1',
] as const;

/** Schools and communities whose view may differ from the rule's. */
export const VIEW_TRADITIONS = [
  'hanafi',
  'maliki',
  'shafii',
  'hanbali',
  'salafi',
  'jafari',
  'alevi',
] as const;

export const SOURCE_PURPOSES = [
  'meaning',
  'origin',
  'bearer',
  'verdict',
  'usage',
  'forms',
  'description',
] as const;

export const REVIEW_PARTS = ['facts', 'verdict', 'tr', 'en', 'de', 'ar'] as const;
export type ReviewPart = (typeof REVIEW_PARTS)[number];

export const PHONETIC_CHARACTERS = [
  'short',
  'soft',
  'strong',
  'rhythmic',
  'deep',
  'modern',
] as const;
export type PhoneticCharacter = (typeof PHONETIC_CHARACTERS)[number];

export const DIVINE_NAME_CLASSES = ['abdOnly', 'abdPreferred', 'shared', 'notForNaming'] as const;

/** A name with such a verdict can be found, but is never suggested. */
const NEVER_SUGGESTED: ReadonlySet<Verdict> = new Set([
  'disliked',
  'notAppropriate',
  'notAssessed',
]);
export const isSuggestible = (verdict: Verdict): boolean => !NEVER_SUGGESTED.has(verdict);
