import type { Catalogue, CatalogueName } from '@ismi/catalogue';
import { type Locale, type ReasonText, reasonText } from '@ismi/contract';
import type { Fitting, Wishes } from './fitting.rules.ts';
import { likenessTo } from './likeness.rules.ts';
import { wordsOf } from './rank.rules.ts';

const SENTENCES = 4;
const EASY_TO_TELL_APART = 0.55;
/** What somebody wrote may be repeated to him where it can be a name; anything longer is not. */
const LIKE_A_NAME = /^[\p{L}\p{M}'’\- ]{2,25}$/u;
const WORDS_OF_A_NAME = 3;
const NAMELESS = new Set(['idol', 'tyrant']);

/** Quotes inside quotes, as each language writes them: what stands there, and what stands there inside others. */
const QUOTES: Record<Locale, readonly (readonly [outer: string, inner: string])[]> = {
  tr: [
    ['“', '‘'],
    ['”', '’'],
  ],
  en: [
    ['“', '‘'],
    ['”', '’'],
  ],
  de: [
    ['„', '‚'],
    ['“', '‘'],
  ],
  ar: [
    ['«', '“'],
    ['»', '”'],
  ],
};
/** So that ten reasons do not say the same: the sibling is named now and then, and so is the second name. */
const EVERY = { sibling: 3, double: 2 } as const;

export const looksLikeAName = (text: string): boolean =>
  LIKE_A_NAME.test(text) && text.split(' ').length <= WORDS_OF_A_NAME;

interface Around {
  wishes: Wishes;
  locale: Locale;
  people: Catalogue['people'];
  /** Which place the name has in its list: neighbours are worded differently. */
  position: number;
  /** How the second half of a double name is written. */
  second?: string | undefined;
}

type Sentence = [ReasonText, Record<string, string>?];

function* wishesMet(record: CatalogueName, { wishes }: Around): Generator<Sentence> {
  const theme = wishes.meaning?.find((each) => record.themes.includes(each));
  if (theme) yield [`theme.${theme}`];
  const { phonetic } = wishes;
  if (phonetic && record.computed.phonetic.includes(phonetic)) yield [`sound.${phonetic}`];
  if (wishes.religious && record.islamic.verdict === 'recommended') yield ['recommended'];
}

export const quotable = (text: string, locale: Locale): string =>
  QUOTES[locale].reduce((quoted, [outer, inner]) => quoted.replaceAll(outer, inner), text);

function* siblingBeside(record: CatalogueName, { wishes, position }: Around): Generator<Sentence> {
  const sibling = wishes.sibling?.siblingName;
  if (!sibling || position % EVERY.sibling !== 0) return;
  if (likenessTo(sibling)(record) >= EASY_TO_TELL_APART) return;
  if (looksLikeAName(sibling)) yield ['sibling', { sibling }];
  else yield ['siblingUnnamed'];
}

function* wordsEchoed(record: CatalogueName, { wishes, locale }: Around): Generator<Sentence> {
  const said = new Set(wordsOf(record.meaning[locale]));
  if (wordsOf(wishes.details ?? '').some((word) => said.has(word))) yield ['words'];
}

function* whereAtHome(record: CatalogueName, around: Around): Generator<Sentence> {
  const { wishes, locale, people } = around;
  const bearer = record.bearers.find(({ kind }) => !NAMELESS.has(kind));
  const person = people.find(({ id }) => id === bearer?.id)?.name[locale];
  if (person) yield ['bearer', { person }];
  if (record.cultures.includes(wishes.culture)) yield [`culture.${wishes.culture}`];
  const { class: popularity } = record.computed.popularity;
  if (popularity === wishes.popularity) yield [`popularity.${popularity}`];
}

/** Why a name was chosen, from nothing but the catalogue and the answers: what it means, what it meets, and what it does not. */
export function reasonFromFacts({ record, relaxed }: Fitting, around: Around): string {
  const { locale, position, second } = around;
  const missed = relaxed.map((wish): Sentence => [`relaxed.${wish}`]);
  const said: Sentence[] = [
    ...wishesMet(record, around),
    ...wordsEchoed(record, around),
    ...(second && position % EVERY.double === 0 ? [['double', { second }] satisfies Sentence] : []),
    ...siblingBeside(record, around),
    ...whereAtHome(record, around),
  ];
  const sentences: Sentence[] = [
    ['meaning', { meaning: quotable(record.meaning[locale], locale) }],
    ...said.slice(0, Math.max(1, SENTENCES - 1 - missed.length)),
    ...missed,
  ];
  return sentences.map(([name, values]) => reasonText(name, locale, position, values)).join(' ');
}
