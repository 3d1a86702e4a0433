import type { CatalogueName } from '@ismi/catalogue';
import type { NameIndex } from '@ismi/catalogue/matching/name-index';
import type {
  FAITH_WISHES,
  Locale,
  RefusalReason,
  Root,
  SuggestionForm,
  TRADITIONS,
} from '@ismi/contract';
import type { Meaning } from './meanings.rules.ts';

/** The catalogue as the ranking needs it; the pool of the names feature has all of it. */
export interface NamePool {
  names: readonly { record: CatalogueName }[];
  people: readonly { id: string; tradition: string }[];
  index: Pick<NameIndex, 'find' | 'findSpelling'>;
  nameOf(id: string): CatalogueName | undefined;
}

type Faith = (typeof FAITH_WISHES)[number];
export type FamilyTradition = (typeof TRADITIONS)[number];

/** How a name shall be written; each is a list of letters or of groups of letters. */
export interface LetterWishes {
  without: string[];
  startsWith: string[];
  notStartsWith: string[];
  endsWith: string[];
  notEndsWith: string[];
}

/** Everything that a family asked for, in the form in which names are ranked by it. */
export interface TypedWishes {
  gender: SuggestionForm['gender'];
  culture: SuggestionForm['culture'];
  length: SuggestionForm['length'];
  popularity: SuggestionForm['popularity'];
  themes: NonNullable<SuggestionForm['meaning']>;
  sound: SuggestionForm['phonetic'] | undefined;
  doubleName: boolean;
  /** The language of the page, which decides the script. */
  locale: Locale;
  /** Whether only names without dispute are wanted. */
  religious: boolean;
  faith: Faith;
  tradition: FamilyTradition | undefined;
  /** A country, two letters. */
  livesIn: string | undefined;
  /** Languages, two or three letters. */
  speaks: string[];
  roots: Root[];
  /** Of these, or beside them, whose names they ask for in so many words. */
  askedRoots: Root[];
  surname: string | undefined;
  siblings: string[];
  /** The other twin: may share an initial. */
  twin: string | undefined;
  avoid: string[];
  love: string[];
  /** Of earlier lists, by id or spelling: more like these. */
  liked?: readonly string[] | undefined;
  /** Of earlier lists, by id or spelling: not shown again, and fewer that share what was said against them. */
  disliked?: readonly { name: string; reason?: RefusalReason | undefined }[] | undefined;
  /** What nothing may be learned about from them: a family did not consent to it. */
  notLearned?: ReadonlySet<'faith' | 'origin'> | undefined;
  /** Liked, but already given to somebody near. */
  taken: string[];
  honour: string[];
  /** The second part of a double name, or the first. */
  pairWith: string[];
  letters: LetterWishes;
  maxSyllables: number | undefined;
  minSyllables: number | undefined;
  /** Languages in which the name has to work. */
  worksIn: string[];
  meanings: Meaning[];
  notMeanings: Meaning[];
  quranic: boolean;
  companion: boolean;
  prophet: boolean;
  ahlulbayt: boolean;
  notProphet: boolean;
  notDated: boolean;
}

/** One wish of a free text, with the words it was read from. */
export interface UnderstoodWish {
  wish: keyof TypedWishes | keyof LetterWishes;
  value: string;
  words: string;
}

export const noLetterWishes = (): LetterWishes => ({
  without: [],
  startsWith: [],
  notStartsWith: [],
  endsWith: [],
  notEndsWith: [],
});

/** What a form without any optional answer asks for. */
export const noWishes = (
  required: Pick<TypedWishes, 'gender' | 'culture' | 'length' | 'popularity' | 'locale'>,
): TypedWishes => ({
  ...required,
  themes: [],
  sound: undefined,
  doubleName: false,
  religious: false,
  faith: 'neutral',
  tradition: undefined,
  livesIn: undefined,
  speaks: [],
  roots: [],
  askedRoots: [],
  surname: undefined,
  siblings: [],
  twin: undefined,
  avoid: [],
  love: [],
  taken: [],
  honour: [],
  pairWith: [],
  letters: noLetterWishes(),
  maxSyllables: undefined,
  minSyllables: undefined,
  worksIn: [],
  meanings: [],
  notMeanings: [],
  quranic: false,
  companion: false,
  prophet: false,
  ahlulbayt: false,
  notProphet: false,
  notDated: false,
});
