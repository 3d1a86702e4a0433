import { soundSimilarity } from '@ismi/catalogue/matching/sound-similarity';
import type { WrittenForm } from './letters-of-name.rules.ts';
import { commonnessIn } from './measure-usage.rules.ts';
import type { PreparedName } from './prepared-names.rules.ts';
import type { NamedName, PreparedWishes } from './prepared-wishes.rules.ts';
import type { Measure } from './weights.rules.ts';

/** Below this, two names only share a sound or two. */
const ECHOES_FROM = 0.55;
const VOWEL = /[aeiou]$/u;

const echo = (name: PreparedName, { sounds }: NamedName): number =>
  Math.max(0, (soundSimilarity(name.sounds, sounds) - ECHOES_FROM) / (1 - ECHOES_FROM));

/** Whether two names are taken for each other when they are called. */
export const echoes = (name: PreparedName, other: NamedName): boolean => echo(name, other) > 0;

const sharesOrigin = (name: PreparedName, other: PreparedName): boolean =>
  name.record.origin.langs[0] === other.record.origin.langs[0];

/** 1 for equally common names. */
export const alikeInUse = (
  name: PreparedName,
  other: PreparedName,
  { homeFigures }: PreparedWishes,
): number => 1 - Math.abs(commonnessIn(name, homeFigures) - commonnessIn(other, homeFigures));

const BEGINNING = 3;
/** Beril beside Beren: one is called, both come. */
const beginsAlike = (one: WrittenForm, other: WrittenForm): boolean =>
  one.folded.length > BEGINNING &&
  one.folded.slice(0, BEGINNING) === other.folded.slice(0, BEGINNING);

const sortedLetters = ({ folded }: WrittenForm): string => [...folded].sort().join('');
/** Halil beside Hilal: all letters the same. */
const hasSameLetters = (one: WrittenForm, other: WrittenForm): boolean =>
  sortedLetters(one) === sortedLetters(other);

const shareOf = (wanted: readonly string[], has: readonly string[]): number => {
  const all = new Set([...wanted, ...has]).size;
  return all === 0 ? 0 : wanted.filter((each) => has.includes(each)).length / all;
};

function measureSiblings(
  name: PreparedName,
  asked: PreparedWishes,
  form: WrittenForm,
  note: Measure,
): void {
  const { siblings, wishes } = asked;
  if (siblings.length === 0) return;
  const asksInitial = wishes.letters.startsWith.length > 0;
  if (!asksInitial && siblings.some((each) => each.form.initial === form.initial))
    note('siblingInitial', 1);
  if (
    wishes.letters.endsWith.length === 0 &&
    siblings.some((each) => each.form.ending === form.ending)
  )
    note('siblingRhyme', 1);
  if (!asksInitial && siblings.some((each) => beginsAlike(each.form, form)))
    note('siblingBeginning', 1);
  if (siblings.some((each) => hasSameLetters(each.form, form))) note('siblingLetters', 1);
  note('siblingEcho', Math.max(...siblings.map((each) => echo(name, each))));
  const known = siblings.flatMap(({ records }) => records[0] ?? []);
  if (known.length === 0) return;
  const mean = (share: (other: PreparedName) => number) =>
    known.reduce((sum, other) => sum + share(other), 0) / known.length;
  note(
    'siblingOrigin',
    mean((other) => (sharesOrigin(name, other) ? 1 : 0)),
  );
  note(
    'siblingPopularity',
    mean((other) => alikeInUse(name, other, asked)),
  );
  note(
    'siblingRegions',
    mean((other) => shareOf(other.record.cultures, name.record.cultures)),
  );
}

function measureSurname(
  name: PreparedName,
  { surname }: PreparedWishes,
  form: WrittenForm,
  note: Measure,
): void {
  if (!surname) return;
  const last = surname.form;
  if (form.ending === last.ending) note('surnameRhyme', 1);
  note('surnameEcho', echo(name, surname));
  if (form.initial === last.initial) note('surnameInitial', 1);
  const end = form.ending.slice(-1);
  if (end === last.initial || (VOWEL.test(end) && VOWEL.test(last.initial))) note('surnameJoin', 1);
}

/** How the whole name and the household sound when they are called. */
export function measureHousehold(
  name: PreparedName,
  asked: PreparedWishes,
  form: WrittenForm,
  note: Measure,
): void {
  measureSiblings(name, asked, form, note);
  measureSurname(name, asked, form, note);
  for (const other of asked.pairWith)
    if (other.form.ending === form.ending || echo(name, other) > 0) note('pairRhyme', 1);
}
