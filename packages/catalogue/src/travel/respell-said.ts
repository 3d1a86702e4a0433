import { type RespellingLanguage, respell } from '../pronunciation/respelling.ts';

/** The broad sounds of a reading as IPA. What a reading does not tell is left open: length and stress. */
const IPA: Readonly<Record<string, string>> = {
  E: 'e',
  y: 'j',
  j: 'ʒ',
  c: 'dʒ',
  ç: 'tʃ',
  ş: 'ʃ',
  ğ: 'ɣ',
  ı: 'ɯ',
  ü: 'y',
  ö: 'ø',
  g: 'ɡ',
};

/** How readers say a spelling, written for a reader of one of our languages, without stress. */
export function respellSaid(said: string, reader: RespellingLanguage): string {
  const ipa = [...said].map((sound) => (sound === '-' ? ' ' : (IPA[sound] ?? sound))).join('');
  const written = respell(ipa, reader, 'en').toLocaleLowerCase(reader);
  // In capitals ß is SS, and a syllable inside a name does not begin with two letters.
  return reader === 'de' ? written.replaceAll('-ss', '-ß') : written;
}
