import { REFUSAL_REASONS, type SuggestedName } from '@ismi/contract';
import { EMPTY_TRANSLATIONS } from './empty-translations.ts';

export const WORDS =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.';

export const NAMES = [
  ['safiyya', 'Safiya', 'صفية'],
  ['nur', 'Nur', 'نور'],
  ['halima', 'Halima', 'حليمة'],
  ['abdurrahman', 'Abdurrahman', 'عبد الرحمن'],
] as const;

/** A name of a list with long texts; some have what others lack. */
export const suggestedName = (
  [name_id, name, name_ar]: readonly [id: string, name: string, arabic: string],
  place: number,
): SuggestedName => ({
  name_id,
  address: name_id,
  name,
  name_latin: name,
  name_ar,
  meaning: 'Lorem ipsum; dolor sit amet',
  origin: 'Lorem ipsum',
  facts_language: 'en',
  description: WORDS,
  pronunciation: 'lo-REM',
  ipa: null,
  also_said: null,
  known_for: null,
  picture_mark: null,
  gender: 'girl',
  length: 'medium',
  popularity: place % 2 ? 'known' : null,
  popularity_score: place % 2 ? 72 : null,
  popularity_place: null,
  popularity_sources: [],
  popularity_births: null,
  popularity_cognates: [],
  cultural_variants: [name, 'Loremia', 'Ipsuma'],
  ...EMPTY_TRANSLATIONS,
  namesakes: [{ name: 'Lorem Ipsum', line: WORDS }],
  related: [],
  cautions: [],
  quran: ['19:16'],
  warning: place === 1 ? WORDS : null,
  verified: place !== 2,
  reason: WORDS,
  reason_by: 'model',
  islamic_verdict: 'appropriate',
  islamic_appropriate: true,
  shelf: place === 2 ? null : 'closest',
  relaxed: place === 3 ? ['popularity', 'length'] : [],
  double_with: place === 3 ? { name_id: 'nur', name: 'Nur', name_ar: 'نور' } : null,
});

const publicName = (id: string, name: string): SuggestedName => ({
  ...suggestedName([id, name, 'نور'], 0),
  description: '',
  namesakes: [],
  quran: [],
});
export const NOTHING_SAID = {
  reactions: [],
  reasons: REFUSAL_REASONS,
  rounds: [],
  left: { refine: 2, alike: 5 },
};
export const reactionTo = (
  [name_id, name]: readonly string[],
  reaction: string,
  reason?: string,
) => ({
  name_id,
  name,
  reaction,
  reason: reason ?? null,
});
/** Everything that a list can have learned, also about names of earlier lists. */
export const MUCH_SAID = {
  ...NOTHING_SAID,
  reactions: [
    reactionTo(NAMES[0], 'more'),
    reactionTo(['long', 'Abdurrahmanullah Muhammadamin'], 'refused', 'somebody'),
    ...Array.from({ length: 14 }, (_, index) => reactionTo([`n${index}`, 'Nurhayat'], 'refused')),
  ],
  rounds: [
    {
      kind: 'alike',
      number: 1,
      around: { name_id: NAMES[0][0], name: NAMES[0][1] },
      suggestions: [publicName('amina', 'Amina'), publicName('mina', 'Mina')],
    },
    { kind: 'refine', number: 1, around: null, suggestions: [publicName('lina', 'Lina')] },
  ],
  left: { refine: 0, alike: 0 },
};
