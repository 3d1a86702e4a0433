import { foldedForm, isArabicScript } from '@ismi/catalogue/matching/fold';
import type { Lexicon } from './lexicon.rules.ts';
import { firstStart, lastEnd, sentencesOf, type Token, tokensOf } from './text-clauses.rules.ts';
import type { NamePool } from './typed-wishes.rules.ts';

type NameRole = 'avoid' | 'love' | 'taken' | 'honour' | 'sibling' | 'pair';
export interface ReadName {
  role: NameRole;
  name: string;
  words: string;
}

const SUFFIX = /['’].*$/u;
const LEADING = /^(?:و|ف|ب|ل|ك|ال|وال)(?=\p{L}{2})/u;
/** How many words may stand between a word like sister and her name. */
const NEAR = 28;
const NEAR_AFTER = 18;

const AFTER_REFUSAL =
  /(?<![\p{L}])(?:و?لا|مو|مش|مب|ماشي|و?ما)(?: (?:نريد|نبغى|نبا|نبي|بدنا|دايرين|نحب))?(?: اسم)? $/u;
/** Nothing that is odd in Spanish (like Nada): an example of what was refused. */
const AS_EXAMPLE = /,\s*(?:like|such as|e\.?g\.?|wie|z\.? ?b\.?|etwa|mesela|örneğin|مثل|زي)\s*$/iu;
const SOUNDS_LIKE = 0.96;

const isCapital = (text: string): boolean => /^\p{Lu}\p{L}*\p{Ll}|^\p{Lu}\p{Ll}/u.test(text);

class NameReader {
  readonly #lexicon: Lexicon;
  readonly #pool: NamePool;
  readonly #others: ReadonlySet<string>;

  constructor(lexicon: Lexicon, pool: NamePool, others: readonly string[]) {
    this.#lexicon = lexicon;
    this.#pool = pool;
    this.#others = new Set(others.map(foldedForm));
  }

  #isKnown = (text: string): boolean => this.#pool.index.findSpelling(text).candidates.length > 0;

  /** The name that a word may be, without the ending or article of its language. */
  nameIn({ text }: Token, isFirst: boolean, before: string): string | undefined {
    if (isArabicScript(text)) return this.#arabicName(text) ?? this.#soundOf(text, before);
    const plain = text.replace(SUFFIX, '');
    if (plain.length < 2 || !isCapital(plain) || this.#others.has(foldedForm(plain)))
      return undefined;
    if (this.#lexicon.notNames.test(text) || this.#lexicon.notNames.test(plain)) return undefined;
    return this.#isKnown(plain) || (!isFirst && plain.length > 2) ? plain : undefined;
  }

  /** Arabic writes a foreign name in several ways: right after a refusal, one that sounds like a name is one. */
  #soundOf(text: string, before: string): string | undefined {
    if (text.length < 3 || this.#lexicon.notNames.test(text)) return undefined;
    if (!AFTER_REFUSAL.test(before)) return undefined;
    const [first] = this.#pool.index.find(text).candidates;
    return first && first.score >= SOUNDS_LIKE ? this.#pool.nameOf(first.nameId)?.name : undefined;
  }

  #arabicName(text: string): string | undefined {
    if (this.#lexicon.notNames.test(text)) return undefined;
    if (text.length > 2 && this.#isKnown(text)) return text;
    const bare = text.replace(LEADING, '');
    return bare !== text &&
      bare.length > 2 &&
      !this.#lexicon.notNames.test(bare) &&
      this.#isKnown(bare)
      ? bare
      : undefined;
  }

  /** Names that stand in one list: Emir, Eymen und Miran. */
  listsIn(sentence: string): { names: string[]; from: number; to: number }[] {
    const lists: { names: string[]; from: number; to: number }[] = [];
    let open: (typeof lists)[number] | undefined;
    for (const [at, token] of tokensOf(sentence).entries()) {
      const name = this.nameIn(token, at === 0, sentence.slice(0, token.at));
      if (name) {
        const isAdjacent = open && sentence.slice(open.to, token.at).trim() === '';
        if (!open) {
          open = { names: [], from: token.at, to: token.at };
          lists.push(open);
        }
        const last = open.names.at(-1);
        if (isAdjacent && last && !isArabicScript(name))
          open.names.splice(-1, 1, `${last} ${name}`);
        else open.names.push(name);
        open.to = token.at + token.text.length;
      } else if (open && this.#lexicon.joins.test(token.text))
        open.to = token.at + token.text.length;
      else open = undefined;
    }
    return lists;
  }

  /** What the words around a list say about its names. */
  rolesOf(sentence: string, { from, to }: { from: number; to: number }): NameRole[] {
    const lexicon = this.#lexicon;
    const paused = lastEnd(lexicon.pause, sentence.slice(0, from));
    const before = sentence.slice(Math.max(0, paused), from);
    const rest = sentence.slice(to);
    const nextPause = firstStart(lexicon.pause, rest);
    const after = nextPause < 0 ? rest : rest.slice(0, nextPause);
    const nearBefore = before.slice(-NEAR);
    const refusedBefore = lastEnd(lexicon.refusesBefore, before);
    const isNegatedBefore = refusedBefore >= 0 && before.length - refusedBefore < NEAR + 12;
    const siblingAt = lastEnd(lexicon.sibling, nearBefore);
    const elderAt = lastEnd(lexicon.elder, nearBefore);
    const bystanderAt = lastEnd(lexicon.bystander, nearBefore);
    const nearest = Math.max(siblingAt, elderAt, bystanderAt);
    if (lexicon.refusesAfter.test(after)) return ['avoid'];
    if (refusedBefore >= 0 && AS_EXAMPLE.test(before)) return ['avoid'];
    if (isNegatedBefore && lastEnd(lexicon.refusesBefore, nearBefore) > nearest) return ['avoid'];
    if (elderAt >= 0 && elderAt === nearest) {
      if (lexicon.remember.test(sentence)) return ['honour'];
      return lexicon.taken.test(rest) ? ['avoid'] : [];
    }
    if (bystanderAt >= 0 && bystanderAt === nearest) return [];
    if (siblingAt >= 0 && siblingAt === nearest) return ['sibling'];
    if (isNegatedBefore) return ['avoid'];
    const isLoved = lexicon.love.test(before) || lexicon.love.test(after.slice(0, NEAR));
    // The reason stands often after a “but”.
    const isTaken = lexicon.taken.test(rest.slice(0, 3 * NEAR)) || lexicon.taken.test(nearBefore);
    if (isLoved) return isTaken ? ['love', 'taken'] : ['love'];
    if (isTaken) return ['avoid'];
    if (lexicon.elder.test(after.slice(0, NEAR_AFTER)) && lexicon.remember.test(sentence))
      return ['honour'];
    return [];
  }

  read(text: string): ReadName[] {
    return sentencesOf(text).flatMap((sentence) =>
      this.listsIn(sentence).flatMap((list) => {
        const words = sentence.slice(list.from, list.to);
        const isKnown = list.names.some((name) => name.split(' ').some(this.#isKnown));
        const roles = this.rolesOf(sentence, list).filter(
          (role) => isKnown || role === 'honour' || role === 'sibling',
        );
        return roles.flatMap((role) => list.names.map((name) => ({ role, name, words })));
      }),
    );
  }
}

/** The names in a free text, each with what the text says about it. Names that it only mentions are left out. */
export const readNames = (
  text: string,
  lexicon: Lexicon,
  pool: NamePool,
  others: readonly string[],
): ReadName[] => new NameReader(lexicon, pool, others).read(text);
