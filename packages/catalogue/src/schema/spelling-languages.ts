import type { Culture } from './vocabulary.ts';

interface SpellingLanguages {
  /** Of its peoples: how a family writes that names no roots. */
  own: readonly string[];
  /** In which its families register names as well, at home or abroad. */
  registered: readonly string[];
  /** In which a form counts as one of the culture, and no more. */
  others: readonly string[];
}

/** In which Latin spellings families of a culture write names. */
const LANGUAGES: Readonly<Record<Culture, SpellingLanguages>> = {
  turkeyAsia: {
    own: ['tr'],
    registered: ['ku', 'az'],
    others: ['fa', 'uz', 'kk', 'ky', 'tk', 'ru'],
  },
  arabWorld: { own: [], registered: ['en', 'de', 'fr'], others: [] },
  northAfrica: { own: [], registered: ['fr'], others: ['en', 'kab', 'es', 'nl'] },
  southAsia: { own: ['ur'], registered: ['en'], others: ['bn', 'fa'] },
  balkans: { own: ['bs', 'sq'], registered: [], others: ['tr'] },
  eastAfrica: { own: ['so', 'sw'], registered: ['en'], others: ['ha'] },
  southeastAsia: { own: ['ms', 'id'], registered: [], others: ['jv'] },
};

export const ownLanguagesOf = (culture: Culture): readonly string[] => LANGUAGES[culture].own;

export const registeredLanguagesOf = (culture: Culture): readonly string[] => [
  ...LANGUAGES[culture].own,
  ...LANGUAGES[culture].registered,
];

export const formLanguagesOf = (culture: Culture): readonly string[] => [
  ...registeredLanguagesOf(culture),
  ...LANGUAGES[culture].others,
];
