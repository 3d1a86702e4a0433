import { type Finding, finding } from '../finding.ts';
import { foldedForm } from '../matching/fold.ts';
import { transliterationIpa } from '../pronunciation/transliteration-ipa.ts';
import { turkishIpa } from '../pronunciation/turkish-ipa.ts';
import type { NameRecord } from '../schema/name-record.ts';

/** Only what is heard at once: no length, no stress, no emphasis, no glottal stops. */
const skeletonOf = (ipa: string): string =>
  ipa
    .normalize('NFD')
    .replace(/ðˤ/g, 'z')
    .replace(/\p{M}|[ˈˌːˤʲ.ʔʕ ]/gu, '')
    .replace(/ij+$/, 'i')
    .replace(/[ɾɹ]/g, 'r')
    .replace(/ɫ/g, 'l')
    .replace(/[cq]/g, 'k')
    .replace(/[ɟɡ]/g, 'g')
    .replace(/[œ]/g, 'ø')
    .replace(/[ɑɒæ]/g, 'a')
    .replace(/ɛ/g, 'e')
    .replace(/[ɪ]/g, 'i')
    .replace(/[ʊ]/g, 'u')
    .replace(/ɲ(?=g)/g, 'n')
    .replace(/(.)\1+/g, '$1');

const ofTurkish = ({ name, origin, forms }: NameRecord): string | undefined =>
  origin.langs[0] === 'tr'
    ? forms.find(({ form, langs }) => form === name && langs.includes('tr'))?.form
    : undefined;

/** Other headwords are said as another language says them: Selim, Ramazan. */
const isTransliteration = ({ name, script }: NameRecord): boolean =>
  foldedForm(script.translit ?? '') === foldedForm(name);

/** How the spelling is read, where the record's own pronunciation has to agree with it. */
export function expectedIpa(record: NameRecord): string | undefined {
  const turkish = ofTurkish(record);
  if (turkish !== undefined) return turkishIpa(turkish);
  const { origin, script } = record;
  return origin.langs[0] === 'ar' && script.translit && isTransliteration(record)
    ? transliterationIpa(script.translit)
    : undefined;
}

/** Invariant 22: the pronunciation is that of the transliteration, or of the Turkish spelling. */
export function checkPronunciation(record: NameRecord): Finding[] {
  const { id, say } = record;
  const expected = expectedIpa(record);
  return expected === undefined || skeletonOf(expected) === skeletonOf(say.ipa)
    ? []
    : [finding(22, id, `is said ${say.ipa}, but its spelling is read ${expected}`)];
}
