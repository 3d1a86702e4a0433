import type { CatalogueName } from '@ismi/catalogue';
import {
  type NameMonograph,
  REGISTRY_COUNTRIES,
  REGISTRY_FACTS,
  type RegistryNote,
} from '@ismi/contract';

type Country = (typeof REGISTRY_COUNTRIES)[number];

const PLAIN = /^[a-z' -]+$/i;
const GERMAN = /^[a-zäöüß' -]+$/i;
const TURKISH = /^[abcçdefgğhıijklmnoöprsştuüvyzâîû' -]+$/;
const FRENCH = /^[a-zàâäéèêëïîôöùûüÿçæœ' -]+$/i;

const germanNote = (spelling: string): RegistryNote => {
  if (/[ıİ]/.test(spelling)) return 'de.dotlessI';
  if (!GERMAN.test(spelling)) return 'de.signs';
  return spelling.includes('-') ? 'de.hyphen' : 'de.free';
};

function noteOf(country: Country, spelling: string, { gender }: CatalogueName): RegistryNote {
  switch (country) {
    case 'DE':
      return germanNote(spelling);
    case 'AT':
      return gender === 'unisex' ? 'at.unisex' : 'at.usual';
    case 'TR':
      return TURKISH.test(spelling.toLocaleLowerCase('tr')) ? 'tr.letters' : 'tr.foreignLetters';
    case 'GB':
      return PLAIN.test(spelling) ? 'gb.free' : 'gb.signs';
    case 'FR':
      return FRENCH.test(spelling) ? 'fr.free' : 'fr.signs';
  }
}

/** Where the language of the office has a spelling of its own, that one; else the page's. */
const OWN_LANGUAGE: Readonly<Partial<Record<Country, string>>> = { TR: 'tr', FR: 'fr' };

function spellingIn(country: Country, spelling: string, { forms }: CatalogueName): string {
  const language = OWN_LANGUAGE[country];
  if (!language) return spelling;
  const own = forms.filter(
    ({ langs, rel, role }) => rel === 'same' && role !== 'searchOnly' && langs.includes(language),
  );
  if (own.some(({ form }) => form === spelling)) return spelling;
  return (own.find(({ role }) => role === 'preferred') ?? own[0])?.form ?? spelling;
}

/** ICAO 9303: only A to Z; the rest as its letter without signs. */
const PASSPORT_LETTERS: Readonly<Record<string, string>> = {
  ä: 'AE',
  ö: 'OE',
  ü: 'UE',
  ß: 'SS',
  ı: 'I',
  æ: 'AE',
  œ: 'OE',
  đ: 'D',
  ə: 'E',
  "'": '',
  '’': '',
  '-': '<',
  ' ': '<',
};

/** The name in the machine-readable line of a passport. */
export const passportLine = (spelling: string): string =>
  [...spelling.normalize('NFC').replaceAll('İ', 'i').toLowerCase()]
    .map(
      (letter) =>
        PASSPORT_LETTERS[letter] ??
        letter
          .normalize('NFD')
          .replace(/[^a-z]/g, '')
          .toUpperCase(),
    )
    .join('');

export const registryView = (
  record: CatalogueName,
  spelling: string,
): NameMonograph['registry'] => ({
  offices: REGISTRY_COUNTRIES.map((country) => {
    const here = spellingIn(country, spelling, record);
    const note = noteOf(country, here, record);
    const { source, asOf } = REGISTRY_FACTS[note];
    return { country, spelling: here, note, source, as_of: asOf };
  }),
  passport: passportLine(spelling),
});
