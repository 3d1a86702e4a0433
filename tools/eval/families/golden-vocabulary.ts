import type { CatalogueName } from '@ismi/catalogue';

type Culture = CatalogueName['cultures'][number];

const REGIONS: Readonly<Record<string, Culture>> = {
  AZ: 'turkeyAsia',
  IQ: 'arabWorld',
  AE: 'arabWorld',
  KW: 'arabWorld',
  OM: 'arabWorld',
  LB: 'arabWorld',
  EG: 'arabWorld',
  SA: 'arabWorld',
  SY: 'arabWorld',
  JO: 'arabWorld',
  PS: 'arabWorld',
  SD: 'arabWorld',
  MA: 'northAfrica',
  DZ: 'northAfrica',
  TN: 'northAfrica',
  MR: 'northAfrica',
  SN: 'northAfrica',
  KE: 'eastAfrica',
  SO: 'eastAfrica',
  PK: 'southAsia',
  IN: 'southAsia',
  BD: 'southAsia',
  ID: 'southeastAsia',
  MY: 'southeastAsia',
  SG: 'southeastAsia',
  BA: 'balkans',
  XK: 'balkans',
  AL: 'balkans',
};
export const regionOf = (country: string): Culture | undefined => REGIONS[country];

interface Origins {
  languages: string[];
  cultures: Culture[];
  forms: string[];
}
const origins = (languages: string, cultures = '', forms = ''): Origins => ({
  languages: languages.split(' ').filter(Boolean),
  cultures: cultures.split(' ').filter(Boolean) as Culture[],
  forms: forms.split(' ').filter(Boolean),
});

/** Where names of these roots come from; a region alone is enough for peoples who mostly bear Arabic names. */
const ORIGINS: Readonly<Record<string, Origins>> = {
  turkish: origins('tr', 'turkeyAsia', 'tr'),
  kurdish: origins('ku', 'turkeyAsia', 'ku'),
  persian: origins('fa'),
  iranian: origins('fa', 'turkeyAsia southAsia', 'fa'),
  afghan: origins('fa', 'turkeyAsia southAsia', 'fa'),
  pashtun: origins('ps fa', 'southAsia', 'ps'),
  uyghur: origins('ug tr fa', 'turkeyAsia', 'ug uz tr'),
  kazakh: origins('kk tr mn', 'turkeyAsia', 'kk'),
  kyrgyz: origins('ky tr mn', 'turkeyAsia', 'ky'),
  uzbek: origins('uz tr fa chg', 'turkeyAsia', 'uz'),
  amazigh: origins('ber kab'),
  albanian: origins('sq', 'balkans', 'sq'),
  bosnian: origins('bs sla', 'balkans', 'bs'),
  somali: origins('so', 'eastAfrica', 'so'),
  swahili: origins('sw', 'eastAfrica', 'sw en'),
  oromo: origins('om', 'eastAfrica', 'om'),
  indonesian: origins('id jv sa', 'southeastAsia', 'id'),
  urdu: origins('ur fa', 'southAsia', 'ur en'),
  iraqi: origins('ar akk syc', 'arabWorld', 'en'),
  mauritanian: origins('ar', 'northAfrica', 'fr'),
  senegalese: origins('wo ar', 'northAfrica', 'fr'),
};
export const originsOf = (tag: string): Origins => ORIGINS[tag] ?? origins('');

interface ThemeWords {
  text?: RegExp;
  theme?: CatalogueName['themes'][number];
  kinds?: string[];
  quran?: boolean;
}
const HOUSE = ['ahlAlBayt', 'imam'];
/** How the themes of the rules are told from a record. */
export const THEME_WORDS: Readonly<Record<string, ThemeWords>> = {
  season: {
    text: /autumn|spring|summer|winter|month|april|september|rain|dew|snow|weather|moon|sun|season|wind|storm|breeze|cloud/,
  },
  nature: { theme: 'nature' },
  flower: {
    text: /flower|rose|jasmin|tulip|lily|blossom|hyacinth|basil|violet|bloom|narcissus|garden/,
  },
  light: { text: /light|shin|radian|dawn|moon|sun|bright|flame|glow|star/ },
  ahlulbayt: {
    kinds: HOUSE,
    text: /imam|fatima|husayn|hussein|karbala|zaynab|\bali\b|ahl al-bayt/,
  },
  islamic: {
    theme: 'religious',
    quran: true,
    kinds: [...HOUSE, 'companion', 'wifeOfProphet', 'prophet'],
  },
  'quran or companions': { quran: true, kinds: [...HOUSE, 'companion', 'wifeOfProphet'] },
  mesopotamia: { text: /mesopotam|babylon|tigris|euphrates|sumer|iraq|baghdad|basra|river/ },
  'turkic history': { text: /turk|khagan|khan|oghuz|orkhon|seljuk|ottoman|epic|dede korkut/ },
  republic: { text: /turkish|independ|republic|atat|free|victory|nation|modern/ },
  andalusi: { text: /andalus|granada|córdoba|cordoba|spain|seville|poet/ },
};
