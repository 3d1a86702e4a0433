import { type RespellingLanguage, respell } from '../pronunciation/respelling.ts';
import { turkishFormOf, turkishIpa } from '../pronunciation/turkish-ipa.ts';
import { withLongVowels } from '../pronunciation/turkish-length.ts';
import type { NameRecord } from '../schema/name-record.ts';

export interface Pronunciation extends Record<RespellingLanguage, string> {
  ipa: string;
}

export interface Pronunciations {
  /** Where the name comes from. */
  origin: Pronunciation;
  /** As Turkish families say their form; null where there is none, or it is the same. */
  turkish: (Pronunciation & { form: string }) | null;
}

export const inAll = (ipa: string, language: string): Pronunciation => ({
  ipa,
  tr: respell(ipa, 'tr', language),
  en: respell(ipa, 'en', language),
  de: respell(ipa, 'de', language),
});

const isTurkishOrigin = ({ origin }: NameRecord) => origin.langs[0] === 'tr';

export function pronunciationsOf(record: NameRecord): Pronunciations {
  const form = turkishFormOf(record);
  const origin = inAll(record.say.ipa, record.origin.langs[0] ?? '');
  const isBorneInTurkish = form !== undefined && record.cultures.includes('turkeyAsia');
  if (!isBorneInTurkish || isTurkishOrigin(record)) return { origin, turkish: null };
  const ipa = turkishIpa(withLongVowels(record, form));
  return { origin, turkish: ipa === origin.ipa ? null : { form, ...inAll(ipa, 'tr') } };
}
