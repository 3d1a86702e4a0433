import { withoutVowelSigns } from '../../lib/faith-words.ts';
import { isInLanguage } from '../../lib/text-language.ts';
import {
  CLAIM_GROUPS,
  type ClaimName,
  denies,
  SAYS_BEARER,
  SAYS_COMMON,
  SAYS_EASY,
  SAYS_RARE,
  SAYS_RISING,
} from './claim-words.rules.ts';
import { isForeignText } from './foreign-text.rules.ts';
import { type FactKind, numbersIn, textOfFact } from './name-fact.rules.ts';
import { placesIn } from './place-words.rules.ts';
import {
  bare,
  type Checking,
  misquotes,
  type SentenceContext,
  saysWrongMeaning,
  withoutQuotes,
} from './quoted-meaning.rules.ts';
import { strangeNamesIn } from './strange-names.rules.ts';

/** A sentence of the model, and the facts that it rests on. */
export interface CitingSentence {
  text: string;
  facts: string[];
}

/** What is wrong with a sentence. */
export type SentenceFault =
  | 'length'
  | 'language'
  | 'foreign'
  | 'uncited'
  | 'wrongId'
  | 'meaning'
  | 'quote'
  | 'bearer'
  | 'name'
  | 'popularity'
  | 'travel'
  | 'place'
  | ClaimName;

const SHORTEST = 20;
const LONGEST = 300;

const BEARER_KINDS: ReadonlySet<FactKind> = new Set(['bearer', 'story', 'knownFor', 'quran']);
const COMMON_GRADE = 'familiar';
const EASY_GRADES: ReadonlySet<string> = new Set(['easy', COMMON_GRADE]);

const sharesWord = (one: string, other: string): boolean => {
  const words = new Set(one.trim().split(' '));
  return other
    .trim()
    .split(' ')
    .some((word) => word.length > 2 && words.has(word));
};

function inventsBearer({ text, unnamed, cited, locale, spellings }: Checking): boolean {
  if (!SAYS_BEARER[locale].test(withoutVowelSigns(withoutQuotes(unnamed)))) return false;
  const told = cited.filter(({ kind }) => BEARER_KINDS.has(kind));
  // Capitals show a person's name in Latin letters; in Arabic one of the cited words has to be there.
  const own = new Set(spellings.map((each) => bare(each, locale).trim()));
  const said = bare(text, locale)
    .trim()
    .split(' ')
    .filter((word) => !own.has(word))
    .join(' ');
  return (
    told.length === 0 ||
    (locale === 'ar' && !told.some((fact) => sharesWord(bare(fact.text, locale), said)))
  );
}

function saysWrongUse({ unnamed, cited, locale }: Checking): boolean {
  const text = withoutVowelSigns(withoutQuotes(unnamed));
  const uses = cited.flatMap(({ use }) => use ?? []);
  const isRare = SAYS_RARE[locale].test(text);
  const isCommon = SAYS_COMMON[locale].test(text);
  const isRising = SAYS_RISING[locale].test(text);
  if (!isRare && !isCommon && !isRising) return false;
  const isFamiliar = cited.some(({ grade }) => grade === COMMON_GRADE);
  if (uses.length === 0) return isRare || isRising || !isFamiliar;
  if (denies(text, locale)) return false;
  const some = (holds: (use: (typeof uses)[number]) => boolean) => uses.some(holds);
  return (
    (isRare &&
      !some(
        ({ class: of, ofTenThousand: share }) =>
          of === 'rare' || of === 'extraordinary' || (share ?? 10) < 1,
      )) ||
    (isCommon && !isFamiliar && !some(({ class: of }) => of === 'known' || of === 'classic')) ||
    (isRising && !some((use) => use.isRising))
  );
}

/** Easy where a cited grade says otherwise. */
const saysWrongTravel = ({ text, cited, locale }: Checking): boolean =>
  SAYS_EASY[locale].test(withoutVowelSigns(text)) &&
  !denies(text, locale) &&
  cited.some(({ grade }) => grade !== undefined && !EASY_GRADES.has(grade));

const SPECIAL = /[^\p{L}\p{M}'’ -]/gu;
/** The name itself claims nothing: Emir is a name, Asya a continent. */
const withoutName = (text: string, spellings: readonly string[]): string =>
  spellings.reduce(
    (rest, spelling) =>
      rest.replace(new RegExp(`(?<!\\p{L})${spelling.replace(SPECIAL, '')}(?!\\p{L})`, 'gu'), ' '),
    text,
  );

function unsupportedGroup({ unnamed, cited, locale }: Checking): ClaimName | undefined {
  const support = withoutVowelSigns(cited.map((fact) => fact.text).join(' \n '));
  const plain = withoutVowelSigns(unnamed);
  return CLAIM_GROUPS.find(({ isIn }) => isIn(plain, locale) && !isIn(support, locale))?.name;
}

const CHECKS: readonly [SentenceFault, (checking: Checking) => boolean][] = [
  ['meaning', saysWrongMeaning],
  ['quote', misquotes],
  ['bearer', inventsBearer],
  [
    'number',
    ({ text, cited }) => {
      const known = new Set(cited.flatMap((fact) => numbersIn(textOfFact(fact))));
      return numbersIn(text).some((number) => !known.has(number));
    },
  ],
  [
    'place',
    ({ unnamed, cited, locale }) => {
      const said = placesIn(withoutVowelSigns(unnamed), locale);
      if (said.length === 0) return false;
      const known = placesIn(cited.map(({ text }) => text).join(' \n '), locale);
      return said.some((place) => !known.includes(place));
    },
  ],
  ['popularity', saysWrongUse],
  ['travel', saysWrongTravel],
  [
    'name',
    (checking) =>
      strangeNamesIn(checking.text, {
        ...checking,
        support: checking.cited.map(textOfFact),
      }).length > 0,
  ],
];

/** What is wrong with a sentence about a name; undefined where everything it says is in the facts that it cites. */
export function faultOf(
  { text, facts: ids }: CitingSentence,
  context: SentenceContext,
): SentenceFault | undefined {
  const { locale, facts, written } = context;
  if (text.length < SHORTEST || text.length > LONGEST) return 'length';
  if (!isInLanguage(locale, text)) return 'language';
  if (isForeignText(text, written)) return 'foreign';
  if (ids.length === 0) return 'uncited';
  const cited = ids.flatMap((id) => facts.get(id) ?? []);
  if (cited.length < ids.length) return 'wrongId';
  const unnamed = withoutName(text, context.spellings);
  const checking: Checking = { ...context, text, unnamed, cited };
  const group = unsupportedGroup(checking);
  if (group) return group;
  return CHECKS.find(([, fails]) => fails(checking))?.[0];
}
