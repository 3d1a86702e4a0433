import {
  type Locale,
  SUGGESTION_LIMITS,
  type UnderstoodWish,
  WISH_KINDS,
  type WishKind,
} from '@ismi/contract';
import type { ReadWishes } from './combine-wishes.rules.ts';
import { type AllowedKinds, isAllowedWish } from './consent.rules.ts';
import { MEANING_TAGS, MEANINGS } from './meanings.rules.ts';
import { readWishes } from './read-wishes.rules.ts';
import type { NamePool, TypedWishes } from './typed-wishes.rules.ts';

const KINDS: ReadonlySet<string> = new Set(WISH_KINDS);
const isWishKind = (wish: string): wish is WishKind => KINDS.has(wish);

/** Wishes that are a list of names. */
const NAME_LISTS = ['love', 'avoid', 'honour', 'taken', 'siblings', 'pairWith'] as const;

type Read = Partial<TypedWishes>;

/** The reader notes faith and tradition under the word it found; a chip has one of a list. Of a refused double name each part is refused. */
function valuesOf(wish: WishKind, value: string, { faith, tradition }: Read): string[] {
  if (wish === 'faith' && faith) return [faith];
  if (wish === 'tradition' && tradition) return [tradition];
  return wish === 'avoid' ? value.split(' ') : [value];
}

/** Everything that was read, as chips that ask for the same when they are sent back. */
function chipsOf({ wishes, understood }: ReadWishes): UnderstoodWish[] {
  const noted = understood.flatMap(({ wish, value, words }): UnderstoodWish[] =>
    isWishKind(wish)
      ? valuesOf(wish, value, wishes).map((each) => ({
          wish,
          value: each,
          words,
          is_inferred: false,
        }))
      : [],
  );
  const isNoted = (wish: WishKind, name: string) =>
    noted.some((chip) => chip.wish === wish && chip.value === name);
  // Names that were read twice over, such as an honoured one that shall not be given itself.
  const others = NAME_LISTS.flatMap((wish) =>
    (wishes[wish] ?? [])
      .filter((name) => !isNoted(wish, name))
      .map((value): UnderstoodWish => ({ wish, value, words: value, is_inferred: false })),
  );
  return [...noted, ...others];
}

/** What at least two loved names, and half of those that we know, have in common. */
function sharedMeanings(loved: readonly string[], pool: NamePool): UnderstoodWish[] {
  const known = loved.flatMap((name) => {
    const [found] = pool.index.findSpelling(name).candidates;
    const record = found && pool.nameOf(found.nameId);
    return record ? [{ name, meaning: record.meaning.en.toLowerCase() }] : [];
  });
  return MEANING_TAGS.flatMap((tag): UnderstoodWish[] => {
    const sharing = known.filter(({ meaning }) => MEANINGS[tag].test(meaning));
    if (sharing.length < 2 || sharing.length * 2 < known.length) return [];
    const words = sharing.map(({ name }) => name).join(', ');
    return [{ wish: 'meanings', value: tag, words, is_inferred: true }];
  });
}

const isSame = (one: UnderstoodWish, other: UnderstoodWish): boolean =>
  one.wish === other.wish && one.value === other.value;

/** Each wish once; what was said comes before what is concluded, and nothing is concluded against what was said. */
function eachOnce(chips: readonly UnderstoodWish[]): UnderstoodWish[] {
  const isRefused = ({ value, is_inferred }: UnderstoodWish) =>
    is_inferred && chips.some((chip) => chip.wish === 'notMeanings' && chip.value === value);
  return chips.filter(
    (chip, at) =>
      !isRefused(chip) &&
      chip.value.length <= SUGGESTION_LIMITS.wishValue &&
      chips.findIndex((other) => isSame(chip, other)) === at,
  );
}

interface ReadableAnswers {
  details?: string | undefined;
  loved?: readonly string[] | undefined;
}

/** The wishes in a family's own words and what its loved names have in common, without a model. */
export function understandWishes(
  { details = '', loved = [] }: ReadableAnswers,
  locale: Locale,
  pool: NamePool,
  allowed: AllowedKinds,
): UnderstoodWish[] {
  const chips = [...chipsOf(readWishes(details, locale, pool)), ...sharedMeanings(loved, pool)];
  return eachOnce(chips)
    .filter(({ wish }) => isAllowedWish(wish, allowed))
    .slice(0, SUGGESTION_LIMITS.wishes);
}
