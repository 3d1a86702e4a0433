import type { CatalogueName } from '@ismi/catalogue';
import { type Locale, type ReasonText, reasonText } from '@ismi/contract';
import type { WrittenForm } from './letters-of-name.rules.ts';
import type { PreparedName } from './prepared-names.rules.ts';
import type { NamedName, PreparedWishes } from './prepared-wishes.rules.ts';
import type { WeightName } from './weights.rules.ts';

/** What a sentence is about: the two sentences of a reason are about different things. */
export type Subject =
  | 'named'
  | 'meaning'
  | 'faith'
  | 'origin'
  | 'use'
  | 'travel'
  | 'household'
  | 'sound'
  | 'spelling'
  | 'list';

/** One true sentence about a name for one family. */
export interface Claim {
  about: Subject;
  text: ReasonText;
  values?: Record<string, string>;
  /** How much it says to these parents; from 1, true of any name, to 10. */
  worth: number;
  /** The weights that the ranking would have named for it. */
  from?: readonly WeightName[];
  /** A fact of the name's free page. */
  isPublic: boolean;
}

/** A name of a list, as it is compared with the wishes. */
export interface NameToExplain {
  name: PreparedName;
  record: CatalogueName;
  /** As the list shows it. */
  spelling: string;
  latin: string;
  form: WrittenForm;
}

/** The family for whom a list is explained. */
export interface FamilyToTell {
  asked: PreparedWishes;
  locale: Locale;
  /** Siblings and surname may be named: reasons are stored. */
  remember: boolean;
}

export type Claims = Generator<Claim, void, undefined>;

/** A phrase that stands inside a sentence. */
export const phrase = (name: ReasonText, locale: Locale): string => reasonText(name, locale);

/** The user's own words are repeated only where they can be a name. */
const LIKE_A_NAME = /^[\p{L}\p{M}'’\- ]{2,25}$/u;
const WORDS_OF_A_NAME = 3;
const looksLikeAName = (text: string): boolean =>
  LIKE_A_NAME.test(text) && text.split(' ').length <= WORDS_OF_A_NAME;

const ARABIC = /\p{Script=Arabic}/u;

/** A name of the family as the list writes names; undefined where it cannot, or where it is no name. */
export function asWrittenIn(locale: Locale, { written, records }: NamedName): string | undefined {
  if (!looksLikeAName(written)) return undefined;
  if (ARABIC.test(written) === (locale === 'ar')) return written;
  const record = records[0]?.record;
  return locale === 'ar' ? record?.computed.arPlain : record?.name;
}
