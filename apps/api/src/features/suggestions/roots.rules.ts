import type { Root, SuggestionCulture } from '@ismi/contract';

/** Where a family comes from, more exactly than the region of the questionnaire. */
interface RootFacts {
  cultures: readonly SuggestionCulture[];
  /** Languages that the family's own names come from, as `origin.langs` has them. */
  origins: readonly string[];
  /** In whose spellings the family writes, first choice first. */
  forms: readonly string[];
  /** The country whose figures say how known a name is at home. */
  home: 'TR' | 'FR' | 'GB' | 'AT' | 'all';
  /** A people with names of its own: a name of that language says more than the region does. */
  isDistinct: boolean;
}

const root = (
  cultures: string,
  origins: string,
  forms: string,
  home: RootFacts['home'],
  isDistinct = false,
): RootFacts => ({
  cultures: cultures.split(' ') as SuggestionCulture[],
  origins: origins.split(' '),
  forms: forms === '' ? [] : forms.split(' '),
  home,
  isDistinct,
});
const arab = () => root('arabWorld', 'ar', '', 'all');
const northAfrican = () => root('northAfrica arabWorld', 'ar', 'fr', 'FR');
const southAsian = (origins = 'ar fa ur', forms = 'ur en') =>
  root('southAsia', origins, forms, 'GB');

/** The roots a family may name, and what the catalogue has for each. */
const ROOTS = {
  turkish: root('turkeyAsia', 'tr ar fa', 'tr', 'TR'),
  kurdish: root('turkeyAsia', 'ku fa', 'ku tr', 'TR', true),
  zaza: root('turkeyAsia', 'tr ar ku fa', 'tr', 'TR'),
  cypriot: root('turkeyAsia', 'tr ar fa', 'tr', 'TR'),
  azerbaijani: root('turkeyAsia', 'az tr fa ar', 'az tr', 'TR'),
  turkmen: root('turkeyAsia arabWorld', 'tr ar', 'tr', 'TR'),
  uzbek: root('turkeyAsia', 'uz chg tr fa ar', 'uz tr en', 'TR'),
  kazakh: root('turkeyAsia', 'kk tr mn ar fa', 'kk ru tr', 'TR', true),
  kyrgyz: root('turkeyAsia', 'ky tr mn', 'ky ru tr', 'TR', true),
  tatar: root('turkeyAsia', 'tt tr ar', 'tt ru tr', 'TR'),
  uyghur: root('turkeyAsia', 'ug tr ar fa', 'ug tr', 'TR'),
  tajik: root('turkeyAsia southAsia', 'fa ar', 'fa en', 'all', true),
  iranian: root('turkeyAsia', 'fa', 'fa en', 'all', true),
  afghan: root('turkeyAsia southAsia', 'fa ar', 'fa en', 'all'),
  pashtun: root('southAsia turkeyAsia', 'ps fa', 'ps en', 'all', true),
  arab: arab(),
  iraqi: arab(),
  syrian: arab(),
  lebanese: arab(),
  palestinian: arab(),
  jordanian: arab(),
  egyptian: root('arabWorld northAfrica', 'ar', '', 'all'),
  saudi: arab(),
  emirati: arab(),
  kuwaiti: arab(),
  qatari: arab(),
  bahraini: arab(),
  omani: arab(),
  yemeni: arab(),
  sudanese: root('arabWorld eastAfrica', 'ar', 'en', 'all'),
  libyan: root('northAfrica arabWorld', 'ar', 'en', 'all'),
  mhallami: root('arabWorld turkeyAsia', 'ar', 'tr', 'TR'),
  assyrian: root('arabWorld', 'syc ar akk', '', 'all', true),
  moroccan: northAfrican(),
  algerian: northAfrican(),
  tunisian: northAfrican(),
  mauritanian: northAfrican(),
  amazigh: root('northAfrica', 'ber kab', 'kab fr', 'FR', true),
  kabyle: root('northAfrica', 'ber kab', 'kab fr', 'FR', true),
  bosnian: root('balkans', 'bs sla ar tr fa', 'bs', 'AT'),
  albanian: root('balkans', 'sq', 'sq', 'AT', true),
  kosovar: root('balkans', 'sq', 'sq', 'AT', true),
  macedonian: root('balkans', 'sq bs ar', 'sq bs', 'AT'),
  sandzak: root('balkans', 'bs sla ar tr fa', 'bs', 'AT'),
  bulgarian: root('turkeyAsia balkans', 'tr ar', 'tr', 'TR'),
  pakistani: southAsian(),
  punjabi: southAsian('ar fa ur pa', 'ur en'),
  kashmiri: southAsian(),
  indian: southAsian('ar fa ur hi', 'ur en'),
  gujarati: southAsian(),
  bangladeshi: southAsian('ar fa ur', 'bn en'),
  somali: root('eastAfrica', 'so ar', 'so', 'GB', true),
  swahili: root('eastAfrica', 'sw ar', 'sw', 'GB'),
  kenyan: root('eastAfrica', 'sw ar', 'sw', 'GB'),
  eritrean: root('eastAfrica', 'ar', 'en', 'GB'),
  oromo: root('eastAfrica', 'om', 'om en', 'GB', true),
  ethiopian: root('eastAfrica', 'ar am', 'en', 'GB'),
  senegalese: root('northAfrica eastAfrica', 'ar wo', 'fr', 'FR'),
  malian: root('northAfrica eastAfrica', 'ar', 'fr', 'FR'),
  hausa: root('northAfrica eastAfrica', 'ar ha', 'ha en', 'GB'),
  indonesian: root('southeastAsia', 'id jv sa ar ms', 'id ms', 'all'),
  javanese: root('southeastAsia', 'jv sa id', 'jv id', 'all', true),
  sundanese: root('southeastAsia', 'sa id', 'id', 'all', true),
  malay: root('southeastAsia', 'ms ar sa', 'ms', 'all'),
} satisfies Record<Root, RootFacts>;

export const rootFacts = (tag: Root): RootFacts => ROOTS[tag];

/** Peoples whose name alone says a tradition or a language are left to other wishes. */
const OTHER_WORDS: Readonly<Record<string, Root>> = {
  persian: 'iranian',
  kurd: 'kurdish',
  berber: 'amazigh',
  rifi: 'amazigh',
  urdu: 'pakistani',
  pashto: 'pashtun',
  'turkish-arab': 'mhallami',
  bengali: 'bangladeshi',
};

/** The root that a free tag means; undefined for one whose names the catalogue does not collect (german, english). */
export const rootOf = (tag: string): Root | undefined =>
  tag in ROOTS ? (tag as Root) : OTHER_WORDS[tag];
