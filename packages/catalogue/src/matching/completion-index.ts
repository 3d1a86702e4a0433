import type { Language } from '../languages.ts';
import { BestSpellings } from './best-spellings.ts';
import { foldedForm, isArabicScript, strictForm } from './fold.ts';
import { readingsOf } from './keys.ts';
import { type KnownName, namesOfSpellingsInSteps } from './known-names.ts';
import type { NameIndex } from './name-index.ts';
import type { StoredForm } from './ranking.ts';
import { type SortedKeys, sortedKeysInSteps } from './sorted-keys.ts';
import { mapInSteps, type Steps } from './steps.ts';

export type { KnownName };

export interface Completion {
  readonly nameId: string;
  /** The stored spelling that matches what was typed. */
  readonly form: string;
  /** Typed in whole, or as far as its start, or only sounding or looking alike. */
  readonly match: 'whole' | 'start' | 'similar';
}

interface Typing {
  readonly language: Language;
  /** Leaves out names of the other gender, except one that is typed in whole. */
  readonly gender?: 'boy' | 'girl' | undefined;
  readonly limit: number;
}

interface Query {
  readonly strict: string;
  readonly folded: string;
}

export interface CompletionIndex {
  /** The names that may become of what is typed, best first. Takes few milliseconds for any text. */
  readonly complete: (typed: string, typing: Typing) => Completion[];
}

/** How a spelling continues what was typed. Of two spellings of a name the first of these is shown. */
const MATCH = {
  sameLetters: 0,
  samePlainLetters: 1,
  own: 2,
  /** Begins with other diacritics than typed, where none were typed. */
  ownInPlainLetters: 3,
  other: 4,
  otherInPlainLetters: 5,
  /** Begins without the diacritics that were typed. */
  ownWithoutMarks: 6,
  otherWithoutMarks: 7,
  bySound: 8,
} as const;

/** In each class the more common name comes first. */
const CLASS_OF_MATCH = [0, 1, 2, 2, 2, 2, 3, 3, 4] as const;
const OF_OTHERS: readonly number[] = [
  MATCH.other,
  MATCH.otherInPlainLetters,
  MATCH.otherWithoutMarks,
];
/** A name that begins so only in a spelling of others comes after own ones, unless it is more common by so many places. */
const PLACES_BEHIND_OWN = 200;
const PLACES_PER_CLASS = 2 ** 32;

function placeOf(match: number, rank: number): number {
  const place = rank + (OF_OTHERS.includes(match) ? PLACES_BEHIND_OWN : 0);
  return (CLASS_OF_MATCH[match] ?? CLASS_OF_MATCH.length) * PLACES_PER_CLASS + place;
}

function matchOfStart(isOwn: boolean, isAsTyped: boolean, hasMarks: boolean): number {
  if (isAsTyped) return isOwn ? MATCH.own : MATCH.other;
  if (hasMarks) return isOwn ? MATCH.ownWithoutMarks : MATCH.otherWithoutMarks;
  return isOwn ? MATCH.ownInPlainLetters : MATCH.otherInPlainLetters;
}

function matchOf(kind: number): Completion['match'] {
  if (kind <= MATCH.samePlainLetters) return 'whole';
  return kind < MATCH.bySound ? 'start' : 'similar';
}

/** Longer than any name; also limits the cost of a request. */
const LONGEST_TYPED = 60;
/** Fewer letters sound like the start of too many names. */
const SHORTEST_BY_SOUND = 2;
const SHORTEST_WITH_TYPO = 3;
/** From so many names on, typos are not considered; nor beside a name that is typed in whole. */
const ENOUGH = 5;
/** Beside names that begin as typed, only a close one is a typo. */
const CLOSE = 0.9;
/** Of a reading: how many less likely sounds it may have. */
const MOST_UNLIKELY = 1;
const QUERY_READINGS = 3;

/** As they are typed on other keyboards: Oemer. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const UMLAUT = /[äöü]/g;

function writtenKeys({ strict, folded }: StoredForm): string[] {
  const spelledOut = foldedForm(strict.replace(UMLAUT, (letter) => UMLAUTS[letter] ?? letter));
  return [...new Set([folded, spelledOut])];
}

/** Sounds are compared within one script: a start in the other one says too little. */
const soundKey = (sounds: string, inArabic: boolean): string => (inArabic ? 'a' : 'l') + sounds;

const soundKeys = ({ readings, inArabic }: StoredForm): string[] => [
  ...new Set(
    readings
      .filter(({ unlikeliness }) => unlikeliness <= MOST_UNLIKELY)
      .map(({ sounds }) => soundKey(sounds, inArabic)),
  ),
];

function* sortedKeysOf(
  stored: readonly StoredForm[],
  keysOf: (form: StoredForm) => readonly string[],
): Steps<SortedKeys> {
  const keysOfEach = yield* mapInSteps(stored, keysOf);
  return yield* sortedKeysInSteps(keysOfEach);
}

/** Continues what is being typed, on the spellings of a name index. */
export function* completionIndexInSteps(
  index: NameIndex,
  known: readonly KnownName[],
): Steps<CompletionIndex> {
  const { stored } = index;
  const { names, numberOf, nameOf, ranks, isOwn, preference } = yield* namesOfSpellingsInSteps(
    stored,
    known,
  );
  const written = yield* sortedKeysOf(stored, writtenKeys);
  const heard = yield* sortedKeysOf(stored, soundKeys);
  const best = new BestSpellings(names.length, preference);

  const suits = (name: number | undefined, gender: Typing['gender']): boolean => {
    const ofName = names[name ?? -1]?.gender;
    return gender === undefined || ofName === gender || ofName === 'unisex';
  };

  function collectWritten(query: Query, { language, gender }: Typing): void {
    const hasMarks = query.strict !== query.folded;
    const strictAt = (spelling: number): string => stored[spelling]?.strict ?? '';
    written.eachStartingWith(query.folded, (spelling, isWhole) => {
      const name = nameOf[spelling] ?? 0;
      if (isWhole) {
        const same = strictAt(spelling) === query.strict;
        best.add(name, same ? MATCH.sameLetters : MATCH.samePlainLetters, spelling);
      } else if (suits(name, gender)) {
        const asTyped = strictAt(spelling).startsWith(query.strict);
        best.add(name, matchOfStart(isOwn(spelling, language), asTyped, hasMarks), spelling);
      }
    });
  }

  function collectBySound(typed: string, { gender }: Typing): void {
    for (const { sounds } of readingsOf(typed).slice(0, QUERY_READINGS))
      heard.eachStartingWith(soundKey(sounds, isArabicScript(typed)), (spelling) => {
        const name = nameOf[spelling] ?? 0;
        if (suits(name, gender)) best.add(name, MATCH.bySound, spelling);
      });
  }

  /** What sounds or looks alike as a whole, in the order of the search. */
  function withTypos(typed: string, { gender, limit }: Typing, beside: Completion[]): Completion[] {
    const offered = new Set(beside.map(({ nameId }) => nameId));
    const more = index
      .find(typed, { limit: ENOUGH + beside.length })
      .candidates.filter(({ score }) => score >= (beside.length > 0 ? CLOSE : 0))
      .filter(({ nameId }) => !offered.has(nameId) && suits(numberOf.get(nameId), gender))
      .map(({ nameId, form }) => ({ nameId, form, match: 'similar' as const }));
    return [...beside, ...more].slice(0, Math.min(ENOUGH, limit));
  }

  return {
    complete: (text, typing) => {
      const typed = text.slice(0, 2 * LONGEST_TYPED);
      const query = { strict: strictForm(typed), folded: foldedForm(typed) };
      // Checked before reading, which is expensive: one character may fold to eighteen.
      if (query.folded.length === 0 || query.folded.length > LONGEST_TYPED) return [];
      const { limit, language } = typing;
      const letters = [...query.folded].length;
      collectWritten(query, typing);
      if (best.size < limit && letters >= SHORTEST_BY_SOUND) collectBySound(typed, typing);
      const rankOf = ranks[language];
      const reached = best.take(limit, (name, match) => placeOf(match, rankOf[name] ?? 0));
      const completions = reached.flatMap(({ name, spelling, kind }): Completion[] => {
        const [{ nameId } = {}, { form } = {}] = [names[name], stored[spelling]];
        return nameId && form ? [{ nameId, form, match: matchOf(kind) }] : [];
      });
      const isSettled =
        completions.length >= Math.min(ENOUGH, limit) || completions[0]?.match === 'whole';
      if (isSettled || letters < SHORTEST_WITH_TYPO) return completions;
      return withTypos(typed, typing, completions);
    },
  };
}
