import type { Locale, Root } from '@ismi/contract';
import type { ReadWishes } from './combine-wishes.rules.ts';
import type { Lexicon, PlainWish } from './lexicon.rules.ts';
import { lexiconOf } from './lexicons.rules.ts';
import { isMeaning } from './meanings.rules.ts';
import { MARKED_LETTERS, readLetters } from './read-letters.rules.ts';
import { type ReadName, readNames } from './read-names.rules.ts';
import { isRefusedAt } from './refusal-scope.rules.ts';
import { sentencesOf } from './text-clauses.rules.ts';
import {
  type NamePool,
  noLetterWishes,
  type TypedWishes,
  type UnderstoodWish,
} from './typed-wishes.rules.ts';

interface Known {
  surname?: string | undefined;
  siblings?: readonly string[] | undefined;
}

type Plain = Partial<TypedWishes>;
const PLAIN: Readonly<Record<PlainWish, Plain>> = {
  rare: {},
  known: {},
  classic: {},
  short: {},
  notDated: { notDated: true },
  quranic: { quranic: true },
  companion: { companion: true },
  prophet: { prophet: true },
  notProphet: { notProphet: true },
  ahlulbayt: { ahlulbayt: true },
  notReligious: { faith: 'avoid' },
  religious: { faith: 'seek' },
  shia: { tradition: 'shia' },
  alevi: { tradition: 'alevi' },
  sunni: { tradition: 'sunni' },
  notTheSame: {},
  plainLetters: {},
};
/** These say the same however they are worded. */
const CANNOT_BE_REFUSED: ReadonlySet<PlainWish> = new Set([
  'notDated',
  'notProphet',
  'notReligious',
  'shia',
  'alevi',
  'sunni',
  'notTheSame',
  'plainLetters',
]);

function readSyllables(sentence: string, { syllables, numbers }: Lexicon): number | undefined {
  const at = sentence.search(syllables);
  if (at < 0) return undefined;
  const words = sentence.slice(Math.max(0, at - 24), at + 12).toLowerCase();
  const found = Object.entries(numbers)
    .filter(([word]) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(words))
    .map(([, number]) => number);
  return found.length > 0 ? Math.max(...found) : undefined;
}

class WishReader {
  readonly wishes: Partial<TypedWishes> = {};
  readonly understood: UnderstoodWish[] = [];
  readonly #lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  #note(wish: UnderstoodWish['wish'], value: string, words: string) {
    this.understood.push({ wish, value, words: words.trim() });
  }

  #push<K extends 'meanings' | 'notMeanings' | 'roots' | 'worksIn'>(
    wish: K,
    value: TypedWishes[K][number],
    words: string,
  ) {
    const list: readonly unknown[] = this.wishes[wish] ?? [];
    if (list.includes(value)) return;
    Object.assign(this.wishes, { [wish]: [...list, value] });
    this.#note(wish, value, words);
  }

  readPlain(sentence: string) {
    for (const [wish, pattern] of this.#lexicon.plain) {
      const match = pattern.exec(sentence);
      if (!match || (!CANNOT_BE_REFUSED.has(wish) && isRefusedAt(sentence, match, this.#lexicon)))
        continue;
      Object.assign(this.wishes, PLAIN[wish]);
      // The honoured name is meant to be heard in another one.
      if (wish === 'notTheSame')
        this.wishes.taken = [...(this.wishes.taken ?? []), ...(this.wishes.honour ?? [])];
      if (wish === 'plainLetters') this.readPlainLetters(match[0]);
      const [changed] = Object.keys(PLAIN[wish]);
      if (changed) this.#note(changed as keyof TypedWishes, wish, match[0]);
    }
  }

  readPlainLetters(words: string) {
    const letters = this.wishes.letters ?? noLetterWishes();
    this.wishes.letters = { ...letters, without: [...letters.without, ...MARKED_LETTERS] };
    this.#note('without', MARKED_LETTERS.join(' '), words);
  }

  readMeanings(sentence: string) {
    for (const [tag, pattern] of Object.entries(this.#lexicon.meanings)) {
      const match = pattern.exec(sentence);
      if (match && isMeaning(tag))
        this.#push(
          isRefusedAt(sentence, match, this.#lexicon) ? 'notMeanings' : 'meanings',
          tag,
          match[0],
        );
    }
  }

  readRootsAndPlaces(sentence: string) {
    for (const [tag, pattern] of Object.entries(this.#lexicon.roots)) {
      const match = pattern.exec(sentence);
      if (match && !isRefusedAt(sentence, match, this.#lexicon))
        this.#push('roots', tag as Root, match[0]);
    }
    for (const [language, pattern] of Object.entries(this.#lexicon.worksIn)) {
      const match = pattern.exec(sentence);
      if (match) this.#push('worksIn', language, match[0]);
    }
    const most = readSyllables(sentence, this.#lexicon);
    if (most) {
      this.wishes.maxSyllables = most;
      this.#note('maxSyllables', String(most), sentence);
    }
  }

  takeNames(names: readonly ReadName[]) {
    const lists = {
      avoid: 'avoid',
      love: 'love',
      taken: 'taken',
      honour: 'honour',
      sibling: 'siblings',
      pair: 'pairWith',
    } as const;
    for (const { role, name, words } of names) {
      const list = this.wishes[lists[role]] ?? [];
      this.wishes[lists[role]] = list;
      // Of a refused double name each part is refused.
      const parts = role === 'avoid' ? name.split(' ') : [name];
      for (const part of parts) if (!list.includes(part)) list.push(part);
      this.#note(lists[role], name, words);
    }
  }
}

/** What a free text asks for, read without a model: by the name index, refusals and the lexicon of its language. */
export function readWishes(
  text: string,
  locale: Locale,
  pool: NamePool,
  known: Known = {},
): ReadWishes {
  const lexicon = lexiconOf(locale);
  const reader = new WishReader(lexicon);
  reader.takeNames(
    readNames(text, lexicon, pool, [known.surname ?? '', ...(known.siblings ?? [])]),
  );
  for (const sentence of sentencesOf(text)) {
    reader.readPlain(sentence);
    reader.readMeanings(sentence);
    reader.readRootsAndPlaces(sentence);
  }
  const { letters, understood } = readLetters(text, lexicon);
  const without = [...(reader.wishes.letters?.without ?? []), ...(letters.without ?? [])];
  return {
    wishes: {
      ...reader.wishes,
      letters: { ...noLetterWishes(), ...letters, without: [...new Set(without)] },
    },
    understood: [...reader.understood, ...understood],
  };
}
