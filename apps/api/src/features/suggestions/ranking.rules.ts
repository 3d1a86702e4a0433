import type { CatalogueName } from '@ismi/catalogue';
import { foldedForm } from '@ismi/catalogue/matching/fold';
import { type Locale, RELAXABLE_ANSWERS, SUGGESTION_LIMITS } from '@ismi/contract';
import type { Answers, MatchingName } from './answer-match.rules.ts';
import { keepsVariety, similarity, similarityTo } from './similarity.rules.ts';

/** The weight of each wish. */
const WEIGHTS = {
  theme: 1.6,
  sound: 1.5,
  recommended: 0.8,
  religiousTheme: 0.4,
  quran: 0.3,
  wordOfParents: 0.7,
  shortForDouble: 0.6,
  likeSibling: -2.5,
  siblingsTheme: 0.25,
  siblingsLength: 0.25,
  siblingsCulture: 0.3,
  otherSex: -1,
  caution: -0.6,
  popularity: 0.25,
} as const;
/** The penalty for sounding like a chosen name: the list is suggested as a whole. */
const ECHO = 2.2;
/** Names this similar are easily confused. */
const CONFUSABLE = 0.65;
const WORDS_OF_PARENTS = 2;
const SHORTEST_WORD = 4;
/** How many a model chooses from: more cost tokens, fewer leave no choice. */
const SHORTLIST = 40;
/**
 * Only the best of a large tier are compared with each other: each pair costs time, and the rest would not be chosen anyway.
 */
const COMPARED = 100;

const syllables = (name: string): number => foldedForm(name).match(/[aeiouy]+/g)?.length ?? 1;

/** The meaningful words, folded, each once. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[^\p{L}]+/u)
      .map(foldedForm)
      .filter((word) => word.length >= SHORTEST_WORD),
  ),
];

const SAID = new WeakMap<CatalogueName, Map<Locale, ReadonlySet<string>>>();
/** The words of a name's catalogue texts; cached, because every list checks all names. */
function wordsSaidOf(record: CatalogueName, locale: Locale): ReadonlySet<string> {
  const byLocale = SAID.get(record) ?? new Map<Locale, ReadonlySet<string>>();
  SAID.set(record, byLocale);
  const known =
    byLocale.get(locale) ??
    new Set(wordsOf(`${record.meaning[locale]} ${record.description[locale]}`));
  byLocale.set(locale, known);
  return known;
}

/** How many of the parents' own words occur in the catalogue's texts about the name. */
function parentsWordsIn(record: CatalogueName, { words, locale }: RankingContext): number {
  const said = wordsSaidOf(record, locale);
  return Math.min(WORDS_OF_PARENTS, words.filter((word) => said.has(word)).length);
}

/** A sibling: how similar a name is to theirs, and the record if the catalogue has one. */
interface Sibling {
  likenessOf(record: CatalogueName): number;
  record: CatalogueName | undefined;
}

export const siblingOf = (name: string, record: CatalogueName | undefined): Sibling => ({
  likenessOf: similarityTo(name),
  record,
});

function siblingScore(record: CatalogueName, { likenessOf, record: sibling }: Sibling): number {
  let score = likenessOf(record) >= CONFUSABLE ? WEIGHTS.likeSibling : 0;
  if (!sibling) return score;
  if (record.themes.some((theme) => sibling.themes.includes(theme))) score += WEIGHTS.siblingsTheme;
  if (record.computed.length === sibling.computed.length) score += WEIGHTS.siblingsLength;
  const shared = record.cultures.filter((culture) => sibling.cultures.includes(culture)).length;
  return score + (WEIGHTS.siblingsCulture * shared) / sibling.cultures.length;
}

const girlsOrBoys = ({ computed, gender }: CatalogueName, wanted: Answers['gender']): number => {
  if (gender === wanted || computed.girlShare === null || wanted === 'unisex') return 0;
  return wanted === 'boy' ? computed.girlShare : 1 - computed.girlShare;
};

/** What a name is ranked by besides the answers. */
export interface RankingContext {
  wishes: Answers;
  locale: Locale;
  sibling: Sibling | undefined;
  /** The parents' own words, folded. */
  words: readonly string[];
}

/** How well a name matches the graded wishes. */
export function scoreOf(record: CatalogueName, judging: RankingContext): number {
  const { wishes, locale, sibling } = judging;
  const { meaning = [], phonetic, religious } = wishes;
  const themes = meaning.filter((theme) => record.themes.includes(theme)).length;
  let score =
    WEIGHTS.theme * themes + (WEIGHTS.popularity * record.computed.popularity.score) / 100;
  if (phonetic && record.computed.phonetic.includes(phonetic)) score += WEIGHTS.sound;
  if (religious) {
    if (record.islamic.verdict === 'recommended') score += WEIGHTS.recommended;
    if (record.themes.includes('religious')) score += WEIGHTS.religiousTheme;
    if (record.quran.kind !== 'none') score += WEIGHTS.quran;
  }
  score += WEIGHTS.wordOfParents * parentsWordsIn(record, judging);
  if (wishes.doubleName && syllables(record.name) <= 2) score += WEIGHTS.shortForDouble;
  if (sibling) score += siblingScore(record, sibling);
  if (record.cautions.some((caution) => caution.in === locale)) score += WEIGHTS.caution;
  return score + WEIGHTS.otherSex * girlsOrBoys(record, wishes.gender);
}

/** Popularity is relaxed before length, both before culture: a number for each combination, in that order. */
export const relaxableOf = ({ relaxed }: MatchingName): number =>
  relaxed.reduce((sum, wish) => sum + 2 ** RELAXABLE_ANSWERS.indexOf(wish), 0);

interface Scored {
  fitting: MatchingName;
  score: number;
}

const byScore = (a: Scored, b: Scored): number =>
  b.score - a.score || (a.fitting.record.id < b.fitting.record.id ? -1 : 1);

/** Remaining names of a tier, each with its highest similarity to those chosen so far. */
class Tier {
  readonly #left: Map<Scored, number>;

  constructor(tier: readonly Scored[], chosen: readonly CatalogueName[]) {
    this.#left = new Map(tier.map((scored) => [scored, 0]));
    for (const record of chosen) this.hear(record);
  }

  /** Records a chosen name. */
  hear(chosen: CatalogueName): void {
    for (const [scored, echo] of this.#left)
      this.#left.set(scored, Math.max(echo, similarity(scored.fitting.record, chosen)));
  }

  /** Takes the best of the rest; undefined when each would be a third similar name. */
  take(chosen: readonly CatalogueName[]): Scored | undefined {
    for (;;) {
      const best = this.#best();
      if (!best) return undefined;
      this.#left.delete(best);
      if (keepsVariety(chosen, best.fitting.record)) return best;
    }
  }

  #best(): Scored | undefined {
    let best: Scored | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const [scored, echo] of this.#left) {
      const worth = scored.score - ECHO * echo;
      if (worth > most) [best, most] = [scored, worth];
    }
    return best;
  }
}

export interface Ranked {
  /** The catalogue's choice, best first within each tier. */
  chosen: MatchingName[];
  /** What a model may choose from: all of `must`, and from `pool` as many as are missing. */
  must: MatchingName[];
  pool: MatchingName[];
}

/**
 * Chooses as many as may be suggested. A name that misses a wish comes only after those that miss less are used up or would be
 * a third similar one; if that is not enough, similar ones are allowed.
 */
export function rank(fitting: readonly MatchingName[], judging: RankingContext): Ranked {
  const scored = fitting
    .map((each) => ({ fitting: each, score: scoreOf(each.record, judging) }))
    .toSorted(byScore);
  const tiers = [...Map.groupBy(scored, (each) => relaxableOf(each.fitting))]
    .sort(([a], [b]) => a - b)
    .map(([, tier]) => tier);
  const must: Scored[] = [];
  let pool: Scored[] = [];
  for (const tier of tiers) {
    pool = shortlistOf(tier, must);
    // The first tier that fills the list is the one to choose from; all before it are used up.
    if (must.length + pool.length >= SUGGESTION_LIMITS.names) break;
    must.push(...pool);
    pool = [];
  }
  const missing = SUGGESTION_LIMITS.names - must.length - pool.length;
  const echoes = tiers.flat().filter((each) => !must.includes(each));
  if (missing > 0) must.push(...echoes.slice(0, missing));
  const fittingOf = (list: readonly Scored[]) => list.map((each) => each.fitting);
  return {
    chosen: fittingOf([...must, ...pool].slice(0, SUGGESTION_LIMITS.names)),
    must: fittingOf(must),
    pool: fittingOf(pool),
  };
}

/** The best of a tier, compared with each other and with those that must come: as many as a model may be shown. */
function shortlistOf(tier: readonly Scored[], must: readonly Scored[]): Scored[] {
  const records = must.map(({ fitting }) => fitting.record);
  const left = new Tier(tier.slice(0, COMPARED), records);
  const list: Scored[] = [];
  while (must.length + list.length < SHORTLIST) {
    const next = left.take(records);
    if (!next) break;
    list.push(next);
    records.push(next.fitting.record);
    left.hear(next.fitting.record);
  }
  return list;
}
