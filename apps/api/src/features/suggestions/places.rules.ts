/** What a country means for the ranking: whose figures tell how known a name is, what is spoken, how names are written. */
interface Place {
  figures: 'AT' | 'BE' | 'CH' | 'DE' | 'FR' | 'GB' | 'NO' | 'SE' | 'TR' | 'US' | 'all';
  languages: readonly string[];
  /** In which language's Latin letters a register writes. */
  writes: string;
}

const place = (figures: Place['figures'], languages: string, writes: string): Place => ({
  figures,
  languages: languages.split(' '),
  writes,
});

const PLACES: Readonly<Record<string, Place>> = {
  TR: place('TR', 'tr', 'tr'),
  CY: place('TR', 'tr', 'tr'),
  AZ: place('TR', 'az tr', 'az'),
  DE: place('DE', 'de', 'de'),
  AT: place('AT', 'de', 'de'),
  CH: place('CH', 'de fr', 'de'),
  GB: place('GB', 'en', 'en'),
  IE: place('GB', 'en', 'en'),
  US: place('US', 'en', 'en'),
  CA: place('US', 'en', 'en'),
  AU: place('GB', 'en', 'en'),
  NZ: place('GB', 'en', 'en'),
  FR: place('FR', 'fr', 'fr'),
  BE: place('BE', 'fr nl', 'fr'),
  LU: place('FR', 'fr de', 'fr'),
  NL: place('BE', 'nl', 'nl'),
  SE: place('SE', 'sv', 'en'),
  NO: place('NO', 'no', 'en'),
  DK: place('SE', 'da', 'en'),
  MA: place('FR', 'ar fr', 'fr'),
  DZ: place('FR', 'ar fr', 'fr'),
  TN: place('FR', 'ar fr', 'fr'),
  MR: place('all', 'ar fr', 'fr'),
  SN: place('FR', 'fr', 'fr'),
  PK: place('GB', 'ur en', 'en'),
  IN: place('GB', 'hi en', 'en'),
  BD: place('GB', 'bn en', 'en'),
  KE: place('GB', 'sw en', 'sw'),
  ID: place('all', 'id', 'id'),
  MY: place('all', 'ms en', 'ms'),
  SG: place('all', 'en ms', 'ms'),
  BA: place('AT', 'bs', 'bs'),
  XK: place('CH', 'sq', 'sq'),
  AL: place('CH', 'sq', 'sq'),
  MK: place('CH', 'sq', 'sq'),
  ES: place('FR', 'es', 'es'),
  IT: place('FR', 'it', 'en'),
  IR: place('all', 'fa', 'en'),
};
const ARAB_COUNTRY = place('all', 'ar', 'en');
const ARAB_COUNTRIES: ReadonlySet<string> = new Set(
  'AE SA KW QA BH OM YE IQ SY LB JO PS EG SD LY'.split(' '),
);

/** Elsewhere nothing is known: all registers together, and no language. */
export const placeOf = (country: string | undefined): Place => {
  if (country !== undefined && ARAB_COUNTRIES.has(country)) return ARAB_COUNTRY;
  return PLACES[country ?? ''] ?? { figures: 'all', languages: [], writes: 'en' };
};
