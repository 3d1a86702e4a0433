import type { Catalogue, CatalogueName } from '@ismi/catalogue';
import { type Locale, type ReasonText, reasonText } from '@ismi/contract';
import type { Answers, MatchingName } from './answer-match.rules.ts';
import { wordsOf } from './ranking.rules.ts';
import { similarityTo } from './similarity.rules.ts';

const SENTENCES = 4;
const EASY_TO_TELL_APART = 0.55;
/** The user's own words are repeated only where they can be a name; anything longer is not. */
const LIKE_A_NAME = /^[\p{L}\p{M}'’\- ]{2,25}$/u;
const WORDS_OF_A_NAME = 3;
const NAMELESS = new Set(['idol', 'tyrant']);

/** Quotation marks that a meaning may already contain: then no more are added. */
const QUOTES = /[“”„«»]/u;
/** Varies ten reasons: the sibling and the second name are mentioned only now and then. */
const EVERY = { sibling: 3, double: 2 } as const;

export const looksLikeAName = (text: string): boolean =>
  LIKE_A_NAME.test(text) && text.split(' ').length <= WORDS_OF_A_NAME;

interface Around {
  wishes: Answers;
  locale: Locale;
  people: Catalogue['people'];
  /** The name's position in its list: neighbours are worded differently. */
  position: number;
  /** The spelling of the second part of a double name. */
  second?: string | undefined;
  /** Free list: the reason contains only facts of the name's free page. */
  publicOnly?: boolean | undefined;
}

type Sentence = [ReasonText, Record<string, string>?];

function* wishesMet(record: CatalogueName, { wishes, publicOnly }: Around): Generator<Sentence> {
  const theme = wishes.meaning?.find((each) => record.themes.includes(each));
  if (theme) yield [`theme.${theme}`];
  const { phonetic } = wishes;
  if (publicOnly) return;
  if (phonetic && record.computed.phonetic.includes(phonetic)) yield [`sound.${phonetic}`];
  if (wishes.religious && record.islamic.verdict === 'recommended') yield ['recommended'];
}

/** The meaning in quotation marks; never in two pairs. */
export const meaningSentence = (meaning: string, locale: Locale, position: number): string =>
  reasonText(QUOTES.test(meaning) ? 'meaningWithQuotes' : 'meaning', locale, position, { meaning });

function* siblingBeside(record: CatalogueName, { wishes, position }: Around): Generator<Sentence> {
  const sibling = wishes.sibling?.siblingName;
  if (!sibling || position % EVERY.sibling !== 0) return;
  if (similarityTo(sibling)(record) >= EASY_TO_TELL_APART) return;
  if (looksLikeAName(sibling)) yield ['sibling', { sibling }];
  else yield ['siblingUnnamed'];
}

function* wordsEchoed(record: CatalogueName, { wishes, locale }: Around): Generator<Sentence> {
  const said = new Set(wordsOf(record.meaning[locale]));
  if (wordsOf(wishes.details ?? '').some((word) => said.has(word))) yield ['words'];
}

/** Bearers and popularity are mentioned only in a paid list. */
function* whereAtHome(record: CatalogueName, around: Around): Generator<Sentence> {
  const { wishes, locale, people, publicOnly } = around;
  const bearer = record.bearers.find(({ kind }) => !NAMELESS.has(kind));
  const person = people.find(({ id }) => id === bearer?.id)?.name[locale];
  if (person && !publicOnly) yield ['bearer', { person }];
  if (record.cultures.includes(wishes.culture)) yield [`culture.${wishes.culture}`];
  const { class: popularity } = record.computed.popularity;
  if (popularity === wishes.popularity && !publicOnly) yield [`popularity.${popularity}`];
}

/** The reason for a name, from catalogue and answers only: what it means, what it meets, and what it does not. */
export function reasonFromFacts({ record, relaxed }: MatchingName, around: Around): string {
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
    ...said.slice(0, Math.max(1, SENTENCES - 1 - missed.length)),
    ...missed,
  ];
  return [
    meaningSentence(record.meaning[locale], locale, position),
    ...sentences.map(([name, values]) => reasonText(name, locale, position, values)),
  ].join(' ');
}
