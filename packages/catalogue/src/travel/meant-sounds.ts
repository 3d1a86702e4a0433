import type { ReaderLanguage } from './reading-rules.ts';

/** IPA to the same broad sounds as a reading. */
const BROAD: readonly (readonly [RegExp, string])[] = [
  [/\p{M}|[ˈˌ.ːˤʲʰʷ]/gu, ''],
  // The palatal stop, before c stands for dʒ.
  [/c/g, 'k'],
  [/tʃ|ʈʂ/g, 'ç'],
  [/dʒ/g, 'c'],
  [/ʃ/g, 'ş'],
  [/ʒ/g, 'j'],
  [/j(?![ʒ])/g, 'y'],
  [/[ʕʔ]/g, ''],
  [/[ħɦ]/g, 'h'],
  [/q/g, 'k'],
  [/[χ]/g, 'x'],
  [/ɣ/g, 'ğ'],
  [/[ɾɹʁʀɽ]/g, 'r'],
  [/[ɫɭʎ]/g, 'l'],
  [/[ɑɒɐæʌ]/g, 'a'],
  [/[ɛəɜ]/g, 'e'],
  [/ɪ/g, 'i'],
  [/[ɔ]/g, 'o'],
  [/ʊ/g, 'u'],
  [/[ɯɨ]/g, 'ı'],
  [/[øœ]/g, 'ö'],
  [/ɡ|ɟ/g, 'g'],
  [/θ/g, 'th'],
  [/ð/g, 'dh'],
  [/ŋ/g, 'n'],
  [/ɲ/g, 'ny'],
  [/[ʈ]/g, 't'],
  [/[ɖ]/g, 'd'],
  [/[ʋβ]/g, 'v'],
  [/ʂ/g, 'ş'],
  [/ʐ/g, 'j'],
];

/** Sounds that a language does not have, and what its speakers say at best. */
const NEAREST: Readonly<Record<ReaderLanguage, Readonly<Record<string, string>>>> = {
  de: { w: 'v', th: 's', dh: 'z', ğ: 'g', ı: 'i', q: 'k' },
  en: { ü: 'u', ö: 'o', x: 'k', ğ: 'g', ı: 'i', dh: 'th', q: 'k' },
  fr: { h: '', x: 'k', th: 's', dh: 'z', ğ: 'g', ı: 'i', q: 'k', c: 'c' },
  tr: { w: 'v', x: 'h', th: 's', dh: 'z', ğ: 'g', q: 'k' },
  ar: { p: 'b', v: 'f', ç: 'tş', j: 'c', ö: 'u', ü: 'u', o: 'u', e: 'i', ı: 'i' },
};

const FINAL_Y = /y(?=[^aeiouöüı]|$)/g;

/** How a name is meant, in the broad sounds of a reader's language. */
export function meantSounds(ipa: string, language: ReaderLanguage): string {
  // IPA's y is ü; its j becomes y only afterwards.
  let broad = ipa.normalize('NFD').replaceAll('y', 'ü');
  for (const [sign, sound] of BROAD) broad = broad.replace(sign, sound);
  broad = broad.replace(/(.)\1+/g, '$1');
  for (const [sound, nearest] of Object.entries(NEAREST[language]))
    broad = broad.replaceAll(sound, nearest);
  return broad.replace(FINAL_Y, 'y').replace(/(.)\1+/g, '$1');
}
