import { foldedForm } from '@ismi/catalogue/matching/fold';
import { readingsOf } from '@ismi/catalogue/matching/keys';
import type { NameForms } from '@ismi/catalogue/matching/name-index';
import { seededRandom } from './random.ts';

/**
 * Invented names that sound plausible: Arabic roots in common name patterns, written as Turkish, English, German and French
 * families would, and in Arabic. They fill the index to the catalogue's future size.
 */

interface Consonant {
  readonly ar: string;
  readonly tr: string;
  readonly en: string;
  readonly de: string;
  readonly fr: string;
}

const consonant = (ar: string, tr: string, en = tr, de = en, fr = en): Consonant => ({
  ar,
  tr,
  en,
  de,
  fr,
});
const CONSONANTS: readonly Consonant[] = [
  consonant('ب', 'b'),
  consonant('ت', 't'),
  consonant('ج', 'c', 'j', 'dsch', 'dj'),
  consonant('ح', 'h'),
  consonant('خ', 'h', 'kh', 'ch', 'kh'),
  consonant('د', 'd'),
  consonant('ر', 'r'),
  consonant('ز', 'z', 'z', 's', 'z'),
  consonant('س', 's', 's', 's', 'ss'),
  consonant('ش', 'ş', 'sh', 'sch', 'ch'),
  consonant('ص', 's'),
  consonant('ط', 't'),
  consonant('ع', ''),
  consonant('غ', 'g', 'gh', 'gh', 'gh'),
  consonant('ف', 'f'),
  consonant('ق', 'k', 'q', 'k', 'k'),
  consonant('ك', 'k'),
  consonant('ل', 'l'),
  consonant('م', 'm'),
  consonant('ن', 'n'),
  consonant('ه', 'h'),
  consonant('و', 'v', 'w', 'w', 'ou'),
  consonant('ي', 'y', 'y', 'j', 'y'),
];

/** 1 2 3 stand for the root; capitals are long vowels; E is the feminine ending. */
const PATTERNS =
  '1a2I3 1A2i3 1a2A3 1a23 1i2A3 1u2ay3 1a22A3 mu1a22i3 mu12i3 ma12U3 1a23An 1a2U3 ta12I3 i12A3 1A2i3E 1a2I3E 1a23E mu12i3E 1a23A 1u23An'.split(
    ' ',
  );

type Style = 'tr' | 'en' | 'de' | 'fr';
const VOWELS: Readonly<Record<Style, Readonly<Record<string, readonly string[]>>>> = {
  tr: { a: ['e', 'a'], i: ['i'], u: ['u', 'ü'], A: ['a'], I: ['i'], U: ['u'], E: ['e', 'a'] },
  en: {
    a: ['a'],
    i: ['i', 'e'],
    u: ['u', 'o'],
    A: ['a', 'aa'],
    I: ['i', 'ee'],
    U: ['u', 'oo'],
    E: ['a', 'ah'],
  },
  de: { a: ['a'], i: ['i'], u: ['u'], A: ['a'], I: ['i', 'ie'], U: ['u'], E: ['a'] },
  fr: { a: ['a', 'e'], i: ['i'], u: ['ou', 'o'], A: ['a'], I: ['i'], U: ['ou'], E: ['a'] },
};
const ARABIC_VOWELS: Readonly<Record<string, string>> = {
  A: 'ا',
  I: 'ي',
  U: 'و',
  E: 'ة',
  m: 'م',
  t: 'ت',
  n: 'ن',
  y: 'ي',
};
const STYLES: readonly Style[] = ['tr', 'en', 'en', 'de', 'fr', 'fr'];

type Pick = <T>(from: readonly T[]) => T | undefined;

const inLatin = (pattern: string, root: readonly Consonant[], style: Style, pick: Pick): string => {
  const letters = [...pattern].map(
    (sign) => root[Number(sign) - 1]?.[style] ?? pick(VOWELS[style][sign] ?? [sign]) ?? '',
  );
  const [first = '', ...rest] = letters.join('');
  return first.toUpperCase() + rest.join('');
};
const inArabic = (pattern: string, root: readonly Consonant[]): string => {
  const letters = [...pattern.replace(/22/, '2')].map(
    (sign) => root[Number(sign) - 1]?.ar ?? ARABIC_VOWELS[sign] ?? '',
  );
  return (/^[ai]/.test(pattern) ? 'إ' : '') + letters.join('');
};

/** Enough names for `spellings` spellings, always the same, none of which is a real name or sounds like one. */
export function distractorsFor(real: readonly NameForms[], spellings: number): NameForms[] {
  const random = seededRandom(6);
  const pick: Pick = (from) => from[Math.floor(random() * from.length)];
  const realForms = real.flatMap(({ forms }) => forms.map(({ form }) => form));
  const taken = new Set(realForms.map(foldedForm));
  const soundOf = (form: string): string => readingsOf(form)[0]?.sounds ?? '';
  const sounds = new Set(realForms.map(soundOf));
  const distractors: NameForms[] = [];
  for (let made = 0; made < spellings; ) {
    const pattern = pick(PATTERNS) ?? '';
    const root = [1, 2, 3].flatMap(() => pick(CONSONANTS) ?? []);
    const turkish = inLatin(pattern, root, 'tr', pick);
    if (turkish.length < 3 || taken.has(foldedForm(turkish)) || sounds.has(soundOf(turkish)))
      continue;
    const written = [
      inArabic(pattern, root),
      ...STYLES.map((style) => inLatin(pattern, root, style, pick)),
    ];
    const forms = [...new Set([turkish, ...written])].filter(
      (form) => !taken.has(foldedForm(form)),
    );
    for (const form of forms) taken.add(foldedForm(form));
    made += forms.length;
    distractors.push({
      nameId: `made-up-${distractors.length}`,
      forms: forms.map((form) => ({ form, role: 'accepted' })),
      // Few names are popular, as in reality.
      popularity: 60 * random() ** 3,
      gender: pattern.endsWith('E') ? 'girl' : 'boy',
    });
  }
  return distractors;
}
