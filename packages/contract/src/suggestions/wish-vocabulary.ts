/** What parents may ask for beside the eleven steps. Free of zod: the screens need the values, not the schemas. */

/** Where a family comes from, more exactly than the region of the questionnaire. */
export const ROOTS_BY_CULTURE = {
  arabWorld: [
    'arab',
    'syrian',
    'iraqi',
    'lebanese',
    'palestinian',
    'jordanian',
    'egyptian',
    'saudi',
    'emirati',
    'kuwaiti',
    'qatari',
    'bahraini',
    'omani',
    'yemeni',
    'sudanese',
    'mhallami',
    'assyrian',
  ],
  northAfrica: [
    'moroccan',
    'algerian',
    'tunisian',
    'libyan',
    'mauritanian',
    'amazigh',
    'kabyle',
    'senegalese',
    'malian',
    'hausa',
  ],
  balkans: ['bosnian', 'albanian', 'kosovar', 'macedonian', 'sandzak', 'bulgarian'],
  turkeyAsia: [
    'turkish',
    'kurdish',
    'zaza',
    'cypriot',
    'azerbaijani',
    'turkmen',
    'uzbek',
    'kazakh',
    'kyrgyz',
    'tatar',
    'uyghur',
    'tajik',
    'iranian',
  ],
  eastAfrica: ['somali', 'swahili', 'kenyan', 'eritrean', 'oromo', 'ethiopian'],
  southAsia: [
    'pakistani',
    'afghan',
    'pashtun',
    'punjabi',
    'kashmiri',
    'indian',
    'gujarati',
    'bangladeshi',
  ],
  southeastAsia: ['indonesian', 'javanese', 'sundanese', 'malay'],
} as const;
export type Root = (typeof ROOTS_BY_CULTURE)[keyof typeof ROOTS_BY_CULTURE][number];
// The order of a flattened list is that of the regions; its type is lost in flattening.
export const ROOTS = Object.values(ROOTS_BY_CULTURE).flat() as [Root, ...Root[]];

/** Countries in which a family may live, two letters; elsewhere all registers together count. */
export const HOME_COUNTRIES = [
  ...['DE', 'TR', 'GB', 'AT', 'CH', 'FR', 'BE', 'NL', 'SE', 'NO', 'DK', 'IE', 'LU', 'ES', 'IT'],
  ...['US', 'CA', 'AU', 'NZ', 'CY', 'AZ', 'BA', 'XK', 'AL', 'MK', 'MA', 'DZ', 'TN', 'MR', 'SN'],
  ...['EG', 'LY', 'SD', 'SA', 'AE', 'KW', 'QA', 'BH', 'OM', 'YE', 'IQ', 'SY', 'LB', 'JO', 'PS'],
  ...['IR', 'PK', 'IN', 'BD', 'KE', 'ID', 'MY', 'SG'],
] as const;

/** Languages that a family may speak. */
export const HOME_LANGUAGES = [
  ...['de', 'tr', 'en', 'ar', 'ku', 'fr', 'nl', 'bs', 'sq', 'fa', 'ur', 'az', 'zza', 'ber'],
  ...['sv', 'no', 'da', 'es', 'it', 'ru', 'ps', 'bn', 'hi', 'pa', 'id', 'ms', 'so', 'sw', 'uz'],
  ...['kk', 'ky', 'tt', 'ug', 'ha', 'wo', 'am', 'om'],
] as const;

export const FAITH_WISHES = ['seek', 'neutral', 'avoid'] as const;
export const TRADITIONS = ['sunni', 'shia', 'alevi', 'other'] as const;

/** What a name is asked to mean, in finer words than the themes. */
const MEANING_WISHES = [
  ...['light', 'moon', 'sun', 'star', 'sky', 'water', 'flower', 'plant', 'mountain', 'wind'],
  ...['snow', 'season', 'earth', 'animal', 'bird', 'lion', 'joy', 'love', 'hope', 'peace'],
  ...['grace', 'trust', 'wise', 'strong', 'free', 'hero', 'ruler', 'war', 'gem', 'gift'],
  ...['paradise', 'saint', 'poetry', 'rare', 'steppe', 'ottoman', 'andalusia', 'mesopotamia'],
  'royalPersia',
] as const;
export type MeaningWish = (typeof MEANING_WISHES)[number];

/** What a wish read from a text is about. Its value is a name, letters, a number or a word of a list above. */
export const WISH_KINDS = [
  'love',
  'avoid',
  'honour',
  'taken',
  'siblings',
  'pairWith',
  'roots',
  'worksIn',
  'meanings',
  'notMeanings',
  'without',
  'startsWith',
  'notStartsWith',
  'endsWith',
  'notEndsWith',
  'maxSyllables',
  'minSyllables',
  'notDated',
  'faith',
  'tradition',
  'quranic',
  'companion',
  'prophet',
  'notProphet',
  'ahlulbayt',
] as const;
export type WishKind = (typeof WISH_KINDS)[number];

/** These reveal a belief, and are used only with the consent to it. */
export const FAITH_KINDS: ReadonlySet<WishKind> = new Set([
  'faith',
  'tradition',
  'quranic',
  'companion',
  'prophet',
  'notProphet',
  'ahlulbayt',
]);
/** These reveal an origin, and are used only with the consent to it. */
export const ORIGIN_KINDS: ReadonlySet<WishKind> = new Set(['roots']);

/** Why a suggested name is not for a family. */
export const REFUSAL_REASONS = [
  'tooCommon',
  'tooRare',
  'tooOld',
  'sound',
  'meaning',
  'hardHere',
  'somebody',
  'notOurs',
  'tooReligious',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** What a family says about a suggested name. */
export const REACTIONS = ['more', 'refused'] as const;
/** How names come to a list after it was made: all wishes weighed anew, or names like one of the list. */
export const ROUND_KINDS = ['refine', 'alike'] as const;

/** What a place of a list is for: closest to the wishes, easy where they live, a discovery. */
export const SHELVES = ['closest', 'travels', 'discovery'] as const;
